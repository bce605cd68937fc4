import type { PoolClient } from 'pg'
import type { MissingCars } from '../domain/feeds/feedOptions'
import { carFieldEntries } from '../domain/stock/carFields'
import type { ChangedCar, ExampleCar } from './feedRunReport'

/** Columns that an import writes for new cars only: the slug, and what staff or the site own. */
export const INSERT_ONLY_COLUMNS: readonly string[] = [
  'slug',
  'show_on_dealer_website',
  ...carFieldEntries.filter(([, { owner }]) => owner !== undefined).map(([name]) => name),
]

/** Columns that do not come from the feed. */
const EXCLUDED_COLUMNS = ['id', 'site_id', 'feed_hash', 'created_at', 'updated_at', 'show_on_dealer_website']

/** Statuses of cars that are no longer listed. */
const GONE_STATUSES = "('sold', 'removed')"

/** A car to write to the database. */
export interface StagedCar {
  stocknum: string
  /** changes whenever a column that updates write changes */
  feed_hash: string
  /** called for new and changed cars only */
  columns: () => Record<string, unknown>
}

export interface StagedCounts {
  new: number
  changed: number
  unchanged: number
  /** listed cars that the feed now reports as sold */
  newlySold: number
}

/**
 * A feed's rows in a temporary table of the transaction. Comparing them with the stock in Postgres keeps memory constant, and
 * a dry run gets exactly the result of a real run.
 */
export class FeedStaging {
  private constructor(
    private readonly client: PoolClient,
    private readonly siteId: number,
    private readonly columns: readonly string[],
  ) {}

  static async create(client: PoolClient, siteId: number): Promise<FeedStaging> {
    await client.query(
      'CREATE TEMP TABLE feed_rows (stocknum varchar NOT NULL, feed_hash varchar, columns jsonb) ON COMMIT DROP',
    )
    const { rows } = await client.query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'cars'",
    )
    const columns = rows.map(({ column_name }) => column_name).filter((name) => !EXCLUDED_COLUMNS.includes(name))
    return new FeedStaging(client, siteId, columns)
  }

  /** Stages cars. Unchanged cars are staged without columns. */
  async add(cars: readonly StagedCar[]): Promise<void> {
    if (cars.length === 0) return
    const { rows } = await this.client.query<{ stocknum: string; feed_hash: string | null }>({
      name: 'feed_hashes',
      text: 'SELECT stocknum, feed_hash FROM cars WHERE site_id = $1 AND stocknum = ANY($2::varchar[])',
      values: [this.siteId, cars.map(({ stocknum }) => stocknum)],
    })
    const hashes = new Map(rows.map(({ stocknum, feed_hash }) => [stocknum, feed_hash]))
    const unchanged = cars.filter(({ stocknum, feed_hash }) => hashes.get(stocknum) === feed_hash)
    const changed = cars.filter(({ stocknum, feed_hash }) => hashes.get(stocknum) !== feed_hash)
    if (unchanged.length > 0)
      await this.client.query('INSERT INTO feed_rows SELECT * FROM unnest($1::varchar[], $2::varchar[])', [
        unchanged.map(({ stocknum }) => stocknum),
        unchanged.map(({ feed_hash }) => feed_hash),
      ])
    if (changed.length > 0)
      await this.client.query(
        'INSERT INTO feed_rows SELECT * FROM jsonb_to_recordset($1) AS r(stocknum varchar, feed_hash varchar, columns jsonb)',
        [JSON.stringify(changed.map(({ columns, ...car }) => ({ ...car, columns: columns() })))],
      )
  }

  /** Stages the cars of rejected rows: they are in the feed, so they must not be removed. */
  async addUnchanged(stocknums: readonly string[]): Promise<void> {
    if (stocknums.length === 0) return
    await this.client.query('INSERT INTO feed_rows SELECT * FROM unnest($1::varchar[])', [stocknums])
  }

  /** Counts new, changed and unchanged cars. */
  async compare(): Promise<StagedCounts> {
    await this.client.query('CREATE INDEX ON feed_rows (stocknum)')
    await this.client.query('ANALYZE feed_rows')
    const { rows } = await this.client.query<Record<keyof StagedCounts, string>>(
      `SELECT count(*) FILTER (WHERE c.id IS NULL) AS new,
              count(*) FILTER (WHERE c.id IS NOT NULL AND f.columns IS NOT NULL AND NOT ${IS_NEWLY_SOLD}) AS changed,
              count(*) FILTER (WHERE f.columns IS NULL) AS unchanged,
              count(*) FILTER (WHERE c.id IS NOT NULL AND f.columns IS NOT NULL AND ${IS_NEWLY_SOLD}) AS "newlySold"
         FROM feed_rows f LEFT JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum
        WHERE f.feed_hash IS NOT NULL`,
      [this.siteId],
    )
    const counts = rows[0]!
    return {
      new: Number(counts.new),
      changed: Number(counts.changed),
      unchanged: Number(counts.unchanged),
      newlySold: Number(counts.newlySold),
    }
  }

  /** Counts the listed cars that came from feeds, and those of them that are missing from this feed. */
  async countMissing(): Promise<{ missing: number; listed: number }> {
    const { rows } = await this.client.query<{ missing: string; listed: string }>(
      `SELECT count(*) AS listed, count(*) FILTER (WHERE f.stocknum IS NULL) AS missing
         FROM cars c LEFT JOIN (SELECT DISTINCT stocknum FROM feed_rows) f USING (stocknum)
        WHERE c.site_id = $1 AND c.feed_hash IS NOT NULL AND c.status NOT IN ${GONE_STATUSES}`,
      [this.siteId],
    )
    return { missing: Number(rows[0]!.missing), listed: Number(rows[0]!.listed) }
  }

  /** Lists the first new, changed and sold cars, for the report. */
  async listExamples(limit: number, withMissing: boolean) {
    const named = "f.columns->>'name' AS name"
    const added = await this.client.query<ExampleCar>(
      `SELECT f.stocknum, ${named} FROM feed_rows f LEFT JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum
        WHERE c.id IS NULL AND f.columns IS NOT NULL ORDER BY f.stocknum LIMIT $2`,
      [this.siteId, limit],
    )
    const changed = await this.client.query<ExampleCar & { before: Row; after: Row }>(
      `SELECT f.stocknum, ${named}, to_jsonb(c) AS before, to_jsonb(jsonb_populate_record(NULL::cars, f.columns)) AS after
         FROM feed_rows f JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum
        WHERE f.columns IS NOT NULL AND NOT ${IS_NEWLY_SOLD} ORDER BY f.stocknum LIMIT $2`,
      [this.siteId, limit],
    )
    const sold = await this.client.query<ExampleCar>(
      `SELECT c.stocknum, c.name FROM cars c LEFT JOIN feed_rows f USING (stocknum)
        WHERE c.site_id = $1 AND c.feed_hash IS NOT NULL AND c.status NOT IN ${GONE_STATUSES}
          AND (($3 AND f.stocknum IS NULL) OR (f.columns->>'status' = 'sold')) ORDER BY c.stocknum LIMIT $2`,
      [this.siteId, limit, withMissing],
    )
    const updatedColumns = this.columns.filter(
      (column) => column !== 'stocknum' && !INSERT_ONLY_COLUMNS.includes(column),
    )
    return {
      new: added.rows,
      changed: changed.rows.map(({ stocknum, name, before, after }): ChangedCar => {
        const differing = updatedColumns.filter((column) => asText(before[column]) !== asText(after[column]))
        const changes = differing.map((field) => ({
          field,
          from: formatValue(before[field]),
          to: formatValue(after[field]),
        }))
        return { stocknum, name, changes }
      }),
      sold: sold.rows,
    }
  }

  /**
   * Writes new and changed cars. A car that the feed reports as sold without a date gets the date on which it was first
   * reported, and keeps it.
   */
  async upsert(now: Date): Promise<void> {
    await this.makeSlugsUnique()
    const names = this.columns.map((column) => `"${column}"`)
    const values = this.columns.map((column) => (column === 'sold_date' ? SOLD_DATE : `r."${column}"`))
    const updates = this.columns
      .filter((column) => column !== 'stocknum' && !INSERT_ONLY_COLUMNS.includes(column))
      .map((column) => `"${column}" = excluded."${column}"`)
    await this.client.query(
      `INSERT INTO cars (site_id, show_on_dealer_website, feed_hash, created_at, updated_at, ${names.join(', ')})
       SELECT $1, true, f.feed_hash, $2, $2, ${values.join(', ')}
         FROM feed_rows f
         LEFT JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum
        CROSS JOIN LATERAL jsonb_populate_record(NULL::cars, f.columns) r
        WHERE f.columns IS NOT NULL
       ON CONFLICT (site_id, stocknum) DO UPDATE
          SET feed_hash = excluded.feed_hash, updated_at = excluded.updated_at, ${updates.join(', ')}`,
      [this.siteId, now],
    )
  }

  /**
   * Adds a hash of the stock number to duplicate slugs of new cars: stock numbers such as A1, a1 and A-1 have the same slug.
   */
  private async makeSlugsUnique(): Promise<void> {
    await this.client.query(
      `WITH fresh AS (
         SELECT f.stocknum, f.columns->>'slug' AS slug,
                row_number() OVER (PARTITION BY f.columns->>'slug' ORDER BY f.stocknum) AS place
           FROM feed_rows f LEFT JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum
          WHERE f.columns IS NOT NULL AND c.id IS NULL)
       UPDATE feed_rows f
          SET columns = jsonb_set(f.columns, '{slug}', to_jsonb(fresh.slug || '-' || left(md5(f.stocknum), 8)))
         FROM fresh
        WHERE f.stocknum = fresh.stocknum AND f.columns IS NOT NULL
          AND (fresh.place > 1 OR EXISTS (SELECT 1 FROM cars o WHERE o.site_id = $1 AND o.slug = fresh.slug))`,
      [this.siteId],
    )
  }

  /**
   * Marks cars that are missing from the feed as sold today, or as removed. Their hash is replaced, so that a car that
   * returns is written again. Cars entered by staff have no hash and stay.
   */
  async markMissing(as: MissingCars, now: Date): Promise<void> {
    await this.client.query(
      `UPDATE cars c SET status = $3::varchar, sold_date = CASE WHEN $3::varchar = 'sold' THEN $2::timestamptz END, updated_at = $2,
              feed_hash = 'gone'
        WHERE c.site_id = $1 AND c.feed_hash IS NOT NULL AND c.status NOT IN ${GONE_STATUSES}
          AND NOT EXISTS (SELECT 1 FROM feed_rows f WHERE f.stocknum = c.stocknum)`,
      [this.siteId, now, as],
    )
  }
}

type Row = Record<string, unknown>

/** The car `c` is listed and the feed's row `f` reports it as sold. */
const IS_NEWLY_SOLD = `(c.status NOT IN ${GONE_STATUSES} AND f.columns->>'status' = 'sold')`

const SOLD_DATE =
  "coalesce(r.sold_date, CASE WHEN r.status = 'sold' THEN coalesce(CASE WHEN c.status = 'sold' THEN c.sold_date END, $2) END)"

const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))

/** A timestamp as Postgres writes it in JSON: date, then hours and minutes. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?(?:\+00:00|Z)$/

const dayAndTime = (_: string, day: string, time: string) => (time === '00:00' ? day : `${day} ${time}`)

/** Formats a value for a report. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value).replace(TIMESTAMP, dayAndTime)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
