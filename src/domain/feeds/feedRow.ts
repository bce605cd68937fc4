import * as z from 'zod'
import { validateHotspots } from '../car/hotspots'
import { isNestedDeeper, truncateText } from '../cleanText'
import { type CarField, type CarFieldName, type CarFieldValue, carFieldEntries } from '../stock/carFields'
import { CAR_STATUS_WORDS } from '../stock/carType'
import { BETWEEN_URLS } from './photoUrls'

/** Why a row was rejected: the field, and the problem as text for staff. */
export interface RowProblem {
  field: string
  reason: string
}

const MAX_PRICE = 5_000_000

/** The smallest value that is taken for thousandths of the unit. */
const MIN_THOUSANDTHS = 500

/** Characters of a cell quoted in a reason. */
const MAX_QUOTED = 40

/** Empty and placeholder cells count as no value. */
const isBlank = (cell: string | undefined) => cell === undefined || /^(|null|n\/a|-)$/i.test(cell.trim())

const text = (maxLength = 300) =>
  z.preprocess(
    (cell: unknown) => (isBlank(cell as string) ? null : cell),
    z.string().max(maxLength, `longer than ${maxLength} characters`).nullable(),
  )

const required = (maxLength = 120) =>
  z.preprocess(
    (cell: unknown) => (isBlank(cell as string) ? '' : cell),
    z.string().min(1, 'is missing').max(maxLength, `longer than ${maxLength} characters`),
  )

/** The number of a cell in the formats of feeds: "$34,990", "12 500", "7.4 L"; NaN if it is none. */
function parseNumber(cell: unknown): number | null {
  if (isBlank(cell as string)) return null
  const digits = String(cell).replace(/^\s*\$|[,\s]|(km|kms|l|cc|kw|nm|kg|mm)$/gi, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

const number = (min: number, max: number, unit = '', parse: (cell: unknown) => number | null = parseNumber) =>
  z.preprocess(
    parse,
    z.number('is not a number').min(min, `is below ${min}${unit}`).max(max, `is above ${max}${unit}`).nullable(),
  )

/** A whole number, such as a year or seats; some systems write "2020.0" for 2020. */
const wholeNumber = (min: number, max: number) =>
  number(min, max).refine((count) => count === null || Number.isInteger(count), 'is not a whole number')

/** What stands behind a price, or in its place. */
const PRICE_WORDS =
  /(drive ?-?away|d\/a|dap|e\.?g\.?c\.?|excl\.? ?gov(t|ernment|'t)?\.? ?charges|\+ ?o\.?r\.?c'?s?\.?|inc\.? ?gst|aud)$/i
const NO_PRICE = /^\s*(p\.?o\.?a\.?|t\.?b\.?a\.?|price on application|call( us)?|contact( us)?|enquire)\s*$/i

/** A price in whole dollars. Feeds use 0, POA and the like for "no price". */
const price = number(0, MAX_PRICE, ' dollars', (cell) =>
  NO_PRICE.test(String(cell ?? ''))
    ? null
    : parseNumber(
        String(cell ?? '')
          .trim()
          .replace(PRICE_WORDS, ''),
      ),
).transform((dollars) => (dollars ? Math.round(dollars) : null))

const flag = z.preprocess((cell: unknown) => /^(1|true|yes|y|t)$/i.test(String(cell ?? '').trim()), z.boolean())

const date = z.preprocess(
  (cell: unknown) => (isBlank(cell as string) ? null : cell),
  z
    .string()
    .transform((text, context) => {
      const timestamp = parseDate(text.trim())
      if (timestamp) return timestamp
      context.addIssue({ code: 'custom', message: 'is not a date; write 2026-11-20 or 20/11/2026' })
      return z.NEVER
    })
    .nullable(),
)

/** An ISO date or time, or an Australian date, as an ISO time; null if invalid. */
function parseDate(text: string): string | null {
  const australian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text)
  const [year, month, day] = australian ? [australian[3], australian[2], australian[1]] : (iso?.slice(1, 4) ?? [])
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // `Date` would turn 31 February into 3 March
  const known = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== date) return null
  const timestamp = australian
    ? new Date(australian[4] ? `${date}T${australian[4].padStart(5, '0')}Z` : date)
    : new Date(text)
  return Number.isNaN(timestamp.getTime()) ? null : timestamp.toISOString()
}

/** A list of texts: separated by vertical bars in CSV, repeated elements in XML and JSON. */
const splitItems = (cell: unknown, separator: RegExp) =>
  (Array.isArray(cell) ? (cell as string[]) : [String(cell ?? '')])
    .flatMap((text) => text.split(separator))
    .map((item) => item.trim())
    .filter((item) => item !== '' && !isBlank(item))

const BARS = /\|/
const list = z.preprocess(
  (cell: unknown) => splitItems(cell, BARS),
  z.array(z.string().max(500, 'has an item longer than 500 characters')).max(300, 'has more than 300 items'),
)

/** Items of a list in JSON, and levels of lists and objects in each other; hotspots have five. */
const MAX_JSON_ITEMS = 1000
const MAX_JSON_LEVELS = 10

const json = (what: string) =>
  z.preprocess(
    (cell: unknown) => (isBlank(cell as string) ? null : cell),
    z
      .string()
      .transform((text, context) => {
        try {
          const value: unknown = JSON.parse(text)
          if (Array.isArray(value) && value.length > MAX_JSON_ITEMS)
            context.addIssue({ code: 'custom', message: `has more than ${MAX_JSON_ITEMS} items` })
          else if (isNestedDeeper(value, MAX_JSON_LEVELS))
            context.addIssue({ code: 'custom', message: `has more than ${MAX_JSON_LEVELS} levels` })
          else return value
        } catch {
          context.addIssue({ code: 'custom', message: `is not ${what} in JSON` })
        }
        return z.NEVER
      })
      .nullable(),
  )

const choice = (values: readonly string[], fallback: string, words: Readonly<Record<string, string>> = {}) =>
  z.preprocess(
    (cell: unknown) => {
      if (isBlank(cell as string)) return fallback
      const word = String(cell).trim().toLowerCase()
      return Object.hasOwn(words, word) ? words[word] : word
    },
    z.enum(values, {
      error: ({ input }) => `is none of ${values.join(', ')}: ${truncateText(String(input), MAX_QUOTED)}`,
    }),
  )

/** Photo URLs in their order. */
const urls = z
  .preprocess(
    (cell: unknown) => splitItems(cell, BETWEEN_URLS),
    z.array(z.string().max(1000, 'has a URL longer than 1000 characters')).max(300, 'has more than 300 pictures'),
  )
  .superRefine((values, context) => {
    for (const url of values)
      if (!/^(https?:\/\/|\/)/i.test(url))
        context.addIssue({ code: 'custom', message: `has an invalid picture URL: ${url.slice(0, 80)}` })
  })

const images = urls.transform((values) => values.map((url) => ({ url, thumbUrl: url })))

/** The URL of a file, or its path on the site. */
const url = z.preprocess(
  (cell: unknown) => (isBlank(cell as string) ? null : String(cell).trim()),
  z
    .string()
    .max(500, 'longer than 500 characters')
    .regex(/^(https?:\/\/\S[^\s.]*\.\S+|\/[^/\s]\S*)$/, 'is not a URL; write https://... or a path on the site')
    .nullable(),
)

const status = z.preprocess((cell: unknown) => {
  if (isBlank(cell as string)) return 'in_stock'
  const word = String(cell).trim().toLowerCase().replaceAll(' ', '_')
  return Object.hasOwn(CAR_STATUS_WORDS, word) ? CAR_STATUS_WORDS[word] : word
}, z.string().max(40))

const hotspots = json('hotspots').superRefine((value, context) => {
  const problem = validateHotspots(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

/** Schemas of field kinds without options. */
const CELL_SCHEMAS = { price, flag, date, url, list, urls, images, status, hotspots }

/** The schema of a field's cell (CAR-18). The bounds of years depend on the clock. */
function cellSchema(field: CarField, now: Date): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.required ? required(field.max) : text(field.max)
    case 'number':
    case 'whole': {
      const { min, boundsUnit, fallback, orThousandths } = field
      const max = typeof field.max === 'number' ? field.max : now.getUTCFullYear() + field.max.yearsAhead
      const parse = (cell: unknown) => {
        const value = parseNumber(cell)
        return orThousandths && value !== null && value >= MIN_THOUSANDTHS ? Math.round(value / 100) / 10 : value
      }
      const schema =
        field.kind === 'whole' ? wholeNumber(min, max) : number(min, max, boundsUnit && ` ${boundsUnit}`, parse)
      return fallback === undefined ? schema : schema.transform((value) => value ?? fallback)
    }
    case 'json':
      return json(field.content)
    case 'choice':
      return choice(field.values, field.fallback, field.words)
    default:
      return CELL_SCHEMAS[field.kind]
  }
}

/** A feed's row as car columns, by the specification's field names. */
export type FeedRow = { [Name in CarFieldName]: CarFieldValue<Name> }
export type FeedField = CarFieldName

/** A row's cells by target field. */
export type MappedCells = Partial<Record<FeedField, string | string[]>>

/** All fields that a feed can fill, in the order shown to staff. */
export const FEED_FIELDS: readonly FeedField[] = carFieldEntries.map(([name]) => name)

/** Fields with several values. */
export const LIST_FIELDS: ReadonlySet<FeedField> = new Set(
  carFieldEntries.filter(([, { kind }]) => ['list', 'urls', 'images'].includes(kind)).map(([name]) => name),
)

/** Required fields of a car. */
export const REQUIRED_FIELDS: readonly FeedField[] = carFieldEntries
  .filter(([, field]) => field.kind === 'text' && field.required)
  .map(([name]) => name)

/** Parses the mapped cells of rows. Most cells are empty, so the result for an empty cell is computed once per field. */
export class RowParser {
  private readonly fields

  constructor(now: Date) {
    this.fields = carFieldEntries.map(([field, declared]) => {
      const schema = cellSchema(declared, now)
      return { field, schema, whenEmpty: schema.safeParse(undefined) }
    })
  }

  /** Returns the car, or all problems of the row. */
  parse(cells: MappedCells): { car: FeedRow; problems?: undefined } | { car?: undefined; problems: RowProblem[] } {
    const car: Record<string, unknown> = {}
    const problems: RowProblem[] = []
    for (const { field, schema, whenEmpty } of this.fields) {
      const cell = cells[field]
      const parsed = cell === undefined || cell === '' ? whenEmpty : schema.safeParse(cell)
      if (parsed.success) car[field] = parsed.data
      else for (const { message } of parsed.error.issues) problems.push({ field, reason: message })
    }
    return problems.length > 0 ? { problems } : { car: car as FeedRow }
  }
}
