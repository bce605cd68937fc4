import { compareNames } from '../compareNames'
import { formatDollars, formatKm, formatNumber, formatShortDate } from '../format'
import { PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands'
import { parseTreeNode } from './makeModelTree'

/** Labels of coded index values; other values are shown as they are. */
const VALUE_LABELS: Record<string, Record<string, string>> = {
  car_type: { new: 'New', demo: 'Demo', used: 'Used' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  item_type: { car: 'Cars', caravan: 'Caravans', tractor: 'Tractors' },
  certified: { true: 'Certified', false: 'Not certified' },
}

/** The label of a facet value (STK-03). */
export function facetValueLabel(attribute: string, value: string): string {
  if (attribute === 'make_model') return parseTreeNode(value).model ?? value
  if (attribute === 'seats') return value === '1' ? '1 seat' : `${value} seats`
  if (attribute === 'sleeps') return `Sleeps ${value}`
  const labels = VALUE_LABELS[attribute]
  return labels && Object.hasOwn(labels, value) ? (labels[value] as string) : value
}

export interface ValueWithCount {
  value: string
  count: number
}

const byName = (a: ValueWithCount, b: ValueWithCount) => compareNames(a.value, b.value)
const byCount = (a: ValueWithCount, b: ValueWithCount) => b.count - a.count || byName(a, b)
const byOrder = (order: readonly string[]) => (a: ValueWithCount, b: ValueWithCount) =>
  order.indexOf(a.value) - order.indexOf(b.value)

const ORDERS: Record<string, (a: ValueWithCount, b: ValueWithCount) => number> = {
  car_type: byOrder(['new', 'demo', 'used']),
  status: byOrder(['in_stock', 'coming_soon', 'sold']),
  price_range: byOrder(PRICE_BANDS.map(({ label }) => label)),
  weekly_price_range: byOrder(WEEKLY_PRICE_BANDS.map(({ label }) => label)),
  make: byName,
  year: (a, b) => byName(b, a),
  seats: byName,
  sleeps: byName,
  location_name: byName,
  dealership_name: byName,
  city: byName,
  state: byName,
}

/** The sort order of a facet's values: by name or fixed order for some attributes, else by count, descending. */
export function sortFacetValues(attribute: string): (a: ValueWithCount, b: ValueWithCount) => number {
  return ORDERS[attribute] ?? byCount
}

/**
 * The values of a facet in the order in which it lists them: those that it listed before keep their place, further ones follow, unless the
 * facet has an order of its own. `known` are the values listed before; `others` those of the whole stock, which keep their order whatever the
 * search starts with.
 */
export function listFacetValues(
  attribute: string,
  known: readonly string[],
  found: readonly ValueWithCount[],
  others: readonly string[],
): string[] {
  const sorted = [...found].sort(sortFacetValues(attribute)).map(({ value }) => value)
  const values = [...new Set([...known, ...others, ...sorted])]
  const order = ORDERS[attribute]
  return order ? values.sort((a, b) => order({ value: a, count: 0 }, { value: b, count: 0 })) : values
}

/** Units behind the values of range facets. */
const RANGE_UNITS: Record<string, string> = {
  tare_weight_kg: 'kg',
  aggregate_trailer_mass_kg: 'kg',
  tow_ball_mass_kg: 'kg',
  body_length_feet: 'ft',
  engine_hours: 'hours',
  power_hp: 'hp',
}

/** A value of a range facet with its unit: "$25,000", "40,000 km", "2021". */
export function formatRangeValue(attribute: string, value: number): string {
  if (/price/.test(attribute)) return formatDollars(value)
  if (attribute === 'km') return formatKm(value)
  const unit = RANGE_UNITS[attribute]
  if (unit) return `${formatNumber(value)} ${unit}`
  if (attribute === 'created_at_timestamp') return formatShortDate(new Date(value * 1000).toISOString(), 'UTC')
  return attribute === 'year' ? String(value) : formatNumber(value)
}

/** "$10,000 to $20,000", "2019 or newer", "Up to 50,000 km". */
export function rangeLabel(attribute: string, range: { min: number | null; max: number | null } | undefined): string {
  const { min = null, max = null } = range ?? {}
  // Two masses of one van, which their unit alone does not tell apart.
  const suffix = attribute === 'tow_ball_mass_kg' ? ' on the ball' : ''
  const format = (value: number) => formatRangeValue(attribute, value) + suffix
  if (attribute === 'created_at_timestamp' && min !== null) return `Listed since ${format(min)}`
  if (min !== null && max !== null) return `${format(min)} to ${format(max)}`
  if (min !== null) return attribute === 'year' ? `${format(min)} or newer` : `From ${format(min)}`
  return max === null ? '' : `Up to ${format(max)}`
}

/** Options of the listed-since filter, in days (STK-03). */
export const LISTED_WITHIN_DAYS = [1, 7, 14, 30] as const

const DAY_SECONDS = 86_400

/** "In the last day", "In the last 7 days". */
export function formatListedWithin(days: number): string {
  return days === 1 ? 'In the last day' : `In the last ${days} days`
}

/** Start of the listed-since filter for `days` before `now`: unix seconds at midnight UTC, so that searches of a day share a cache entry. */
export function listedAfter(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1000 / DAY_SECONDS) * DAY_SECONDS - days * DAY_SECONDS
}

/** Slider step of a range facet, in its unit. */
export function rangeStep(attribute: string): number {
  if (attribute === 'km') return 5_000
  if (attribute === 'weekly_price' || attribute === 'power_hp') return 5
  if (attribute === 'engine_hours') return 100
  if (attribute === 'tare_weight_kg' || attribute === 'aggregate_trailer_mass_kg') return 50
  return /price/.test(attribute) ? 500 : 1
}

/** Paint of a colour swatch. */
export interface Swatch {
  /** CSS colours from left to right: two for a two-tone car, none for an unknown name */
  paints: readonly string[]
}

/** Paints by basic colour name. */
const BASIC_COLOURS: [RegExp, string][] = [
  [/white/i, '#fbfbf9'],
  [/black/i, '#17181a'],
  [/silver/i, '#c3c8cc'],
  [/gr[ea]y/i, '#73797f'],
  [/blue/i, '#2258a5'],
  [/\bred\b/i, '#b0202b'],
  [/green/i, '#3c6b47'],
  [/orange/i, '#dd6b1f'],
  [/yellow/i, '#f0c419'],
  [/gold/i, '#c2a35b'],
  [/beige|cream/i, '#dccdb0'],
  [/brown/i, '#6f4e37'],
  [/bronze/i, '#8a6a45'],
  [/purple/i, '#6b3f8c'],
  [/pink/i, '#e39ab0'],
]

/** Paints by marketing colour name, used only without a basic colour name. */
const MARKETING_COLOURS: [RegExp, string][] = [
  [/pearl|ivory|snow|glacier|chalk/i, '#fbfbf9'],
  [/ebony|onyx|jet/i, '#17181a'],
  [/alumini?um|platinum/i, '#c3c8cc'],
  [/graphite|gunmetal|steel|titanium|granite|charcoal|slate/i, '#73797f'],
  [/navy|azure|sapphire/i, '#2258a5'],
  [/burgundy|maroon|crimson|ruby/i, '#b0202b'],
  [/olive|khaki|emerald/i, '#3c6b47'],
  [/copper/i, '#dd6b1f'],
  [/champagne/i, '#c2a35b'],
  [/sand|linen|stone/i, '#dccdb0'],
  [/violet|plum/i, '#6b3f8c'],
]

/**
 * The swatch of a colour name: "Crystal White Pearl" is white, "Red and Black" red and black, "Midnight Blue" blue. "Multi"
 * and names like "Aurora" have no paint and get stripes.
 */
export function findSwatch(colour: string): Swatch {
  const halves = colour.split(/[/&+,]|\bwith\b|\band\b/i)
  const paints = halves.flatMap((half) => findPaint(half) ?? [])
  return { paints: [...new Set(paints)].slice(0, 2) }
}

/** One paint; if a name contains several colours, as "Blue Grey" does, the last one counts. */
function findPaint(name: string): string | null {
  for (const words of [BASIC_COLOURS, MARKETING_COLOURS]) {
    const matches = words.flatMap(([word, paint]) => {
      const index = name.search(word)
      return index < 0 ? [] : [{ at: index, paint }]
    })
    const last = matches.sort((a, b) => b.at - a.at)[0]
    if (last) return last.paint
  }
  return null
}
