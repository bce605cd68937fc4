import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types'
import type { Field, UIField } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { normalizePath } from '../../src/domain/site/path'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { importRedirects } from './redirects/importRedirects'
import { validateNewAddress, validateOldAddress } from './redirects/validate'

/** The plugin's `from` is unique across all sites; ours is unique per site. */
const from: Field = {
  name: 'from',
  label: 'Old address',
  type: 'text',
  required: true,
  index: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalizePath(value) : value)] },
  validate: validateOldAddress,
  admin: { placeholder: '/winter-sale', description: 'An address on this site that should lead elsewhere.' },
}

/** The plugin's choice between a page and an address, in our words, with the address checked. */
const to = (field: Field): Field => {
  if (field.type !== 'group') return field
  const fields = field.fields.map((part): Field => {
    if (!('name' in part)) return part
    if (part.name === 'type' && part.type === 'radio')
      return {
        ...part,
        label: 'Leads to',
        options: [
          { value: 'reference', label: 'A page of this site' },
          { value: 'custom', label: 'Any address' },
        ],
      }
    if (part.name === 'reference' && part.type === 'relationship') return { ...part, label: 'Page' }
    if (part.name === 'url' && part.type === 'text' && !part.hasMany)
      return {
        ...part,
        hasMany: false,
        label: 'New address',
        validate: validateNewAddress,
        admin: { ...part.admin, placeholder: '/special-offers' },
      }
    return part
  })
  return { ...field, admin: { ...field.admin, hideGutter: true }, fields }
}

/** Where a redirect leads, in lists: the address, or that of the page. */
const leadsTo: UIField = {
  name: 'leadsTo',
  type: 'ui',
  label: 'Leads to',
  admin: { components: { Cell: '/src/admin/cells/LeadsToCell.tsx#LeadsToCell' } },
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
      { value: '301', label: 'For good' },
      { value: '302', label: 'For now' },
    ],
  },
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: siteContentAccess,
    indexes: [{ fields: ['site', 'from'], unique: true }],
    hooks: revalidateHooks((site) => [cacheTags.redirects(site)]),
    endpoints: [importRedirects],
    admin: {
      group: 'Website',
      useAsTitle: 'from',
      components: { beforeListTable: ['/src/admin/csvImport/ImportRedirects.tsx#ImportRedirects'] },
      preview: previewOnSite(({ from }) => (typeof from === 'string' ? from : null)),
      defaultColumns: ['from', 'leadsTo', 'type', 'updatedAt'],
      description: 'Where old addresses lead. A published page that moves adds its own.',
      hidden: hiddenFrom('leadsOnly'),
    },
    fields: ({ defaultFields }) => [
      ...defaultFields.map((field) => {
        if (!('name' in field)) return field
        return field.name === 'from' ? from : field.name === 'to' ? to(field) : field
      }),
      leadsTo,
    ],
  },
}
