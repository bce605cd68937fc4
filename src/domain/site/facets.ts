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

/** What a filter is called and how it is drawn where staff do not say (STK-03). */
const FACET_DEFAULTS: Record<FacetAttribute, Pick<StockFacetSetting, 'label' | 'kind'>> = {
  car_type: { label: 'Condition', kind: 'list' },
  make: { label: 'Make', kind: 'searchableList' },
  model: { label: 'Model', kind: 'searchableList' },
  make_model: { label: 'Make and model', kind: 'hierarchy' },
  badge: { label: 'Badge', kind: 'searchableList' },
  price: { label: 'Price', kind: 'range' },
  subscription_price: { label: 'Subscription price', kind: 'range' },
  price_range: { label: 'Price band', kind: 'list' },
  weekly_price_range: { label: 'Weekly repayment', kind: 'list' },
  year: { label: 'Year', kind: 'range' },
  km: { label: 'Kilometres', kind: 'range' },
  body: { label: 'Body', kind: 'list' },
  fuel: { label: 'Fuel', kind: 'list' },
  transmission: { label: 'Transmission', kind: 'list' },
  drive: { label: 'Drive', kind: 'list' },
  colour: { label: 'Colour', kind: 'swatches' },
  seats: { label: 'Seats', kind: 'list' },
  sleeps: { label: 'Sleeps', kind: 'list' },
  filtered_features: { label: 'Features', kind: 'searchableList' },
  categories: { label: 'Category', kind: 'list' },
  item_type: { label: 'Vehicle', kind: 'list' },
  status: { label: 'Availability', kind: 'list' },
  tag: { label: 'Tag', kind: 'list' },
  certified: { label: 'Certified only', kind: 'toggle' },
  location_name: { label: 'Location', kind: 'list' },
  dealership_name: { label: 'Dealership', kind: 'list' },
  city: { label: 'City', kind: 'list' },
  state: { label: 'State', kind: 'list' },
}

/** A filter as a site has it before staff change its label or kind. */
export function facetSetting(attribute: FacetAttribute): StockFacetSetting {
  return { attribute, ...FACET_DEFAULTS[attribute] }
}

/** The filters of a site whose staff chose none, in order (STK-03). */
export const DEFAULT_FACETS: StockFacetSetting[] = (
  [
    'car_type',
    'make',
    'model',
    'price',
    'body',
    'year',
    'km',
    'transmission',
    'fuel',
    'drive',
    'colour',
    'seats',
    'filtered_features',
    'location_name',
  ] as const
).map(facetSetting)

/** The filters that suit a site of caravans, in order. */
export const CARAVAN_FACETS: StockFacetSetting[] = (
  ['car_type', 'make', 'model', 'price', 'sleeps', 'year', 'body', 'filtered_features', 'location_name'] as const
).map(facetSetting)
