import type { StockFacetSetting } from './site'

/** Index attributes that staff may offer as filters (STK-03). */
export const FACET_ATTRIBUTES = [
  'car_type',
  'make',
  'model',
  'make_model',
  'badge',
  'price',
  'subscription_price',
  'price_range',
  'weekly_price_range',
  'year',
  'km',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'sleeps',
  'filtered_features',
  'categories',
  'item_type',
  'status',
  'tag',
  'certified',
  'location_name',
  'dealership_name',
  'city',
  'state',
] as const
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number]

/** Ways to draw a filter, in the words of marketers. */
export const FACET_KINDS = [
  { value: 'list', label: 'List with counts' },
  { value: 'searchableList', label: 'List with a search box' },
  { value: 'hierarchy', label: 'Make, then model' },
  { value: 'range', label: 'From and to' },
  { value: 'swatches', label: 'Colour swatches' },
  { value: 'toggle', label: 'One switch' },
] as const satisfies readonly { value: StockFacetSetting['kind']; label: string }[]
