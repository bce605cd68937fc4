import type { CollectionConfig } from 'payload'
import { cacheTags } from '../src/domain/cacheTags'
import { contentOfASite } from './access/collectionAccess'
import { hiddenFrom } from './access/hiddenFrom'
import { linkField } from './fields/link'
import { number, text, textarea, tick } from './fields/plain'
import { slugField } from './fields/slug'
import { revalidates } from './hooks/revalidate'

/** A model of the range that the dealer sells new. */
export const Models: CollectionConfig = {
  slug: 'models',
  labels: { singular: 'Model', plural: 'Models' },
  access: contentOfASite,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['image', 'name', 'make', 'manufacturer_body', 'status', 'position'],
    description: 'The new-model range in menus and on model pages, in order of position.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'position',
  hooks: revalidates((site) => [cacheTags.models(site)]),
  fields: [
    text('name', 'Name', { required: true }),
    {
      type: 'row',
      fields: [
        {
          name: 'make',
          label: 'Make',
          type: 'relationship',
          relationTo: 'makes',
          required: true,
          admin: { width: '50%' },
        },
        text('manufacturer_body', 'Body', {
          admin: { width: '50%', placeholder: 'SUV', description: 'Groups models in menus.' },
        }),
      ],
    },
    {
      name: 'image',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Menus leave out models without one.' },
    },
    textarea('short_description', 'In a sentence or two', { maxLength: 200 }),
    textarea('description', 'Description'),
    text('youtube_id', 'YouTube video', { admin: { description: 'The 11 letters after "v=" in its address.' } }),
    {
      type: 'row',
      fields: [
        linkField({ name: 'brochure_url', label: 'Brochure', admin: { width: '50%', placeholder: 'https://...' } }),
        linkField({ name: 'spec_sheet_url', label: 'Spec sheet', admin: { width: '50%', placeholder: 'https://...' } }),
      ],
    },
    textarea('disclaimer', 'Small print'),
    slugField({ description: 'Last part of /models/corolla.' }),
    {
      name: 'status',
      label: 'Label',
      type: 'select',
      required: true,
      defaultValue: 'other',
      options: [
        { value: 'other', label: 'None' },
        { value: 'new', label: 'New' },
        { value: 'all_new', label: 'All new' },
        { value: 'coming_soon', label: 'Coming soon' },
      ],
      admin: { position: 'sidebar' },
    },
    number('position', 'Position', {
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower comes first.' },
    }),
    number('from_price', 'From price ($)', {
      min: 0,
      admin: { position: 'sidebar', description: 'The cheapest variant, drive away. Empty shows no price.' },
    }),
    linkField({
      name: 'override_url',
      label: 'Own link',
      admin: { position: 'sidebar', description: 'Leads here instead of the model\u2019s page.' },
    }),
    tick('visible', 'Shown to shoppers', { defaultValue: true, admin: { position: 'sidebar' } }),
  ],
}
