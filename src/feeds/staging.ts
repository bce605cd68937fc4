import type { PoolClient } from 'pg'

/** Columns that a feed fills when it first brings a car, and staff own from then on. */
export const STAFF_COLUMNS = [
  'show_on_dealer_website',
  'custom_rank',
  'tag',
  'dealercomments',
  'video_url',
  'walkaround_url',
  'hotspots',
] as const

/** Columns that no later row of the feed changes: the address stays, and views are counted by the site. */
const LASTING_COLUMNS = ['slug', 'views', ...STAFF_COLUMNS]

/** Columns that are not part of a car's row as the feed gives it. */
const OWN_COLUMNS = ['id', 'site_id', 'feed_hash', 'created_at', 'updated_at', 'show_on_dealer_website']

/** A car ready for the database: its columns, and a fingerprint that changes whenever any of them does. */
export interface StagedCar {
  stocknum: string
  feed_hash: string
  columns: Record<string, unknown>
}

/**
 * A feed's rows beside the stock they are about to become, in a table of the transaction's own. Comparing there keeps memory
 * flat and gives a dry run the very answers that the real run would have.
 */
export class FeedStaging {
  private constructor(
    private readonly client: PoolClient,
    private readonly siteId: number,
    private readonly columns: readonly string[],
  ) {}

  static async create(client: PoolClient, siteId: number): Promise<FeedStaging> {
    await client.query(
      'CREATE TEMP TABLE feed_rows (stocknum varchar PRIMARY KEY, feed_hash varchar NOT NULL, columns jsonb NOT NULL) ON COMMIT DROP',
    )
    const { rows } = await client.query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'cars'",
    )
    const columns = rows.map(({ column_name }) => column_name).filter((name) => !OWN_COLUMNS.includes(name))
    return new FeedStaging(client, siteId, columns)
  }

  async add(cars: readonly StagedCar[]): Promise<void> {
    if (cars.length === 0) return
    await this.client.query(
      'INSERT INTO feed_rows SELECT * FROM jsonb_to_recordset($1) AS r(stocknum varchar, feed_hash varchar, columns jsonb)',
      [JSON.stringify(cars)],
    )
  }

  /** How many staged cars are new to the site, changed since the last run, or just as they were. */
  async compare(): Promise<{ new: number; changed: number; unchanged: number }> {
    await this.client.query('ANALYZE feed_rows')
    const { rows } = await this.client.query<{ new: string; changed: string; unchanged: string }>(
      `SELECT count(*) FILTER (WHERE c.id IS NULL) AS new,
              count(*) FILTER (WHERE c.id IS NOT NULL AND c.feed_hash IS DISTINCT FROM f.feed_hash) AS changed,
              count(*) FILTER (WHERE c.feed_hash = f.feed_hash) AS unchanged
         FROM feed_rows f LEFT JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum`,
      [this.siteId],
    )
    const counts = rows[0]!
    return { new: Number(counts.new), changed: Number(counts.changed), unchanged: Number(counts.unchanged) }
  }

  /** How many of the cars that feeds brought and that are not sold would go, and how many there are. */
  async removals(): Promise<{ removals: number; listed: number }> {
    const { rows } = await this.client.query<{ removals: string; listed: string }>(
      `SELECT count(*) AS listed, count(*) FILTER (WHERE f.stocknum IS NULL) AS removals
         FROM cars c LEFT JOIN feed_rows f USING (stocknum)
        WHERE c.site_id = $1 AND c.feed_hash IS NOT NULL AND c.status <> 'sold'`,
      [this.siteId],
    )
    return { removals: Number(rows[0]!.removals), listed: Number(rows[0]!.listed) }
  }

  /** Writes new and changed cars; those that are as they were are not touched. */
  async upsert(now: Date): Promise<void> {
    const names = this.columns.map((column) => `"${column}"`)
    const updates = this.columns
      .filter((column) => column !== 'stocknum' && !LASTING_COLUMNS.includes(column))
      .map((column) => `"${column}" = excluded."${column}"`)
    await this.client.query(
      `INSERT INTO cars (site_id, show_on_dealer_website, feed_hash, created_at, updated_at, ${names.join(', ')})
       SELECT $1, true, f.feed_hash, $2, $2, ${names.map((name) => `r.${name}`).join(', ')}
         FROM feed_rows f
         LEFT JOIN cars c ON c.site_id = $1 AND c.stocknum = f.stocknum
        CROSS JOIN LATERAL jsonb_populate_record(NULL::cars, f.columns) r
        WHERE c.feed_hash IS DISTINCT FROM f.feed_hash
       ON CONFLICT (site_id, stocknum) DO UPDATE
          SET feed_hash = excluded.feed_hash, updated_at = excluded.updated_at, ${updates.join(', ')}`,
      [this.siteId, now],
    )
  }

  /**
   * Marks cars that the feed no longer has as sold today. Their fingerprint is emptied of its row, so that a car which comes
   * back is written again. Cars that staff entered by hand have none and stay.
   */
  async markMissingSold(now: Date): Promise<number> {
    const { rowCount } = await this.client.query(
      `UPDATE cars c SET status = 'sold', sold_date = $2, updated_at = $2, feed_hash = 'gone'
        WHERE c.site_id = $1 AND c.feed_hash IS NOT NULL AND c.status <> 'sold'
          AND NOT EXISTS (SELECT 1 FROM feed_rows f WHERE f.stocknum = c.stocknum)`,
      [this.siteId, now],
    )
    return rowCount ?? 0
  }
}
