import { and, count, eq, gt, inArray, max, type SQLWrapper, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { carWeeklyRepayment } from '../domain/finance/carWeekly'
import type { Site } from '../domain/site/site'
import type { CarImage } from '../domain/stock/car'
import { type CarPropertyOf, DIRECT_CAR_FIELDS, type IndexedCarField } from '../domain/stock/carFields'
import type { CarType, ItemType } from '../domain/stock/carType'
import { parseLenders } from '../domain/stock/lenders'
import { type IndexedCar, type StockRecord, toStockRecord } from '../domain/stock/stockRecord'
import { toDatabase } from '../server/database/database'
import { cars, dealerships, locations } from '../server/database/tables.generated'

/** Rows per batch: few enough that mapping them does not delay other requests. */
const BATCH = 500

/** The site settings in a record, besides the row. */
export interface RecordRules {
  site: Pick<Site, 'id' | 'flags' | 'finance' | 'stockRules'>
  now: Date
}

/** The cars of a site to read: all, those changed since a date, or by id. */
export type RowSelection = { all: true } | { changedSince: Date } | { ids: readonly string[] }

/** A car's own fields. Postgres returns numeric columns as text, so that no digit is lost. */
type FieldColumns = Record<IndexedCarField, string | null>

/** A row as the driver returns it: drizzle's own mapping of each value would slow down the loading of a large stock. */
type StockRow = FieldColumns & {
  id: number
  slug: string
  name: string
  car_type: CarType
  status: string
  item_type: ItemType
  reserved: boolean | null
  certified: boolean | null
  preorder: boolean | null
  show_on_dealer_website: boolean | null
  sold_date: string | null
  listed_at: string | null
  created_at: string
  features: unknown
  categories: unknown
  images: unknown
  finance_lenders: unknown
  photos_count: string | null
  views: string | null
  custom_rank: string | null
  location_id: number | null
  location_name: string | null
  location_slug: string | null
  city: string | null
  state: string | null
  lat: string | null
  lng: string | null
  dealership_name: string | null
}

const INDEXED_FIELDS = DIRECT_CAR_FIELDS.filter(({ field }) => field.index !== undefined)

/** Only the columns that the record uses, so that private data of a car stays in the database. */
const COLUMNS: Record<Exclude<keyof StockRow, IndexedCarField>, SQLWrapper> = {
  id: cars.id,
  slug: cars.slug,
  name: cars.name,
  car_type: cars.car_type,
  status: cars.status,
  item_type: cars.item_type,
  reserved: sql`(${cars.reserved} or ${cars.held})`,
  certified: cars.certified,
  preorder: cars.preorder,
  show_on_dealer_website: cars.show_on_dealer_website,
  sold_date: cars.sold_date,
  listed_at: cars.listed_at,
  created_at: cars.createdAt,
  features: cars.features,
  categories: cars.categories,
  images: sql`jsonb_path_query_array(${cars.images}, '$[0 to 2]')`,
  finance_lenders: cars.finance_lenders,
  photos_count: cars.photos_count,
  views: cars.views,
  custom_rank: cars.custom_rank,
  location_id: cars.location,
  location_name: locations.name,
  location_slug: locations.slug,
  city: locations.address_city,
  state: locations.address_state,
  lat: locations.address_lat,
  lng: locations.address_lng,
  dealership_name: dealerships.name,
}

const SELECTED = sql.join(
  [
    ...INDEXED_FIELDS.map(({ column }) => sql`${cars[column]}`),
    ...Object.entries(COLUMNS).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  ],
  sql`, `,
)

/** Reads a site's cars as index records, in batches, ordered by id. */
export async function* stockRecords(
  pool: Pool,
  rules: RecordRules,
  selection: RowSelection,
): AsyncGenerator<StockRecord[]> {
  const selected =
    'changedSince' in selection
      ? gt(cars.updatedAt, selection.changedSince)
      : 'ids' in selection
        ? inArray(cars.id, selection.ids.map(Number))
        : undefined
  let after = 0
  for (;;) {
    const { rows } = await toDatabase(pool).execute<StockRow>(sql`
      select ${SELECTED}
      from ${cars}
      left join ${locations} on ${locations.id} = ${cars.location} and ${locations.site} = ${cars.site}
      left join ${dealerships} on ${dealerships.id} = ${locations.dealership} and ${dealerships.site} = ${cars.site}
      where ${and(eq(cars.site, rules.site.id), gt(cars.id, after), selected)}
      order by ${cars.id} limit ${BATCH}`)
    if (rows.length > 0) yield rows.map((row) => toRecord(row, rules))
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}

/** The ids of all cars of a site. */
export async function stockIds(pool: Pool, siteId: number): Promise<Set<string>> {
  const rows = await toDatabase(pool).select({ id: cars.id }).from(cars).where(eq(cars.site, siteId))
  return new Set(rows.map(({ id }) => String(id)))
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

function toRecord(row: StockRow, rules: RecordRules): StockRecord {
  const car = toCar(row)
  return toStockRecord(car, {
    customRank: parseNumber(row.custom_rank) ?? 0,
    location:
      row.location_name === null
        ? null
        : {
            name: row.location_name,
            slug: row.location_slug ?? '',
            city: row.city ?? '',
            state: row.state ?? '',
            lat: parseNumber(row.lat),
            lng: parseNumber(row.lng),
            dealershipName: row.dealership_name,
          },
    weekly: toWeekly(car, row, rules),
  })
}

function toWeekly(car: IndexedCar, row: StockRow, { site, now }: RecordRules) {
  return carWeeklyRepayment(
    { ...car, locationId: row.location_id, lenders: parseLenders(row.finance_lenders) },
    site,
    now,
  )
}

function toCar(row: StockRow): IndexedCar {
  return {
    ...indexedFields(row),
    id: row.id,
    slug: row.slug,
    name: row.name,
    carType: row.car_type,
    status: row.status,
    itemType: row.item_type,
    reserved: row.reserved ?? false,
    certified: row.certified ?? false,
    preorder: row.preorder ?? false,
    showOnDealerWebsite: row.show_on_dealer_website ?? false,
    soldDate: row.sold_date === null ? null : toIsoTime(row.sold_date),
    createdAt: toIsoTime(row.listed_at ?? row.created_at),
    features: parseList(row.features, isText),
    categories: parseList(row.categories, isText),
    images: parseList(row.images, isImage),
    photosCount: parseNumber(row.photos_count) ?? 0,
    views: parseNumber(row.views) ?? 0,
  }
}

type IndexedFields = Pick<IndexedCar, CarPropertyOf<IndexedCarField>>

function indexedFields(row: FieldColumns): IndexedFields {
  const values = INDEXED_FIELDS.map(({ column, property, field }) => {
    const value = row[column as IndexedCarField]
    return [property, field.kind === 'text' ? value : parseNumber(value)]
  })
  return Object.fromEntries(values) as IndexedFields
}

/** JSON columns come from feeds, so their shape is checked. */
function parseList<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

const isText = (item: unknown): item is string => typeof item === 'string' && item !== ''

function isImage(item: unknown): item is CarImage {
  if (typeof item !== 'object' || item === null) return false
  const { url, thumbUrl, alt } = item as Record<string, unknown>
  return isText(url) && isText(thumbUrl) && (alt === undefined || typeof alt === 'string')
}

const toIsoTime = (value: string) => new Date(value).toISOString()

function parseNumber(value: string | null): number | null {
  const number = value === null ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}
