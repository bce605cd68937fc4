import type { CollectionConfig } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { number, text, textarea, tick } from '../fields/plain'
import { slugField } from '../fields/slug'
import { zonedMoment } from '../fields/zonedMoment'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, under } from '../preview'
import { refreshOffers } from '../website/hooks/refreshOnTime'

const revalidate = revalidateHooks((site) => [cacheTags.offers(site)])

/** A special offer with its dates, its price and its small print (SITE-08). */
export const Offers: CollectionConfig = {
  slug: 'offers',
  labels: { singular: 'Offer', plural: 'Offers' },
  access: siteContentAccess,
  admin: {
    group: 'Promotions',
    useAsTitle: 'title',
    preview: previewOnSite(under('/special-offers/')),
    defaultColumns: ['title', 'image', 'price', 'start', 'expiry', 'visible'],
    listSearchableFields: ['title', 'summary'],
    description: 'Offers of the Special offers page. Each comes and goes by its dates.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'position',
  hooks: { ...revalidate, afterChange: [...(revalidate.afterChange ?? []), refreshOffers] },
  fields: [
    text('title', 'Title', { required: true, maxLength: 80, admin: { placeholder: 'HiLux SR5 runout' } }),
    textarea('summary', 'In a sentence or two', { required: true, maxLength: 300, admin: { rows: 3 } }),
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    {
      type: 'row',
      fields: [
        number('price', 'Price ($)', { min: 1, admin: { width: '25%', description: 'Empty shows no price.' } }),
        number('before_price', 'Was ($)', {
          min: 1,
          admin: { width: '25%', description: 'Struck through beside the price.' },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            const { price } = siblingData as { price?: number | null }
            return (
              !value || (typeof price === 'number' && Number(value) > price) || 'The earlier price is above the price.'
            )
          },
        }),
        text('price_note', 'About the price', {
          maxLength: 60,
          admin: { width: '25%', placeholder: 'drive away', description: 'Beside the price, as shoppers read it.' },
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
          admin: { width: '50%', description: 'Cars in stock that the offer is about. Those that sell drop out.' },
        },
        {
          name: 'models',
          label: 'Models',
          type: 'relationship',
          relationTo: 'models',
          hasMany: true,
          admin: { width: '50%', description: 'Models of the range that the offer is about.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        text('link_label', 'Button', {
          maxLength: 40,
          admin: { width: '50%', placeholder: 'Enquire about this offer', description: 'Empty asks to enquire.' },
        }),
        linkField({
          name: 'link',
          label: 'Leads to',
          admin: { width: '50%', description: 'Empty leads to the contact page.' },
        }),
      ],
    },
    textarea('disclaimer', 'Small print', {
      required: true,
      admin: { rows: 4, description: 'Who may have it, until when, and what is not included.' },
    }),
    slugField({
      description: 'Last part of /special-offers/hilux-runout.',
      from: ({ title }) => String(title ?? ''),
    }),
    tick('visible', 'Shown to shoppers', {
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Off hides the offer whatever its dates say.' },
    }),
    zonedMoment('start', 'From', { admin: { position: 'sidebar', description: 'Empty starts at once.' } }),
    zonedMoment('expiry', 'Until', {
      admin: { position: 'sidebar', description: 'Empty never ends.' },
      validate: (value, { siblingData }) => {
        const { start } = siblingData as { start?: string | null }
        return !value || !start || new Date(value) > new Date(start) || 'The end comes after the start.'
      },
    }),
    number('position', 'Position', {
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower comes first.' },
    }),
  ],
}
