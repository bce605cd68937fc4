import type { CollectionConfig } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { number, text, textarea, tick } from '../fields/plain'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { redirectMovedModel } from './hooks/redirectMovedModel'
import { importModels } from './models/importModels'
import { coloursField, featuresField, specificationsField, variantsField } from './models/rangeFields'

const revalidate = revalidateHooks((site) => [cacheTags.models(site)])

/** Where shoppers meet a model; null while it has no address, or one on another site. */
function modelPath(slug: unknown, ownLink: unknown): string | null {
  if (typeof ownLink === 'string' && ownLink) return ownLink.startsWith('/') ? ownLink : null
  return typeof slug === 'string' && slug ? `/models/${slug}` : null
}

/** A model of the range that the dealer sells new. */
export const Models: CollectionConfig = {
  slug: 'models',
  labels: { singular: 'Model', plural: 'Models' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    preview: previewOnSite(({ slug, override_url: own }) => modelPath(slug, own)),
    listSearchableFields: ['name', 'slug'],
    defaultColumns: ['name', 'image', 'make', 'manufacturer_body', 'status', 'position'],
    description: 'The new-model range in menus and on model pages, in order of position.',
    hidden: hiddenFrom('leadsOnly'),
    components: { beforeListTable: ['/src/admin/models/ImportModels.tsx#ImportModels'] },
  },
  endpoints: [importModels],
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'position',
  hooks: { ...revalidate, afterChange: [...(revalidate.afterChange ?? []), redirectMovedModel] },
  fields: [
    text('name', 'Name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Model',
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'make',
                  label: 'Make',
                  type: 'relationship',
                  relationTo: 'makes',
                  required: true,
                  admin: { width: '33%' },
                },
                text('manufacturer_body', 'Body', {
                  admin: { width: '33%', placeholder: 'SUV', description: 'Groups models in menus and in the range.' },
                }),
                text('body', 'Other bodies', {
                  hasMany: true,
                  maxRows: 3,
                  admin: { width: '34%', description: 'The range lists the model under these as well.' },
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                text('fuel', 'Fuel', { maxLength: 60, admin: { width: '50%', placeholder: 'Petrol or hybrid' } }),
                text('youtube_id', 'YouTube video', {
                  admin: { width: '50%', description: 'The 11 letters after "v=" in its address.' },
                  validate: (value: unknown) =>
                    !value || /^[\w-]{11}$/.test(String(value)) || 'The 11 letters after "v=" in its address.',
                }),
              ],
            },
            textarea('short_description', 'In a sentence or two', { maxLength: 200 }),
            textarea('description', 'Description'),
            {
              type: 'row',
              fields: [
                linkField({
                  name: 'brochure_url',
                  label: 'Brochure',
                  admin: { width: '50%', placeholder: 'https://...' },
                }),
                linkField({
                  name: 'spec_sheet_url',
                  label: 'Spec sheet',
                  admin: { width: '50%', placeholder: 'https://...' },
                }),
              ],
            },
            textarea('disclaimer', 'Small print'),
            textarea('original_disclaimer', 'Small print as it was imported', {
              admin: {
                readOnly: true,
                condition: (data) => Boolean(data?.original_disclaimer),
                description: 'The maker\u2019s own. An import renews it and leaves yours above as it is.',
              },
            }),
          ],
        },
        {
          label: 'Pictures',
          fields: [
            {
              name: 'image',
              label: 'Picture',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'In menus and the range. Menus leave out models without one.' },
            },
            {
              name: 'banner',
              label: 'Banner',
              type: 'upload',
              relationTo: 'media',
              admin: {
                description: 'Across the top of the model\u2019s page. Empty sets the picture beside the name.',
              },
            },
            {
              name: 'images',
              label: 'Gallery',
              type: 'upload',
              relationTo: 'media',
              hasMany: true,
              maxRows: 30,
              admin: { description: 'In this order. Drag to reorder.' },
            },
          ],
        },
        { label: 'Variants', fields: [variantsField] },
        { label: 'Features', fields: [featuresField] },
        { label: 'Colours', fields: [coloursField] },
        { label: 'Specifications', fields: [specificationsField] },
        {
          label: 'Offers',
          fields: [
            {
              name: 'offers',
              label: 'Offers on this model',
              type: 'join',
              collection: 'offers',
              on: 'models',
              defaultLimit: 0,
              admin: { defaultColumns: ['title', 'start', 'expiry', 'visible'] },
            },
          ],
        },
      ],
    },
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
      admin: {
        position: 'sidebar',
        description: 'Stands in where no variant has a price: the cheapest, drive away. Empty shows none.',
      },
    }),
    linkField({
      name: 'override_url',
      label: 'Own link',
      admin: { position: 'sidebar', description: 'Leads here instead of the model\u2019s page.' },
    }),
    tick('visible', 'Shown to shoppers', { defaultValue: true, admin: { position: 'sidebar' } }),
  ],
}
