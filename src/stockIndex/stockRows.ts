import type { Pool } from 'pg'
import { carWeeklyRepayment } from '../domain/finance/carWeekly'
import type { Site } from '../domain/site/site'
import type { CarImage } from '../domain/stock/car'
import { type CarPropertyOf, DIRECT_CAR_FIELDS, type IndexedCarField } from '../domain/stock/carFields'
import type { CarType, ItemType } from '../domain/stock/carType'
import { parseLenders } from '../domain/stock/lenders'
import { type IndexedCar, type StockRecord, toStockRecord } from '../domain/stock/stockRecord'

/** Rows per batch: few enough that mapping them does not delay other requests. */
const BATCH = 500

/** The site settings that a record is built from, besides the row. */
export interface RecordRules {
  site: Pick<Site, 'id' | 'flags' | 'finance' | 'stockRules'>
  now: Date
}

/** The cars of a site to read: all, those changed since a date, or by id. */
export type RowSelection = { all: true } | { changedSince: Date } | { ids: readonly string[] }

/** A car's own fields. Postgres returns numeric columns as text, so that no digit is lost. */
type FieldColumns = Record<IndexedCarField, string | null>

interface StockRow extends FieldColumns {
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
  sold_date: Date | null
  listed_at: Date | null
  created_at: Date
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

/** Selects only the columns that the record uses, so that private data of a car stays in the database. */
const SELECT = `
  select ${INDEXED_FIELDS.map(({ column }) => `c.${column}`).join(', ')},
    c.id, c.slug, c.name, c.car_type, c.status, c.item_type, (c.reserved or c.held) as reserved, c.certified, c.preorder,
    c.show_on_dealer_website, c.sold_date, c.listed_at, c.created_at, c.features, c.categories, jsonb_path_query_array(c.images, '$[0 to 2]') as images, c.photos_count,
    c.views, c.custom_rank, c.finance_lenders, c.location_id,
    l.name as location_name, l.slug as location_slug, l.address_city as city, l.address_state as state,
    l.address_lat as lat, l.address_lng as lng, d.name as dealership_name
  from cars c
  left join locations l on l.id = c.location_id and l.site_id = c.site_id
  left join dealerships d on d.id = l.dealership_id and d.site_id = c.site_id
  where c.site_id = $1 and c.id > $2`

/** Reads a site's cars as index records, in batches, ordered by id. */
export async function* stockRecords(
  pool: Pool,
  rules: RecordRules,
  selection: RowSelection,
): AsyncGenerator<StockRecord[]> {
  const [condition, operand] =
    'changedSince' in selection
      ? ['and c.updated_at > $3', [selection.changedSince]]
      : 'ids' in selection
        ? ['and c.id = any($3::int[])', [selection.ids.map(Number)]]
        : ['', []]
  let after = 0
  for (;;) {
    const { rows } = await pool.query<StockRow>(`${SELECT} ${condition} order by c.id limit ${BATCH}`, [
      rules.site.id,
      after,
      ...operand,
    ])
    if (rows.length > 0) yield rows.map((row) => toRecord(row, rules))
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}

/** The ids of all cars of a site. */
export async function stockIds(pool: Pool, siteId: number): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: number }>('select id from cars where site_id = $1', [siteId])
  return new Set(rows.map(({ id }) => String(id)))
}

/** A quick fingerprint that changes with anything that a site's records show. */
export interface StockMark {
  cars: number
  /** the last change to a car; null when the site has none */
  changedAt: Date | null
  /** state of the locations and dealerships that records name */
  places: string
}

export async function stockMark(pool: Pool, siteId: number): Promise<StockMark> {
  const { rows } = await pool.query<StockMark>(
    `select count(*)::int as cars, max(updated_at) as "changedAt",
      (select count(*) || ' ' || coalesce(max(updated_at)::text, '') from locations where site_id = $1) || ' ' ||
      (select count(*) || ' ' || coalesce(max(updated_at)::text, '') from dealerships where site_id = $1) as places
    from cars where site_id = $1`,
    [siteId],
  )
  return rows[0] as StockMark
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
    soldDate: row.sold_date?.toISOString() ?? null,
    createdAt: (row.listed_at ?? row.created_at).toISOString(),
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

function parseNumber(value: string | null): number | null {
  const number = value === null ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}
