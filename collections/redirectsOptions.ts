import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types'
import type { Field } from 'payload'
import { cacheTags } from '../src/domain/cacheTags'
import { normalisePath } from '../src/domain/site/path'
import { contentOfASite } from './access/collectionAccess'
import { hiddenFrom } from './access/hiddenFrom'
import { uniqueOnSite } from './fields/uniqueOnSite'
import { revalidates } from './hooks/revalidate'
import { seenOnSite } from './preview'
import { importRedirects } from './redirects/importRedirects'

/** The plugin's `from` is unique across all sites; ours is unique per site. */
const from: Field = {
  name: 'from',
  label: 'Old address',
  type: 'text',
  required: true,
  index: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalisePath(value) : value)] },
  validate: uniqueOnSite('from', 'This old address already has a redirect.'),
  admin: { placeholder: '/winter-sale', description: 'An address on this site that should lead elsewhere.' },
}

/** Old addresses of a site and where they lead now. */
export const redirectsOptions: RedirectsPluginConfig = {
  collections: ['pages'],
  redirectTypes: ['301', '302'],
  redirectTypeFieldOverride: {
    label: 'For how long',
    required: true,
    defaultValue: '301',
    options: [
      { value: '301', label: 'For good (301)' },
      { value: '302', label: 'For now (302)' },
    ],
  },
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: contentOfASite,
    indexes: [{ fields: ['site', 'from'], unique: true }],
    hooks: revalidates((site) => [cacheTags.redirects(site)]),
    endpoints: [importRedirects],
    admin: {
      group: 'Website',
      useAsTitle: 'from',
      components: { beforeListTable: ['/src/admin/csvImport/ImportRedirects.tsx#ImportRedirects'] },
      preview: seenOnSite(({ from }) => (typeof from === 'string' ? from : null)),
      defaultColumns: ['from', 'to.url', 'type', 'updatedAt'],
      description: 'Where old addresses lead. A published page that moves adds its own.',
      hidden: hiddenFrom('leadsOnly'),
    },
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => ('name' in field && field.name === 'from' ? from : field)),
  },
}
