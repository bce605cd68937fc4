import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types'
import type { Field, UIField } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { normalizePath } from '../../src/domain/site/path'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { importRedirects } from './redirects/importRedirects'
import { validateRedirectFrom, validateRedirectTo } from './redirects/validate'

/** Unique per site; the plugin's own `from` is unique across all sites. */
const from: Field = {
  name: 'from',
  label: 'From path',
  type: 'text',
  required: true,
  index: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalizePath(value) : value)] },
  validate: validateRedirectFrom,
  admin: {
    placeholder: '/winter-sale',
    description: 'A path on this site, or a folder and all below it: /old-site/*.',
  },
}

/** The plugin's target fields with our labels and URL validation. */
const to = (field: Field): Field => {
  if (field.type !== 'group') return field
  const fields = field.fields.map((part): Field => {
    if (!('name' in part)) return part
    if (part.name === 'type' && part.type === 'radio')
      return {
        ...part,
        label: 'Link',
        options: [
          { value: 'reference', label: 'A page on this site' },
          { value: 'custom', label: 'Any URL' },
        ],
      }
    if (part.name === 'reference' && part.type === 'relationship') return { ...part, label: 'Page' }
    if (part.name === 'url' && part.type === 'text' && !part.hasMany)
      return {
        ...part,
        hasMany: false,
        label: 'To URL',
        validate: validateRedirectTo,
        admin: { ...part.admin, placeholder: '/special-offers' },
      }
    return part
  })
  return { ...field, admin: { ...field.admin, hideGutter: true }, fields }
}

/** List column with the redirect target. */
const targetColumn: UIField = {
  name: 'leadsTo',
  type: 'ui',
  label: 'Link',
  admin: { components: { Cell: '/src/admin/cells/RedirectTargetCell.tsx#RedirectTargetCell' } },
}

/** Redirects of a site. */
export const redirectsOptions: RedirectsPluginConfig = {
  collections: ['pages'],
  redirectTypes: ['301', '302'],
  redirectTypeFieldOverride: {
    label: 'Redirect type',
    required: true,
    defaultValue: '301',
    options: [
      { value: '301', label: 'Permanent (301)' },
      { value: '302', label: 'Temporary (302)' },
    ],
  },
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: siteContentAccess,
    disableDuplicate: true,
    indexes: [{ fields: ['site', 'from'], unique: true }],
    hooks: revalidateHooks((site) => [cacheTags.redirects(site)]),
    endpoints: [importRedirects],
    admin: {
      group: 'Website',
      useAsTitle: 'from',
      components: { beforeListTable: ['/src/admin/csvImport/ImportRedirects.tsx#ImportRedirects'] },
      preview: previewOnSite(({ from }) => (typeof from === 'string' ? from : null)),
      defaultColumns: ['from', 'leadsTo', 'type', 'updatedAt'],
      description:
        'Redirects from old paths. A published page, post, offer, location or model that moves adds one automatically.',
      hidden: hiddenFrom('leadsOnly'),
    },
    fields: ({ defaultFields }) => [
      ...defaultFields.map((field) => {
        if (!('name' in field)) return field
        return field.name === 'from' ? from : field.name === 'to' ? to(field) : field
      }),
      targetColumn,
    ],
  },
}
