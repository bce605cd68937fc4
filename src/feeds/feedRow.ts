import * as z from 'zod'
import { validateHotspots } from '../domain/car/hotspots'
import { CAR_TYPES, ITEM_TYPES } from '../domain/stock/carType'

/** Why a row was set aside: which field, and what is wrong with it in words for staff. */
export interface RowProblem {
  field: string
  reason: string
}

const MAX_TEXT_LENGTH = 20_000
const MAX_PRICE = 5_000_000

/** A cell that is empty, or says that there is nothing, is no value at all. */
const blank = (cell: string | undefined) => cell === undefined || /^(|null|n\/a|-)$/i.test(cell.trim())

const text = (longest = 300) =>
  z.preprocess(
    (cell: unknown) => (blank(cell as string) ? null : cell),
    z.string().max(longest, `longer than ${longest} characters`).nullable(),
  )

const required = (longest = 120) =>
  z.preprocess(
    (cell: unknown) => (blank(cell as string) ? '' : cell),
    z.string().min(1, 'is missing').max(longest, `longer than ${longest} characters`),
  )

/** A number as feeds write it: "$34,990", "12 500", "7.4 L". */
const number = (lowest: number, highest: number, unit = '') =>
  z.preprocess((cell: unknown) => {
    if (blank(cell as string)) return null
    const plain = String(cell).replace(/^\s*\$|[,\s]|(km|kms|l|kw|nm|kg|mm)$/gi, '')
    return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  }, z
    .number('is not a number')
    .min(lowest, `is below ${lowest}${unit}`)
    .max(highest, `is above ${highest}${unit}`)
    .nullable())

/** A number that is never a part of one: a year, seats. "2020.0" is what some systems write for 2020. */
const whole = (lowest: number, highest: number) =>
  number(lowest, highest).refine((count) => count === null || Number.isInteger(count), 'is not a whole number')

/** A price in whole dollars. Feeds write 0 for "no price", which is not a price. */
const price = number(0, MAX_PRICE, ' dollars').transform((dollars) => (dollars ? Math.round(dollars) : null))

const yes = z.preprocess((cell: unknown) => /^(1|true|yes|y|t)$/i.test(String(cell ?? '').trim()), z.boolean())

const date = z.preprocess(
  (cell: unknown) => (blank(cell as string) ? null : cell),
  z
    .string()
    .transform((typed, context) => {
      const moment = dateFrom(typed.trim())
      if (moment) return moment
      context.addIssue({ code: 'custom', message: 'is not a date; write 2026-11-20 or 20/11/2026' })
      return z.NEVER
    })
    .nullable(),
)

/** An ISO date or moment, or a day as Australians write it, as an ISO moment; null where it is neither, or no such day. */
function dateFrom(typed: string): string | null {
  const australian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(typed)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(typed)
  const [year, month, day] = australian ? [australian[3], australian[2], australian[1]] : (iso?.slice(1, 4) ?? [])
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // 31 February would quietly become 3 March
  const known = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== date) return null
  const moment = australian
    ? new Date(australian[4] ? `${date}T${australian[4].padStart(5, '0')}Z` : date)
    : new Date(typed)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Texts as a list: what CSV parts by vertical bars, or an element that comes again in XML and JSON. */
const items = (cell: unknown, parts: RegExp) =>
  (Array.isArray(cell) ? (cell as string[]) : [String(cell ?? '')])
    .flatMap((text) => text.split(parts))
    .map((item) => item.trim())
    .filter((item) => item !== '' && !blank(item))

const BARS = /\|/
/** Feeds part photo addresses by bars, by line ends, or by commas, semicolons and spaces before the next address. */
const BETWEEN_ADDRESSES = /\||[\r\n]+|[;,\s]\s*(?=https?:\/\/|\/)/i

const list = z.preprocess(
  (cell: unknown) => items(cell, BARS),
  z.array(z.string().max(500, 'has an item longer than 500 characters')).max(300, 'has more than 300 items'),
)

const json = (what: string) =>
  z.preprocess(
    (cell: unknown) => (blank(cell as string) ? null : cell),
    z
      .string()
      .transform((typed, context) => {
        try {
          return JSON.parse(typed) as unknown
        } catch {
          context.addIssue({ code: 'custom', message: `is not ${what} in JSON` })
          return z.NEVER
        }
      })
      .nullable(),
  )

const choice = <Value extends string>(values: readonly Value[], standIn: Value) =>
  z.preprocess(
    (cell: unknown) => (blank(cell as string) ? standIn : String(cell).trim().toLowerCase()),
    z.enum(values, `is none of ${values.join(', ')}`),
  )

/** Pictures in their order, by their addresses alone. */
const addresses = z
  .preprocess(
    (cell: unknown) => items(cell, BETWEEN_ADDRESSES),
    z.array(z.string().max(1000, 'has an address longer than 1000 characters')).max(300, 'has more than 300 pictures'),
  )
  .superRefine((urls, context) => {
    for (const url of urls)
      if (!/^(https?:\/\/|\/)/i.test(url))
        context.addIssue({ code: 'custom', message: `has a picture whose address is not one: ${url.slice(0, 80)}` })
  })

const images = addresses.transform((urls) => urls.map((url) => ({ url, thumbUrl: url })))

/** Where a file lies: on the web, or a path on the site. */
const address = z.preprocess(
  (cell: unknown) => (blank(cell as string) ? null : String(cell).trim()),
  z
    .string()
    .max(500, 'longer than 500 characters')
    .regex(/^(https?:\/\/\S+\.\S+|\/[^/\s]\S*)$/, 'is not an address; write https://... or a path on the site')
    .nullable(),
)

/** A feed's row as a car's columns, by the specification's field names (CAR-18). The year's bound depends on the clock. */
export function feedRowSchema(now: Date) {
  return z.object({
    stocknum: required(60),
    vin: text(30),
    nvic: text(20),
    regplate: text(12),
    rego_expiry: date,
    car_type: choice(CAR_TYPES, 'used'),
    status: z.preprocess(
      (cell: unknown) => (blank(cell as string) ? 'in_stock' : String(cell).trim().toLowerCase().replaceAll(' ', '_')),
      z.string().max(40),
    ),
    item_type: choice(ITEM_TYPES, 'car'),
    reserved: yes,
    certified: yes,
    preorder: yes,
    sold_date: date,
    listed_at: date,
    year: whole(1900, now.getUTCFullYear() + 2),
    make: required(),
    model: required(),
    badge: text(),
    series: text(),
    build_date: text(40),
    compliance_date: text(40),
    price,
    before_price: price,
    offer_price: price,
    subscription_price: price,
    market_average_price: price,
    state_market_average_price: price,
    price_type: text(60),
    km: number(0, 2_000_000, ' km'),
    colour: text(),
    interior_colour: text(),
    body: text(),
    simple_body: text(),
    trans: text(),
    simple_transmission: text(),
    gearnum: whole(0, 60),
    drive: text(),
    simple_drive: text(),
    fuel: text(),
    simple_fuel: text(),
    seats: whole(0, 60),
    doors: whole(0, 12),
    cylinders: whole(0, 16),
    engine_size_litres: number(0, 30),
    engine_size_cc: number(0, 30_000),
    induction: text(60),
    gear_type: text(60),
    body_configuration: text(60),
    power_kw: number(0, 2000),
    torque_nm: number(0, 5000),
    fuel_consumption: number(0, 60),
    fuel_capacity_litres: number(0, 1500),
    towing_capacity_braked_kg: number(0, 30_000),
    gross_vehicle_mass_kg: number(0, 60_000),
    length_mm: number(0, 30_000),
    width_mm: number(0, 6000),
    height_mm: number(0, 6000),
    ancap_rating: number(0, 5),
    ancap_year: whole(1990, now.getUTCFullYear() + 1),
    sleeps: whole(0, 20),
    body_length_feet: number(0, 60),
    body_width_feet: number(0, 15),
    tare_weight_kg: number(0, 30_000),
    aggregate_trailer_mass_kg: number(0, 30_000),
    axle_type: text(),
    specifications: json('a list of specifications'),
    features: list,
    categories: list,
    dealercomments: text(MAX_TEXT_LENGTH),
    tag: text(60),
    video_url: text(500),
    images,
    spin_images: addresses,
    interior_images: addresses,
    walkaround_url: address,
    hotspots: json('hotspots').superRefine((given, context) => {
      const problem = validateHotspots(given)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
    views: number(0, 1_000_000_000).transform((count) => count ?? 0),
    custom_rank: number(-1000, 1000).transform((rank) => rank ?? 0),
    finance_lenders: json('lender records'),
    history_report_url: address,
    car_analysis_url: address,
    ppsr_report_url: address,
    private_suburb: text(80),
    private_postcode: text(4),
    location: text(120),
  })
}

export type FeedRow = z.infer<ReturnType<typeof feedRowSchema>>
export type FeedField = keyof FeedRow

/** A row's cells by the field that each fills. */
export type MappedCells = Partial<Record<FeedField, string | string[]>>

/** Every field that a feed can fill, in the order in which staff read them. */
export const FEED_FIELDS = Object.keys(feedRowSchema(new Date(0)).shape) as FeedField[]

/** Fields that hold more than one value. */
export const LIST_FIELDS: ReadonlySet<FeedField> = new Set<FeedField>([
  'images',
  'spin_images',
  'interior_images',
  'features',
  'categories',
])

/** Fields without which a row is no car. */
export const REQUIRED_FIELDS = ['stocknum', 'make', 'model'] as const satisfies readonly FeedField[]

/**
 * Reads rows' mapped cells. Most cells of most feeds are empty, and what an empty cell means is the same in every row, so it
 * is worked out once.
 */
export class RowReader {
  private readonly fields

  constructor(now: Date) {
    const { shape } = feedRowSchema(now)
    this.fields = FEED_FIELDS.map((field) => ({
      field,
      schema: shape[field],
      whenEmpty: shape[field].safeParse(undefined),
    }))
  }

  /** Answers with the car, or with every problem that the row has. */
  read(cells: MappedCells): { car: FeedRow; problems?: undefined } | { car?: undefined; problems: RowProblem[] } {
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
