import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { checkbox, number, text, textarea } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { slugField } from '../fields/slug'
import { shownPeriod } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl, previewOnSite, slugPath } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from '../website/checkedPublishing'
import { redirectMovedSlug } from '../website/hooks/redirectMoved'
import { refreshOffers } from '../website/hooks/refreshOnTime'

const revalidate = revalidateHooks((site) => [cacheTags.offers(site)])

/** A special offer with dates, price and disclaimer (SITE-08). */
export const Offers = withOptionalDrafts({
  slug: 'offers',
  labels: { singular: 'Offer', plural: 'Offers' },
  access: publishedContentAccess('promotions'),
  admin: {
    group: 'Promotions',
    useAsTitle: 'title',
    components: { edit: CHECKED_PUBLISHING },
    preview: previewOnSite(slugPath('/special-offers/')),
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('offers')(data, req) },
    defaultColumns: ['title', 'image', 'price', 'start', 'expiry', 'visible', '_status'],
    listSearchableFields: ['title', 'summary'],
    description: 'Shown on the Special Offers page between their dates.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'position',
  hooks: {
    ...revalidate,
    afterChange: [...(revalidate.afterChange ?? []), redirectMovedSlug('/special-offers/'), refreshOffers],
  },
  fields: [
    text('title', 'Title', {
      required: true,
      maxLength: 80,
      hooks: { beforeDuplicate: [copyName] },
      admin: { placeholder: 'HiLux SR5 runout' },
    }),
    textarea('summary', 'Summary', { required: true, maxLength: 300, admin: { rows: 3 } }),
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    {
      type: 'row',
      fields: [
        number('price', 'Price ($)', { min: 1, admin: { width: '25%', description: 'Optional.' } }),
        number('before_price', 'Was ($)', {
          min: 1,
          admin: { width: '25%', description: 'Shown crossed out.' },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            const { price } = siblingData as { price?: number | null }
            return !value || (typeof price === 'number' && Number(value) > price) || 'Must be higher than the price.'
          },
        }),
        text('price_note', 'Price note', {
          maxLength: 60,
          admin: { width: '25%', placeholder: 'drive away', description: 'Shown beside the price.' },
        }),
        text('badge', 'Tag', { maxLength: 24, admin: { width: '25%', placeholder: 'Save $4,000' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'cars',
          label: 'Cars',
          type: 'relationship',
          relationTo: 'cars',
          hasMany: true,
          admin: { width: '50%', appearance: 'drawer', description: 'Cars in this offer. Sold cars are removed.' },
        },
        {
          name: 'models',
          label: 'Models',
          type: 'relationship',
          relationTo: 'models',
          hasMany: true,
          admin: { width: '50%', description: 'Models in this offer.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        text('link_label', 'Button', {
          maxLength: 40,
          admin: {
            width: '50%',
            placeholder: 'Enquire about this offer',
            description: 'Default: "Enquire about this offer".',
          },
        }),
        linkField({
          name: 'link',
          label: 'Link',
          admin: { width: '50%', description: 'Default: the contact page.' },
        }),
      ],
    },
    textarea('disclaimer', 'Disclaimer', {
      required: true,
      admin: { rows: 4, description: 'Eligibility, dates and exclusions.' },
    }),
    slugField({
      description: 'The last part of /special-offers/hilux-runout.',
      from: ({ title }) => String(title ?? ''),
    }),
    checkbox('visible', 'Visible', {
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Off hides the offer regardless of dates.' },
    }),
    ...shownPeriod(),
    number('position', 'Position', {
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    }),
  ],
})
