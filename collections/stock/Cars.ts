import type { CollectionConfig } from 'payload'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/plain'
import { slugField } from '../fields/slug'
import { previewOnSite, under } from '../preview'
import { detailFields } from './cars/detailFields'
import { identityFields } from './cars/identityFields'
import { mediaFields } from './cars/mediaFields'
import { priceFields } from './cars/priceFields'
import { reportFields } from './cars/reportFields'
import { staffFields } from './cars/staffFields'
import { afterCarChange, afterCarDelete } from './hooks/carChanged'

/** What a car is called where staff give it no name: "2024 Toyota HiLux SR5". */
function nameOf(car: Record<string, unknown>): string {
  return [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ')
}

/**
 * Stock. A row that came by a feed (it has a fingerprint) belongs to the feed: its fields are locked, because the next
 * import would overwrite them. The staff tab is never touched by a feed.
 */
export const Cars: CollectionConfig = {
  slug: 'cars',
  labels: { singular: 'Car', plural: 'Cars' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    preview: previewOnSite(under('/cars/')),
    defaultColumns: ['name', 'images', 'stocknum', 'car_type', 'status', 'price', 'location', 'updatedAt'],
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
    description:
      'Everything for sale. Most cars come by the stock feed; your own notes, tags and video stay when it runs again.',
    hidden: hiddenFrom('leadsOnly'),
    pagination: { defaultLimit: 25 },
  },
  indexes: [
    { fields: ['site', 'stocknum'], unique: true },
    { fields: ['site', 'slug'], unique: true },
    { fields: ['site', 'status'] },
  ],
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  hooks: { afterChange: [afterCarChange], afterDelete: [afterCarDelete] },
  fields: [
    {
      name: 'feed_notice',
      type: 'ui',
      admin: {
        condition: (data) => Boolean(data?.feed_hash),
        components: { Field: '/src/admin/feeds/FeedNotice.tsx#FeedNotice' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'For staff',
          description: 'Yours. The stock feed never changes these.',
          fields: staffFields,
        },
        { label: 'Car', fields: identityFields },
        { label: 'Price', fields: priceFields },
        { label: 'Photos', fields: mediaFields },
        { label: 'Details', fields: detailFields },
        { label: 'Reports', fields: reportFields },
      ],
    },
    text('name', 'Name', {
      required: true,
      hooks: { beforeValidate: [({ value, data, originalDoc }) => value || nameOf({ ...originalDoc, ...data })] },
      validate: (value: unknown, { event }: { event?: string }) =>
        Boolean(value) || event === 'onChange' || 'Give the car a name, or its make and model.',
      admin: { position: 'sidebar', description: 'Leave it empty to make it from year, make, model and badge.' },
    }),
    slugField({
      description: 'Last part of /cars/2024-toyota-hilux-sr5.',
      from: (car) => `${car.name || nameOf(car)} ${car.stocknum ?? ''}`,
    }),
    text('feed_hash', 'Feed fingerprint', { admin: { hidden: true } }),
  ],
}
