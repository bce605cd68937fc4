import type { StockFacetSetting } from './site'

/** Index attributes available as filters (STK-03). */
export const FACET_ATTRIBUTES = [
  'car_type',
  'make',
  'model',
  'make_model',
  'badge',
  'price',
  'subscription_price',
  'price_range',
  'weekly_price',
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
  'tare_weight_kg',
  'aggregate_trailer_mass_kg',
  'body_length_feet',
  'engine_hours',
  'power_hp',
  'body_style',
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

/** Display kinds of a filter, with labels for staff. */
export const FACET_KINDS = [
  { value: 'list', label: 'List with counts' },
  { value: 'searchableList', label: 'List with a search box' },
  { value: 'hierarchy', label: 'Make, then model' },
  { value: 'range', label: 'Range' },
  { value: 'swatches', label: 'Colour swatches' },
  { value: 'toggle', label: 'Toggle' },
  { value: 'age', label: 'Days since listed' },
] as const satisfies readonly { value: StockFacetSetting['kind']; label: string }[]

/** Default label and kind of each filter (STK-03). */
const FACET_DEFAULTS: Record<FacetAttribute, Pick<StockFacetSetting, 'label' | 'kind'>> = {
  car_type: { label: 'Condition', kind: 'list' },
  make: { label: 'Make', kind: 'searchableList' },
  model: { label: 'Model', kind: 'searchableList' },
  make_model: { label: 'Make and model', kind: 'hierarchy' },
  badge: { label: 'Badge', kind: 'searchableList' },
  price: { label: 'Price', kind: 'range' },
  subscription_price: { label: 'Subscription price', kind: 'range' },
  price_range: { label: 'Price band', kind: 'list' },
  weekly_price: { label: 'Weekly budget', kind: 'range' },
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
  tare_weight_kg: { label: 'Weight empty (tare)', kind: 'range' },
  aggregate_trailer_mass_kg: { label: 'Weight loaded (ATM)', kind: 'range' },
  body_length_feet: { label: 'Length', kind: 'range' },
  engine_hours: { label: 'Engine hours', kind: 'range' },
  power_hp: { label: 'Horsepower', kind: 'range' },
  body_style: { label: 'Body style', kind: 'list' },
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

/** Numeric attributes that can be filtered by range. */
const RANGE_ATTRIBUTES: readonly FacetAttribute[] = [
  'price',
  'subscription_price',
  'weekly_price',
  'year',
  'km',
  'seats',
  'sleeps',
  'tare_weight_kg',
  'aggregate_trailer_mass_kg',
  'body_length_feet',
  'engine_hours',
  'power_hp',
]

/** Attributes with too many values for a list. */
const UNLISTABLE: readonly FacetAttribute[] = [
  'price',
  'subscription_price',
  'weekly_price',
  'km',
  'tare_weight_kg',
  'aggregate_trailer_mass_kg',
  'body_length_feet',
  'engine_hours',
  'power_hp',
]

/** Validates a filter's kind for its attribute: an error message for staff, or null. */
export function validateFacetKind(attribute: FacetAttribute, kind: StockFacetSetting['kind']): string | null {
  const isList = kind === 'list' || kind === 'searchableList'
  if ((attribute === 'created_at_timestamp') !== (kind === 'age')) {
    return attribute === 'created_at_timestamp'
      ? 'Use "Days since listed" for this attribute.'
      : '"Days since listed" only works for the listing date.'
  }
  if (kind === 'range' && !RANGE_ATTRIBUTES.includes(attribute)) return 'A range only works for numbers. Choose a list.'
  if (isList && UNLISTABLE.includes(attribute)) return 'This has too many values for a list. Choose a range.'
  if (kind === 'hierarchy' && attribute !== 'make_model') return '"Make, then model" only works for make and model.'
  if (kind === 'swatches' && attribute !== 'colour') return 'Swatches only work for the colour.'
  if (kind === 'toggle' && attribute !== 'certified') return 'A toggle only works for certified.'
  return null
}

/** A filter with its default label and kind. */
export function facetSetting(attribute: FacetAttribute): StockFacetSetting {
  return { attribute, ...FACET_DEFAULTS[attribute] }
}

/** The default filters of a site, in order (STK-03). */
export const DEFAULT_FACETS: StockFacetSetting[] = (
  [
    'car_type',
    'make_model',
    'price',
    'weekly_price',
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

/** The default filters of a caravan site, in order. */
export const CARAVAN_FACETS: StockFacetSetting[] = (
  [
    'car_type',
    'make_model',
    'price',
    'weekly_price',
    'sleeps',
    'tare_weight_kg',
    'aggregate_trailer_mass_kg',
    'body_length_feet',
    'year',
    'body',
    'filtered_features',
    'location_name',
  ] as const
).map(facetSetting)
