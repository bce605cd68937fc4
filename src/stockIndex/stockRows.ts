import { and, count, eq, gt, gte, inArray, lte, max, type SQLWrapper, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { carListRepayment } from '../domain/finance/carWeekly'
import type { Site } from '../domain/site/site'
import type { CarImage, CarSpecification } from '../domain/stock/car'
import { type CarPropertyOf, DIRECT_CAR_FIELDS, type IndexedCarField } from '../domain/stock/carFields'
import { SEARCHED_CAR_SPECIFICATIONS } from '../domain/stock/describedDetails'
import { lendersAtPrice } from '../domain/stock/lenders'
import { type IndexedCar, type StockRecord, type StockRecordContext, toStockRecord } from '../domain/stock/stockRecord'
import { BoundedCache } from '../server/boundedCache.mjs'
import { toDatabase } from '../server/database/database'
import { cars, dealerships, locations } from '../server/database/tables.generated'

/** Rows per query: fewer of the first ones, so that a small stock is mapped while Postgres reads on. */
const PAGE = 500
const LARGE_PAGE = 2_000

/** Pages that Postgres reads while one is mapped. */
const PAGES_AHEAD = 1

/** Rows that become records at once: few enough that mapping and indexing them does not delay other requests. */
const BATCH = 100

/** Letters of the dealer's comments that are read: enough to search in, a fraction of what is stored. */
const READ_COMMENT_LETTERS = 600

/** The site settings in a record, besides the row. */
export interface RecordRules {
  site: Pick<Site, 'id' | 'flags' | 'finance' | 'stockRules'>
  now: Date
}

/** The cars of a site to read: all, those changed since a date, or by id. */
export type RowSelection = { all: true } | { changedSince: Date } | { ids: readonly string[] }

type IndexedFields = Pick<IndexedCar, CarPropertyOf<IndexedCarField>>

/**
 * A row as its JSON has it: drizzle's own mapping of each value would slow down the loading of a large stock. Its properties are
 * named and typed as those of a car, so that it becomes one without being copied again.
 */
type StockRow = Omit<IndexedCar, 'specifications' | 'categories' | 'images'> & {
  specifications: unknown
  categories: unknown
  images: unknown
  lenders: unknown
  feedValues: unknown
  customRank: number
  locationId: number | null
}

/**
 * Rows as JSON that Postgres wrote: reading a row's hundred columns takes the driver twice as long as parsing their JSON, and rows that wait
 * as one text are not copied by collections of garbage. A list of values takes Postgres two thirds of the time of an object, and is half as long.
 */
interface ReadRow {
  id: number
  json: string
  /** apart from the JSON, which other letters than Latin ones and line breaks make slower to write and to read */
  comments: string | null
  /** JSON of its own, which cars of one variant share */
  features: string | null
}

/** A row whose JSON columns have been checked. */
type ReadCar = Omit<StockRow, 'specifications' | 'categories' | 'images' | 'lenders'> &
  IndexedCar & { lenders: ReturnType<typeof lendersAtPrice> }

/** Properties that are read apart from the list of values. */
const COMMENTS = 'dealerComments'
const FEATURES = 'features'
const INDEXED_FIELDS = DIRECT_CAR_FIELDS.filter(
  ({ field, property }) => field.index !== undefined && property !== COMMENTS,
)

/** Postgres returns numeric columns as text, and `float8` as numbers. */
const asNumber = (column: SQLWrapper) => sql`nullif(${column}, 'NaN')::float8`
const asCount = (column: SQLWrapper) => sql`coalesce(${asNumber(column)}, 0)`
/** As `Date` prints it, which takes longer to read and to print than Postgres takes. */
const asIsoTime = (time: SQLWrapper) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const asFlag = (condition: SQLWrapper) => sql`coalesce(${condition}, false)`

/** A path to the specifications with these labels. */
const SEARCHED_SPECIFICATIONS = `$[*] ? (${SEARCHED_CAR_SPECIFICATIONS.map((label) => `@.label == ${JSON.stringify(label)}`).join(' || ')})`

/** Only the columns that the record uses, so that private data of a car stays in the database. */
const COLUMNS: Record<Exclude<keyof StockRow, keyof IndexedFields | typeof FEATURES>, SQLWrapper> = {
  id: cars.id,
  slug: cars.slug,
  name: cars.name,
  carType: cars.car_type,
  status: cars.status,
  itemType: cars.item_type,
  reserved: asFlag(sql`(${cars.reserved} or ${cars.held})`),
  certified: asFlag(cars.certified),
  preorder: asFlag(cars.preorder),
  showOnDealerWebsite: asFlag(cars.show_on_dealer_website),
  soldDate: asIsoTime(cars.sold_date),
  createdAt: asIsoTime(sql`coalesce(${cars.listed_at}, ${cars.createdAt})`),
  // Of cars, only those that are searched: all of a hundred thousand cars take two seconds to read.
  specifications: sql`case when ${cars.item_type} = 'car'
    then jsonb_path_query_array(${cars.specifications}, ${SEARCHED_SPECIFICATIONS}::jsonpath) else ${cars.specifications} end`,
  categories: cars.categories,
  images: sql`jsonb_path_query_array(${cars.images}, '$[0 to 2]')`,
  lenders: cars.finance_lenders,
  feedValues: cars.feed_values,
  photosCount: asCount(cars.photos_count),
  views: asCount(cars.views),
  customRank: asCount(cars.custom_rank),
  locationId: cars.location,
}

/** The values of a row in the order of `NAMES`. Postgres passes at most 100 to a function. */
const selectColumns = (columns: Record<string, SQLWrapper>) =>
  sql`json_build_array(${sql.join(
    [
      ...INDEXED_FIELDS.map(({ column, field }) => (field.kind === 'text' ? cars[column] : asNumber(cars[column]))),
      ...Object.values(columns),
    ],
    sql`, `,
  )})`

const NAMES = [...INDEXED_FIELDS.map(({ property }) => property), ...Object.keys(COLUMNS)] as (keyof StockRow)[]

/** The values of a row, each by the name of its property: a copy of them in an object would take a third of the time of their parsing. */
class RowValues {
  constructor(
    readonly values: unknown[],
    readonly dealerComments: string | null,
    readonly features: readonly string[],
  ) {}
}

for (const [at, name] of NAMES.entries())
  Object.defineProperty(RowValues.prototype, name, {
    get(this: RowValues) {
      return this.values[at]
    },
    set(this: RowValues, value: unknown) {
      this.values[at] = value
    },
  })

const SELECTED = selectColumns(COLUMNS)
/** For sites whose cars all have the site's own terms: a card never shows a lender's, and they are as long as the comments. */
const SELECTED_WITHOUT_LENDERS = selectColumns({ ...COLUMNS, lenders: sql`null`, feedValues: sql`null` })

/**
 * Reads a site's cars as index records, in batches, ordered by id. Postgres reads the next page while one is mapped: their first
 * ids come from the index alone.
 */
export async function* stockRecords(
  pool: Pool,
  rules: RecordRules,
  selection: RowSelection,
): AsyncGenerator<StockRecord[]> {
  const places = await readPlaces(pool, rules.site.id)
  const starts = 'all' in selection ? await pageStarts(pool, rules.site.id) : [0]
  const pages: Promise<ReadRow[]>[] = []
  const readAhead = () => {
    const after = starts.shift()
    if (after === undefined) return
    const page = readPage(pool, rules, selection, after, starts[0])
    // Thrown where it is awaited, if anybody still reads.
    page.catch(() => undefined)
    pages.push(page)
  }
  for (let page = 0; page <= PAGES_AHEAD; page += 1) readAhead()
  for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
    const rows = await page
    // A selection of unknown size goes on until a page is not full; so does the end of a stock, where cars may have been added.
    if (starts.length === 0 && pages.length === 0 && rows.length === PAGE) starts.push(rows.at(-1)!.id)
    readAhead()
    for (let start = 0; start < rows.length; start += BATCH)
      yield rows.slice(start, start + BATCH).map((row) => toRecord(parseRow(row), rules, places))
  }
}

/** The ids after which the pages of a site's stock begin. */
async function pageStarts(pool: Pool, siteId: number): Promise<number[]> {
  const { rows } = await toDatabase(pool).execute<{ id: number }>(sql`
    select id from (
      select ${cars.id} as id, row_number() over (order by ${cars.id}) as place from ${cars} where ${cars.site} = ${siteId}
    ) car where place % ${PAGE} = 0 and (place <= ${LARGE_PAGE} or place % ${LARGE_PAGE} = 0) order by id`)
  return [0, ...rows.map(({ id }) => id)]
}

type Place = NonNullable<StockRecordContext['location']>

/** The site's published locations by id, as records name them: read once, and not with each car. */
async function readPlaces(pool: Pool, siteId: number): Promise<ReadonlyMap<number, Place>> {
  const { rows } = await toDatabase(pool).execute<Place & { id: number }>(sql`
    select ${locations.id} as id, ${locations.name} as name, coalesce(${locations.slug}, '') as slug,
      coalesce(${locations.address_city}, '') as city, coalesce(${locations.address_state}::text, '') as state,
      ${asNumber(locations.address_lat)} as lat, ${asNumber(locations.address_lng)} as lng,
      ${dealerships.name} as "dealershipName"
    from ${locations}
    left join ${dealerships} on ${dealerships.id} = ${locations.dealership} and ${dealerships.site} = ${locations.site}
    where ${locations.site} = ${siteId} and ${locations._status} = 'published' and ${locations.deletedAt} is null`)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** The cars after an id, up to another one if it is known; else a page at most. */
async function readPage(
  pool: Pool,
  rules: RecordRules,
  selection: RowSelection,
  after: number,
  last?: number,
): Promise<ReadRow[]> {
  const selected =
    'changedSince' in selection
      ? gt(cars.updatedAt, selection.changedSince)
      : 'ids' in selection
        ? inArray(cars.id, selection.ids.map(Number))
        : undefined
  const { rows } = await toDatabase(pool).execute<ReadRow & Record<string, unknown>>(sql`
    select ${cars.id} as id, ${rules.site.finance.assignments.length > 0 ? SELECTED : SELECTED_WITHOUT_LENDERS}::text as json,
      left(${cars.dealercomments}, ${READ_COMMENT_LETTERS}) as comments, ${cars.features}::text as features
    from ${cars}
    where ${and(eq(cars.site, rules.site.id), gt(cars.id, after), last === undefined ? undefined : lte(cars.id, last), selected)}
    order by ${cars.id} limit ${last === undefined ? PAGE : LARGE_PAGE}`)
  return rows
}

/** The ids of all cars of a site. */
export async function stockIds(pool: Pool, siteId: number): Promise<Set<string>> {
  const rows = await toDatabase(pool).select({ id: cars.id }).from(cars).where(eq(cars.site, siteId))
  return new Set(rows.map(({ id }) => String(id)))
}

/** The slugs of the cars of a site that were written at or after a time, at most `limit`. */
export async function changedSlugs(pool: Pool, siteId: number, since: Date, limit: number): Promise<string[]> {
  const rows = await toDatabase(pool)
    .select({ slug: cars.slug })
    .from(cars)
    .where(and(eq(cars.site, siteId), gte(cars.updatedAt, since)))
    .limit(limit)
  return rows.map(({ slug }) => slug)
}

/** A quick fingerprint that changes with anything that a site's records show. */
export interface Watermark {
  cars: number
  /** the last change to a car; null when the site has none */
  changedAt: Date | null
  /** state of the locations and dealerships that records name */
  places: string
}

export async function getWatermark(pool: Pool, siteId: number): Promise<Watermark> {
  const state = (table: typeof locations | typeof dealerships) =>
    sql`(select count(*) || ' ' || coalesce(max(${table.updatedAt})::text, '') from ${table} where ${table.site} = ${siteId})`
  const [mark] = await toDatabase(pool)
    .select({
      cars: count(),
      changedAt: max(cars.updatedAt),
      places: sql<string>`${state(locations)} || ' ' || ${state(dealerships)}`,
    })
    .from(cars)
    .where(eq(cars.site, siteId))
  return mark!
}

function parseRow({ json, comments, features }: ReadRow): StockRow {
  const row = new RowValues(JSON.parse(json), comments, features === null ? NO_FEATURES : findFeatures(features))
  return row as RowValues & StockRow
}

/** Some 5,000 lists of usual length; a longer one is read again for each car. */
const MAX_FEATURE_LISTS_BYTES = 32 * 1024 ** 2
const MAX_FEATURES_LENGTH = 10_000

/** Lists of features by their JSON: what is made of a list, such as the filters that it sets, is made once for all cars that share it. */
const featureLists = new BoundedCache<readonly string[]>({
  maxBytes: MAX_FEATURE_LISTS_BYTES,
  valueBytes: (list) => 2 * list.reduce((letters, text) => letters + text.length, 0),
  maxKeyLength: MAX_FEATURES_LENGTH,
})
const NO_FEATURES: readonly string[] = Object.freeze([])

function findFeatures(json: string): readonly string[] {
  let list = featureLists.get(json)
  if (list === undefined) {
    list = Object.freeze(parseList(JSON.parse(json), isText))
    featureLists.set(json, list)
  }
  return list
}

function toRecord(row: StockRow, { site, now }: RecordRules, places: ReadonlyMap<number, Place>): StockRecord {
  const car = readJsonColumns(row)
  const location = car.locationId === null ? null : (places.get(car.locationId) ?? null)
  return toStockRecord(car, { customRank: car.customRank, location, weekly: carListRepayment(car, site, now) })
}

/** Changes the row itself. */
function readJsonColumns(row: StockRow): ReadCar {
  const car = row as ReadCar
  car.specifications = parseList(row.specifications, isSpecification)
  car.categories = parseList(row.categories, isText)
  car.images = parseList(row.images, isImage)
  car.lenders = row.lenders === null ? [] : lendersAtPrice(row.lenders, car, row.feedValues)
  return car
}

/** JSON columns come from feeds, so their shape is checked. */
function parseList<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  if (!Array.isArray(value)) return []
  return value.every(isItem) ? value : value.filter(isItem)
}

const isText = (item: unknown): item is string => typeof item === 'string' && item !== ''

function isSpecification(item: unknown): item is CarSpecification {
  if (typeof item !== 'object' || item === null) return false
  const { label, value } = item as Record<string, unknown>
  return isText(label) && isText(value)
}

function isImage(item: unknown): item is CarImage {
  if (typeof item !== 'object' || item === null) return false
  const { url, thumbUrl, alt } = item as Record<string, unknown>
  return isText(url) && isText(thumbUrl) && (alt === undefined || typeof alt === 'string')
}
