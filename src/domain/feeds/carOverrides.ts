import { CAR_FIELDS, type CarField, type CarFieldName, carFieldEntries, carFieldLabel } from '../stock/carFields'
import { KNOWN_CAR_STATUSES } from '../stock/carType'
import { RowParser } from './feedRow'

/** Kinds with an input for people. The others are JSON of stock systems: specifications and lender records. */
const OVERRIDABLE_KINDS = [
  ...['text', 'number', 'whole', 'price', 'list', 'images', 'urls', 'url', 'choice', 'status', 'flag', 'date'],
]
/**
 * These stay the feed's: the stock number, by which its rows find the car; make and model, of which its name and address are made;
 * and the place, which is a document of the site.
 */
const NEVER = ['stocknum', 'make', 'model', 'location', 'private_suburb', 'private_postcode']

/** The fields of a car from a feed that staff may override, as a select's options. */
export const OVERRIDABLE_FIELDS: { value: CarFieldName; label: string }[] = carFieldEntries
  .filter(([name, { kind, owner }]) => OVERRIDABLE_KINDS.includes(kind) && !owner && !NEVER.includes(name))
  .map(([name]) => ({ value: name, label: carFieldLabel(name) }))

const overrideLabels = new Map<string, string>(OVERRIDABLE_FIELDS.map(({ value, label }) => [value, label]))

/** What staff read for the field of an override; undefined without one. */
export const overrideLabel = (field: string | null | undefined): string | undefined => overrideLabels.get(field ?? '')

const YES_NO = ['yes', 'no'] as const

/** The values that a field can have, as its override stores them; null for one that is typed. */
export function overrideChoices(name: string): readonly string[] | null {
  const field: CarField | undefined = Object.hasOwn(CAR_FIELDS, name) ? CAR_FIELDS[name as CarFieldName] : undefined
  if (field?.kind === 'choice') return field.values
  if (field?.kind === 'status') return KNOWN_CAR_STATUSES
  return field?.kind === 'flag' ? YES_NO : null
}

/** An override of a car: a column, and its value in the form of a feed's cell. */
export interface CarOverride {
  field?: string | null
  value?: string | null
}

/** A car, so that the parser of feeds reads the one field that matters. */
const SAMPLE = { stocknum: 'sample', make: 'sample', model: 'sample' }

/** The value of an override's column; a problem as text otherwise, such as "is not a number". */
export function parseOverride({ field, value }: CarOverride, now: Date): { value: unknown } | { problem: string } {
  if (!field || !value) return { problem: 'is empty' }
  const choices = overrideChoices(field)
  // A feed may say more: any status, and for yes or no whatever its system writes.
  if (choices && !choices.includes(value)) return { problem: `is none of ${choices.join(', ')}` }
  const { car, problems } = new RowParser(now).parse({ ...SAMPLE, [field]: value })
  if (car) return { value: car[field as CarFieldName] }
  return { problem: problems.map(({ reason }) => reason).join(', ') }
}

/** What is wrong with the value of an override, and what is wanted; null for nothing. */
export function overrideProblem(override: CarOverride, now: Date): string | null {
  const { field } = override
  if (!field) return null
  if (!override.value) return 'Enter a value.'
  const parsed = parseOverride(override, now)
  if ('value' in parsed) return null
  const kind = kindOf(field)
  if (kind === 'price') return 'A price is a number, such as 23990.'
  if (kind === 'number' || kind === 'whole') return `Enter a number: this ${parsed.problem}.`
  return `This ${parsed.problem}.`
}

const kindOf = (field: string): string | undefined =>
  Object.hasOwn(CAR_FIELDS, field) ? CAR_FIELDS[field as CarFieldName].kind : undefined

/** The feed's own value of a field in words; null for one that is shown otherwise, such as photos. */
export function describeFeedValue(field: string, value: unknown): string | null {
  const kind = kindOf(field)
  if (kind === 'images' || kind === 'urls' || kind === undefined) return null
  if (value === null || value === undefined || value === '') return 'empty'
  if (kind === 'flag') return value === true || value === 'true' ? 'yes' : 'no'
  if (kind === 'price') return `$${Number(value).toLocaleString('en-AU')}`
  if (kind === 'number' || kind === 'whole')
    return Number(value).toLocaleString('en-AU', { useGrouping: field !== 'year' })
  if (kind === 'date') return String(value).slice(0, 10)
  return Array.isArray(value) ? value.join(', ') : String(value).replaceAll('_', ' ')
}

/** Fields whose lower value is a lower price for shoppers. */
const SHOPPER_PRICES: ReadonlySet<string> = new Set(['price', 'offer_price'])

/** Whether an override lowers what shoppers pay: those who follow the car are told of it. */
export function lowersPrice({ field, value }: CarOverride, shown: unknown, now: Date): boolean {
  if (!field || !SHOPPER_PRICES.has(field) || shown === null || shown === undefined || shown === '') return false
  const parsed = parseOverride({ field, value }, now)
  return 'value' in parsed && typeof parsed.value === 'number' && parsed.value < Number(shown)
}

/** Whether the feed says the same as an override, which ends then. @param feedValue what the feed says of its column */
export function agreesWithFeed(override: CarOverride, feedValue: unknown, now: Date): boolean {
  const parsed = parseOverride(override, now)
  if (!('value' in parsed) || !overrideLabels.has(override.field ?? '')) return false
  const { value } = parsed
  if (typeof value === 'number') return feedValue !== null && feedValue !== '' && Number(feedValue) === value
  return JSON.stringify(value ?? null) === JSON.stringify(feedValue ?? null)
}

/** What the feed says of a column of a car: as kept beside its override, else the column itself. */
export const feedValueOf = (car: CarColumns, field: string): unknown => {
  const kept = (car.feed_values ?? {}) as CarColumns
  return field in kept ? kept[field] : car[field]
}

/** Columns of a car by name. */
export type CarColumns = Record<string, unknown>

/**
 * Columns of a car with overrides, and what the feed says of them. An override that is gone gives the feed's value back.
 * @param car its columns, with the feed's values of earlier overrides in `feed_values`
 */
export function applyOverrides(car: CarColumns, overrides: readonly CarOverride[], now: Date): CarColumns {
  const kept = (car.feed_values ?? {}) as CarColumns
  const changed: CarColumns = { ...kept }
  const feedValues: CarColumns = {}
  for (const override of overrides) {
    const { field } = override
    const parsed = parseOverride(override, now)
    if (!field || !('value' in parsed)) continue
    feedValues[field] = feedValueOf(car, field) ?? null
    changed[field] = parsed.value
  }
  const { images } = changed
  return {
    ...changed,
    ...(images !== undefined && { photos_count: Array.isArray(images) ? images.length : 0 }),
    feed_values: Object.keys(feedValues).length > 0 ? feedValues : null,
  }
}
