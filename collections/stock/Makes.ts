import type { CollectionConfig } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/basicFields'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, slugPath } from '../preview'

/** A brand that the dealer sells. */
export const Makes: CollectionConfig = {
  slug: 'makes',
  labels: { singular: 'Make', plural: 'Makes' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    preview: previewOnSite(slugPath('/search/')),
    defaultColumns: ['name', 'logo', 'slug', 'updatedAt'],
    description: 'Brands this dealer sells. Choose those in the brand bar under Sites, Brand and contact.',
    hidden: hiddenFrom('leadsOnly'),
  },
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: revalidateHooks((site) => [cacheTags.site(site), cacheTags.models(site)]),
  fields: [
    text('name', 'Name', { required: true, admin: { description: 'As in stock feeds: Mercedes-Benz.' } }),
    text('short_name', 'Short name', {
      admin: { description: 'For small spaces: Mercedes. Leave empty to use the name.' },
    }),
    text('model_prefix', 'Model prefix', {
      maxLength: 20,
      admin: {
        placeholder: 'Mazda',
        description: 'For models that are a number: with "Mazda", "2" is imported as Mazda2.',
      },
    }),
    { name: 'logo', label: 'Logo', type: 'upload', relationTo: 'media' },
    linkField({
      name: 'url',
      label: 'Logo link',
      admin: { description: 'Leave empty to link to this make\u2019s stock.' },
    }),
    slugField({ description: 'The last part of /search/mercedes-benz.' }),
  ],
}
