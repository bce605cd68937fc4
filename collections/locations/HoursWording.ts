import type { CollectionConfig } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/plain'
import { revalidateHooks } from '../hooks/revalidate'

/** What stands in opening hours instead of "Closed" (LOC-04). */
export const HoursWording: CollectionConfig = {
  slug: 'hoursWording',
  labels: { singular: 'Hours wording', plural: 'Hours wording' },
  access: siteContentAccess,
  admin: {
    group: 'Locations',
    useAsTitle: 'phrase',
    defaultColumns: ['phrase', 'replaces', 'locations', 'updatedAt'],
    description: 'Words instead of "Closed", such as "By appointment only" or a link to enquire.',
    hidden: hiddenFrom('leadsOnly'),
  },
  hooks: revalidateHooks((site) => [cacheTags.locations(site)]),
  fields: [
    text('phrase', 'Shoppers read', { required: true, maxLength: 60, admin: { placeholder: 'By appointment only' } }),
    text('replaces', 'Instead of', {
      required: true,
      defaultValue: 'Closed',
      admin: { description: 'The status in the hours.' },
    }),
    linkField({
      name: 'link',
      label: 'Link',
      admin: { description: 'Makes the words a link. Empty leaves plain words.' },
    }),
    {
      name: 'locations',
      label: 'At these locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      admin: { description: 'Empty applies at all of them.' },
    },
    {
      name: 'wordingPreview',
      type: 'ui',
      admin: { components: { Field: '/src/admin/hours/WordingPreview.tsx#WordingPreview' } },
    },
  ],
}
