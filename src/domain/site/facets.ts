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
  'created_at_timestamp',
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
  { value: 'age', label: 'Days since it was listed' },
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
  created_at_timestamp: { label: 'Listed', kind: 'age' },
}

/** Attributes that are numbers with many values, which shoppers narrow from and to. */
const RANGES: readonly FacetAttribute[] = ['price', 'subscription_price', 'year', 'km', 'seats', 'sleeps']

/** Attributes whose values are no words or few numbers, so that no list of them helps anybody. */
const ENDLESS: readonly FacetAttribute[] = ['price', 'subscription_price', 'km']

/** Why an attribute cannot be drawn in this way, in words for staff; null where it can. */
export function validateFacetKind(attribute: FacetAttribute, kind: StockFacetSetting['kind']): string | null {
  const listed = kind === 'list' || kind === 'searchableList'
  if ((attribute === 'created_at_timestamp') !== (kind === 'age')) {
    return attribute === 'created_at_timestamp'
      ? 'Draw this one as days since it was listed.'
      : 'Days suit the date of listing only. Choose another way.'
  }
  if (kind === 'range' && !RANGES.includes(attribute)) return 'From and to suit numbers only. Choose a list.'
  if (listed && ENDLESS.includes(attribute)) return 'This has too many values for a list. Choose from and to.'
  if (kind === 'hierarchy' && attribute !== 'make_model') return 'Make, then model suits make and model only.'
  if (kind === 'swatches' && attribute !== 'colour') return 'Swatches suit the colour only.'
  if (kind === 'toggle' && attribute !== 'certified') return 'A switch suits what is true or not: certified.'
  return null
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
