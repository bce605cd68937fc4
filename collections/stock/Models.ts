import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { checkbox, number, text, textarea } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl, previewOnSite } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { statusField } from '../publishing/statusField'
import { CHECKED_PUBLISHING } from '../website/checkedPublishing'
import { redirectMovedSlug } from '../website/hooks/redirectMoved'
import { importModels } from './models/importModels'
import { coloursField, featuresField, specificationsField, variantsField } from './models/rangeFields'

const revalidate = revalidateHooks((site) => [cacheTags.models(site)])

/** Public path of a model. Null without a slug, or if its link is external. */
function modelPath(slug: unknown, ownLink: unknown): string | null {
  if (typeof ownLink === 'string' && ownLink) return ownLink.startsWith('/') ? ownLink : null
  return typeof slug === 'string' && slug ? `/models/${slug}` : null
}

/** A model of the dealer's new-vehicle range. */
export const Models = withOptionalDrafts({
  slug: 'models',
  labels: { singular: 'Model', plural: 'Models' },
  access: publishedContentAccess('models'),
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    preview: previewOnSite(({ slug, override_url: own }) => modelPath(slug, own)),
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('models')(data, req) },
    listSearchableFields: ['name', 'slug'],
    defaultColumns: ['name', 'image', 'make', 'manufacturer_body', 'status', 'position', '_status'],
    description: 'New-vehicle range shown in menus and on model pages.',
    hidden: hiddenFrom('leadsOnly'),
    components: { edit: CHECKED_PUBLISHING, beforeListTable: ['/src/admin/models/ImportModels.tsx#ImportModels'] },
  },
  endpoints: [importModels],
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'position',
  hooks: { ...revalidate, afterChange: [...(revalidate.afterChange ?? []), redirectMovedSlug('/models/')] },
  fields: [
    text('name', 'Name', { required: true, hooks: { beforeDuplicate: [copyName] } }),
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
                  admin: { width: '33%', placeholder: 'SUV', description: 'Groups models in menus and the range.' },
                }),
                text('body', 'Other bodies', {
                  hasMany: true,
                  maxRows: 3,
                  admin: { width: '34%', description: 'Also listed under these in the range.' },
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                text('fuel', 'Fuel', { maxLength: 60, admin: { width: '50%', placeholder: 'Petrol or hybrid' } }),
                text('youtube_id', 'YouTube video', {
                  admin: { width: '50%', description: 'The 11-character video ID after "v=" in the URL.' },
                  validate: (value: unknown) =>
                    !value ||
                    /^[\w-]{11}$/.test(String(value)) ||
                    'Enter the 11-character video ID after "v=" in the URL.',
                }),
              ],
            },
            textarea('short_description', 'Summary', { maxLength: 200 }),
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
            textarea('disclaimer', 'Disclaimer'),
            textarea('original_disclaimer', 'Imported disclaimer', {
              admin: {
                readOnly: true,
                condition: (data) => Boolean(data?.original_disclaimer),
                description: 'From the manufacturer. Updated by imports; your disclaimer above is kept.',
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
              admin: { description: 'For menus and the range. Menus hide models without a picture.' },
            },
            {
              name: 'banner',
              label: 'Banner',
              type: 'upload',
              relationTo: 'media',
              admin: {
                description: 'Across the top of the model page. If empty, the picture is shown beside the name.',
              },
            },
            {
              name: 'images',
              label: 'Gallery',
              type: 'upload',
              relationTo: 'media',
              hasMany: true,
              maxRows: 30,
              admin: { description: 'Drag to reorder.' },
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
    slugField({ description: 'The last part of /models/corolla.' }),
    // Named, since the enum of the label below has the name that Payload would give this one.
    { ...statusField, enumName: 'model_publication' },
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
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    }),
    number('from_price', 'From price ($)', {
      min: 0,
      admin: {
        position: 'sidebar',
        description: 'Lowest drive-away price. Used when no variant has a price.',
      },
    }),
    linkField({
      name: 'override_url',
      label: 'Custom link',
      admin: { position: 'sidebar', description: 'Replaces the model page.' },
    }),
    checkbox('visible', 'Visible', {
      defaultValue: true,
      admin: { position: 'sidebar' },
    }),
  ],
})
