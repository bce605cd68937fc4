import type { CollectionConfig } from 'payload'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { noFieldAccess } from '../access/rules'
import { text } from '../fields/basicFields'
import { skipRelationCheck } from '../fields/skipRelationCheck'
import { slugField } from '../fields/slug'
import { previewOnSite, slugPath } from '../preview'
import { detailFields } from './cars/detailFields'
import { identityFields } from './cars/identityFields'
import { mediaFields } from './cars/mediaFields'
import { overrideFields } from './cars/overrideFields'
import { priceFields } from './cars/priceFields'
import { reportFields } from './cars/reportFields'
import { staffFields } from './cars/staffFields'
import { applyCarOverrides } from './hooks/applyCarOverrides'
import { afterCarChange, afterCarDelete } from './hooks/carChanged'
import { refuseFeedFields } from './hooks/refuseFeedFields'

/** Default name of a car: "2024 Toyota HiLux SR5". */
function buildName(car: Record<string, unknown>): string {
  return [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ')
}

/**
 * Stock. Fields of cars imported from a feed (with a `feed_hash`) are locked, because the next import would overwrite them.
 * Feeds never change the staff tab.
 */
export const Cars: CollectionConfig = {
  slug: 'cars',
  labels: { singular: 'Car', plural: 'Cars' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    preview: previewOnSite(slugPath('/cars/')),
    defaultColumns: ['name', 'images', 'stocknum', 'car_type', 'status', 'price', 'location', 'overrides', 'updatedAt'],
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
    description: 'All stock. Most cars come from the stock feed; staff notes, tags and videos are kept when it runs.',
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
  hooks: {
    beforeValidate: [refuseFeedFields],
    beforeChange: [applyCarOverrides],
    afterChange: [afterCarChange],
    afterDelete: [afterCarDelete],
  },
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
          label: 'Staff',
          description: 'Not changed by the stock feed.',
          fields: staffFields,
        },
        { label: 'Car', fields: identityFields },
        { label: 'Price', fields: priceFields },
        { label: 'Photos', fields: mediaFields },
        { label: 'Details', fields: detailFields },
        { label: 'Reports', fields: reportFields },
        { label: 'Overrides', description: 'For cars from a stock feed.', fields: overrideFields },
      ],
    },
    text('name', 'Name', {
      required: true,
      hooks: { beforeValidate: [({ value, data, originalDoc }) => value || buildName({ ...originalDoc, ...data })] },
      validate: (value: unknown, { event }: { event?: string }) =>
        Boolean(value) || event === 'onChange' || 'Enter a name, or the make and model.',
      admin: { position: 'sidebar', description: 'Leave empty to generate it from year, make, model and badge.' },
    }),
    slugField({
      description: 'The last part of /cars/2024-toyota-hilux-sr5.',
      from: (car) => `${car.name || buildName(car)} ${car.stocknum ?? ''}`,
    }),
    {
      ...skipRelationCheck,
      name: 'feed',
      label: 'Stock feed',
      type: 'relationship',
      relationTo: 'stockFeeds',
      access: { create: noFieldAccess, update: noFieldAccess },
      admin: {
        position: 'sidebar',
        readOnly: true,
        allowCreate: false,
        condition: (data) => Boolean(data?.feed),
        description: 'It updates this car, and is the only one that marks it as sold.',
      },
    },
    {
      name: 'in_feeds',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/src/admin/feeds/CarFeeds.tsx#CarFeeds' } },
    },
    text('feed_hash', 'Feed fingerprint', { admin: { hidden: true } }),
  ],
}
