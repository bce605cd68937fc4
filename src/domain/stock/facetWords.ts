import { formatDollars, formatKm, formatNumber } from '../format'
import { PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands'
import { HIERARCHY_SEPARATOR } from './stockRecord'

/** Values that the index stores as codes, in shoppers' words. Every other value reads as it is. */
const VALUE_WORDS: Record<string, Record<string, string>> = {
  car_type: { new: 'New', demo: 'Demo', used: 'Used' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  item_type: { car: 'Cars', caravan: 'Caravans', tractor: 'Tractors' },
  certified: { true: 'Certified', false: 'Not certified' },
}

/** What shoppers read for a facet's value (STK-03). */
export function facetValueLabel(attribute: string, value: string): string {
  if (attribute === 'make_model') return value.split(HIERARCHY_SEPARATOR).pop() ?? value
  if (attribute === 'seats') return value === '1' ? '1 seat' : `${value} seats`
  if (attribute === 'sleeps') return `Sleeps ${value}`
  return VALUE_WORDS[attribute]?.[value] ?? value
}

export interface ValueWithCount {
  value: string
  count: number
}

const byName = (a: ValueWithCount, b: ValueWithCount) => a.value.localeCompare(b.value, 'en-AU', { numeric: true })
const byCount = (a: ValueWithCount, b: ValueWithCount) => b.count - a.count || byName(a, b)
const byPlaceIn = (order: readonly string[]) => (a: ValueWithCount, b: ValueWithCount) =>
  order.indexOf(a.value) - order.indexOf(b.value)

const ORDERS: Record<string, (a: ValueWithCount, b: ValueWithCount) => number> = {
  car_type: byPlaceIn(['new', 'demo', 'used']),
  status: byPlaceIn(['in_stock', 'coming_soon', 'sold']),
  price_range: byPlaceIn(PRICE_BANDS.map(({ label }) => label)),
  weekly_price_range: byPlaceIn(WEEKLY_PRICE_BANDS.map(({ label }) => label)),
  make: byName,
  year: (a, b) => byName(b, a),
  seats: byName,
  sleeps: byName,
  location_name: byName,
  dealership_name: byName,
  city: byName,
  state: byName,
}

/** How a facet's values stand: by name or by their own order where shoppers look for one, else the most stocked first. */
export function facetOrder(attribute: string): (a: ValueWithCount, b: ValueWithCount) => number {
  return ORDERS[attribute] ?? byCount
}

/** A number of a range facet in its unit: "$25,000", "40,000 km", "2021". */
export function rangeValueLabel(attribute: string, value: number): string {
  if (/price/.test(attribute)) return formatDollars(value)
  if (attribute === 'km') return formatKm(value)
  return attribute === 'year' ? String(value) : formatNumber(value)
}

/** Step of a range facet's slider, in its unit. */
export function rangeStep(attribute: string): number {
  if (attribute === 'km') return 5_000
  if (attribute === 'weekly_price') return 5
  return /price/.test(attribute) ? 500 : 1
}

/** Paint by name. Names that are none of these are drawn as a neutral ring. */
const SWATCHES: [RegExp, string][] = [
  [/white|pearl|ivory/i, '#fbfbf9'],
  [/black|ebony|onyx/i, '#17181a'],
  [/silver|aluminium/i, '#c3c8cc'],
  [/gr[ea]y|graphite|gunmetal|steel|titanium/i, '#73797f'],
  [/blue|navy/i, '#2258a5'],
  [/red|burgundy|maroon|crimson/i, '#b0202b'],
  [/green|olive/i, '#3c6b47'],
  [/orange|copper/i, '#dd6b1f'],
  [/yellow/i, '#f0c419'],
  [/gold|champagne/i, '#c2a35b'],
  [/beige|sand|cream/i, '#dccdb0'],
  [/brown|bronze/i, '#6f4e37'],
  [/purple|violet/i, '#6b3f8c'],
  [/pink/i, '#e39ab0'],
]

/** CSS colour that stands for a paint's name; null where it says none we know. */
export function swatchOf(colour: string): string | null {
  return SWATCHES.find(([name]) => name.test(colour))?.[1] ?? null
}
