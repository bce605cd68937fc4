import type { CollectionConfig } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/plain'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, under } from '../preview'

/** A brand that the dealer sells. */
export const Makes: CollectionConfig = {
  slug: 'makes',
  labels: { singular: 'Make', plural: 'Makes' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    preview: previewOnSite(under('/search/')),
    defaultColumns: ['name', 'logo', 'slug', 'updatedAt'],
    description:
      'Brands that this dealer sells. Which of them the brand bar shows, and in what order, is set on the site.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: revalidateHooks((site) => [cacheTags.site(site), cacheTags.models(site)]),
  fields: [
    text('name', 'Name', { required: true, admin: { description: 'As stock feeds write it: Mercedes-Benz.' } }),
    text('short_name', 'Short name', {
      admin: { description: 'Where room is scarce: Mercedes. Empty uses the name.' },
    }),
    text('model_prefix', 'Before models that are a number', {
      maxLength: 20,
      admin: {
        placeholder: 'Mazda',
        description:
          'Feeds write "2" and "4"; with "Mazda" or "MG" here they become Mazda2 and MG4 at the next import.',
      },
    }),
    { name: 'logo', label: 'Logo', type: 'upload', relationTo: 'media' },
    linkField({
      name: 'url',
      label: 'Link of the logo',
      admin: { description: 'The brand\u2019s own site or page. Empty leads to this make\u2019s stock.' },
    }),
    slugField({ description: 'Last part of /search/mercedes-benz.' }),
  ],
}
