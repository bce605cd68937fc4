import {
  and,
  count,
  eq,
  exists,
  getTableColumns,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import type { MissingCars } from '../domain/feeds/feedOptions'
import { carFieldEntries } from '../domain/stock/carFields'
import type { Database } from '../server/database/database'
import { cars, stock_feeds } from '../server/database/tables.generated'
import type { ChangedCar } from './feedRunReport'
import { reapplyOverrides } from './storedOverrides'

/** Columns that an import writes for new cars only: the slug, and what staff or the site own. */
export const INSERT_ONLY_COLUMNS: readonly string[] = [
  'slug',
  'show_on_dealer_website',
  ...carFieldEntries.filter(([, { owner }]) => owner !== undefined).map(([name]) => name),
]

/** Columns that do not come from the feed. */
const EXCLUDED_COLUMNS = [
  'id',
  'site_id',
  'feed_id',
  'feed_hash',
  'feed_values',
  'created_at',
  'updated_at',
  'show_on_dealer_website',
]

/** Columns of a car that an import writes. */
const FEED_COLUMNS = Object.values(getTableColumns(cars))
  .map(({ name }) => name)
  .filter((name) => !EXCLUDED_COLUMNS.includes(name))

const UPDATED_COLUMNS = FEED_COLUMNS.filter((name) => name !== 'stocknum' && !INSERT_ONLY_COLUMNS.includes(name))

/** Statuses of cars that are no longer listed. */
const GONE_STATUSES = sql`('sold', 'removed')`

/** In place of an id, so that the SQL of a prepared statement is always the same. */
const NO_FEED = 0

/** The feed's rows, in a temporary table of the transaction. Rows of unchanged cars have no columns. */
const feed_rows = pgTable('feed_rows', {
  stocknum: varchar('stocknum').notNull(),
  feed_hash: varchar('feed_hash'),
  columns: jsonb('columns'),
})

/** A car to write to the database. */
export interface StagedCar {
  stocknum: string
  /** changes whenever a column that updates write changes */
  feed_hash: string
  /** called for new and changed cars only */
  columns: () => Record<string, unknown>
}

/** A row of the feed whose car another feed of the site lists. */
export interface ForeignCar {
  stocknum: string
  /** name of the other feed */
  feed: string
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
  private readonly findCars

  private constructor(
    private readonly database: Database,
    private readonly siteId: number,
    /** null for a file without a feed, from a terminal */
    private readonly feedId: number | null,
    /** whether cars without a feed are this one's: those of the time before feeds owned cars, or of a feed that was deleted */
    private readonly ownsCarsWithoutFeed: boolean,
  ) {
    const foreignFeed = sql<string | null>`case when ${this.isForeign} then ${stock_feeds.name} end`
    this.findCars = database
      .select({ stocknum: cars.stocknum, feed_hash: cars.feed_hash, foreignFeed })
      .from(cars)
      .leftJoin(stock_feeds, eq(stock_feeds.id, cars.feed))
      .where(and(eq(cars.site, siteId), sql`${cars.stocknum} = any(${sql.placeholder('stocknums')}::varchar[])`))
      .prepare('feed_cars')
  }

  /** Joins a row of the feed to the site's car of its stock number. */
  private get isSameCar() {
    return and(eq(cars.site, this.siteId), eq(cars.stocknum, feed_rows.stocknum))
  }

  /** Cars of this feed that are listed. */
  private get isListed() {
    return and(
      eq(cars.site, this.siteId),
      isNotNull(cars.feed_hash),
      sql`${cars.status} not in ${GONE_STATUSES}`,
      or(
        this.feedId === null ? undefined : eq(cars.feed, this.feedId),
        this.ownsCarsWithoutFeed ? isNull(cars.feed) : undefined,
      ),
    )
  }

  /** Cars that another feed lists. One that it no longer lists may come back by this one, such as from another yard. */
  private get isForeign() {
    return and(ne(cars.feed, this.feedId ?? NO_FEED), sql`${cars.status} not in ${GONE_STATUSES}`)
  }

  /** @param feedId the feed that owns the cars; null for a file without one */
  static async create(database: Database, siteId: number, feedId: number | null): Promise<FeedStaging> {
    await database.execute(
      sql`create temp table ${feed_rows} (stocknum varchar not null, feed_hash varchar, columns jsonb) on commit drop`,
    )
    const others = await database.$count(
      stock_feeds,
      and(eq(stock_feeds.site, siteId), feedId === null ? undefined : ne(stock_feeds.id, feedId)),
    )
    return new FeedStaging(database, siteId, feedId, feedId === null || others === 0)
  }

  /**
   * Stages cars. Unchanged cars are staged without columns.
   * @returns the cars that another feed lists, which are not staged
   */
  async add(staged: readonly StagedCar[]): Promise<ForeignCar[]> {
    if (staged.length === 0) return []
    const known = await this.findCars.execute({ stocknums: staged.map(({ stocknum }) => stocknum) })
    const foreign = known.flatMap(({ stocknum, foreignFeed }) =>
      foreignFeed === null ? [] : { stocknum, feed: foreignFeed },
    )
    const foreignNumbers = new Set(foreign.map(({ stocknum }) => stocknum))
    const hashes = new Map(known.map(({ stocknum, feed_hash }) => [stocknum, feed_hash]))
    const own = staged.filter(({ stocknum }) => !foreignNumbers.has(stocknum))
    const unchanged = own.filter(({ stocknum, feed_hash }) => hashes.get(stocknum) === feed_hash)
    const changed = own.filter(({ stocknum, feed_hash }) => hashes.get(stocknum) !== feed_hash)
    if (unchanged.length > 0) {
      const stocknums = sql.param(unchanged.map(({ stocknum }) => stocknum))
      const feedHashes = sql.param(unchanged.map(({ feed_hash }) => feed_hash))
      await this.database.execute(
        sql`insert into ${feed_rows} select * from unnest(${stocknums}::varchar[], ${feedHashes}::varchar[])`,
      )
    }
    if (changed.length > 0) {
      const rows = JSON.stringify(changed.map(({ columns, ...car }) => ({ ...car, columns: columns() })))
      await this.database.execute(sql`
        insert into ${feed_rows}
        select * from jsonb_to_recordset(${rows}) as row (stocknum varchar, feed_hash varchar, columns jsonb)`)
    }
    return foreign
  }

  /** Stages the cars of rejected rows: they are in the feed, so they must not be removed. */
  async addUnchanged(stocknums: readonly string[]): Promise<void> {
    if (stocknums.length === 0) return
    await this.database.execute(sql`insert into ${feed_rows} select * from unnest(${sql.param(stocknums)}::varchar[])`)
  }

  /** Counts new, changed and unchanged cars. */
  async compare(): Promise<StagedCounts> {
    await this.database.execute(sql`create index on ${feed_rows} (stocknum)`)
    await this.database.execute(sql`analyze ${feed_rows}`)
    const countWhere = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)
    const isOnSite = and(isNotNull(cars.id), isNotNull(feed_rows.columns))
    const [counts] = await this.database
      .select({
        new: countWhere(isNull(cars.id)),
        changed: countWhere(and(isOnSite, not(IS_NEWLY_SOLD))),
        unchanged: countWhere(isNull(feed_rows.columns)),
        newlySold: countWhere(and(isOnSite, IS_NEWLY_SOLD)),
      })
      .from(feed_rows)
      .leftJoin(cars, this.isSameCar)
      .where(isNotNull(feed_rows.feed_hash))
    return counts!
  }

  /** Counts the listed cars that came from this feed, and those of them that are missing from it. */
  async countMissing(): Promise<{ missing: number; listed: number }> {
    const staged = this.database.selectDistinct({ stocknum: feed_rows.stocknum }).from(feed_rows).as('staged')
    const [counts] = await this.database
      .select({
        listed: count(),
        missing: sql`count(*) filter (where ${isNull(staged.stocknum)})`.mapWith(Number),
      })
      .from(cars)
      .leftJoin(staged, eq(staged.stocknum, cars.stocknum))
      .where(this.isListed)
    return counts!
  }

  /** Lists the first new, changed and sold cars, for the report. */
  async listExamples(limit: number, withMissing: boolean) {
    const { stocknum } = feed_rows
    const name = sql<string>`${feed_rows.columns}->>'name'`
    const added = await this.database
      .select({ stocknum, name })
      .from(feed_rows)
      .leftJoin(cars, this.isSameCar)
      .where(and(isNull(cars.id), isNotNull(feed_rows.columns)))
      .orderBy(stocknum)
      .limit(limit)
    const changed = await this.database
      .select({
        stocknum,
        name,
        before: sql<Row>`to_jsonb(${cars}) || coalesce(${cars.feed_values}, '{}')`,
        after: sql<Row>`to_jsonb(jsonb_populate_record(null::${cars}, ${feed_rows.columns}))`,
      })
      .from(feed_rows)
      .innerJoin(cars, this.isSameCar)
      .where(and(isNotNull(feed_rows.columns), not(IS_NEWLY_SOLD)))
      .orderBy(stocknum)
      .limit(limit)
    const sold = await this.database
      .select({ stocknum: cars.stocknum, name: cars.name })
      .from(cars)
      .leftJoin(feed_rows, eq(feed_rows.stocknum, cars.stocknum))
      .where(and(this.isListed, or(withMissing ? isNull(stocknum) : undefined, IS_SOLD_IN_FEED)))
      .orderBy(cars.stocknum)
      .limit(limit)
    return {
      new: added,
      changed: changed.map(({ stocknum, name, before, after }): ChangedCar => {
        const differing = UPDATED_COLUMNS.filter((column) => asText(before[column]) !== asText(after[column]))
        const changes = differing.map((field) => ({
          field,
          from: formatValue(before[field]),
          to: formatValue(after[field]),
        }))
        return { stocknum, name, changes }
      }),
      sold,
    }
  }

  /**
   * Writes new and changed cars. A car that the feed reports as sold without a date gets the date on which it was first
   * reported, and keeps it.
   */
  async upsert(now: Date): Promise<void> {
    await this.makeSlugsUnique()
    const staged = (column: string) => sql`staged.${sql.identifier(column)}`
    const soldDate = sql`coalesce(${staged('sold_date')}, case when ${staged('status')} = 'sold'
      then coalesce(case when ${cars.status} = 'sold' then ${cars.sold_date} end, ${now}) end)`
    const values = [
      ...[
        sql`${this.siteId}::int`,
        sql`true`,
        sql`${this.feedId}::int`,
        sql`${feed_rows.feed_hash}`,
        sql`${now}::timestamptz`,
        sql`${now}::timestamptz`,
      ],
      ...FEED_COLUMNS.map((column) => (column === cars.sold_date.name ? soldDate : staged(column))),
    ]
    const ownColumns = [
      cars.site,
      cars.show_on_dealer_website,
      cars.feed,
      cars.feed_hash,
      cars.createdAt,
      cars.updatedAt,
    ]
    const updates = [cars.feed.name, cars.feed_hash.name, cars.updatedAt.name, ...UPDATED_COLUMNS].map(
      (column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
    )
    await this.database.execute(sql`
      insert into ${cars} (${toNames([...ownColumns.map(({ name }) => name), ...FEED_COLUMNS])})
      select ${sql.join(values, sql`, `)}
      from ${feed_rows}
      left join ${cars} on ${this.isSameCar}
      cross join lateral jsonb_populate_record(null::${cars}, ${feed_rows.columns}) staged
      where ${isNotNull(feed_rows.columns)}
      on conflict (${toNames([cars.site.name, cars.stocknum.name])}) do update set ${sql.join(updates, sql`, `)}`)
    const overridden = await this.database
      .select({ id: cars.id })
      .from(cars)
      .innerJoin(feed_rows, this.isSameCar)
      .where(and(isNotNull(cars.feed_values), isNotNull(feed_rows.columns)))
    await reapplyOverrides(
      this.database,
      overridden.map(({ id }) => id),
      now,
    )
  }

  /** Makes the unchanged cars that have no feed this one's. Nothing that shoppers see changes. */
  async adopt(): Promise<void> {
    if (this.feedId === null) return
    const staged = this.database
      .select({ stocknum: feed_rows.stocknum })
      .from(feed_rows)
      .where(and(eq(feed_rows.stocknum, cars.stocknum), isNotNull(feed_rows.feed_hash)))
    await this.database
      .update(cars)
      .set({ feed: this.feedId })
      .where(and(eq(cars.site, this.siteId), isNull(cars.feed), isNotNull(cars.feed_hash), exists(staged)))
  }

  /**
   * Adds a hash of the stock number to duplicate slugs of new cars: stock numbers such as A1, a1 and A-1 have the same slug.
   */
  private async makeSlugsUnique(): Promise<void> {
    const slug = sql<string>`${feed_rows.columns}->>'slug'`
    const fresh = this.database.$with('fresh').as(
      this.database
        .select({
          stocknum: feed_rows.stocknum,
          slug: slug.as('slug'),
          place: sql<number>`row_number() over (partition by ${slug} order by ${feed_rows.stocknum})`.as('place'),
        })
        .from(feed_rows)
        .leftJoin(cars, this.isSameCar)
        .where(and(isNotNull(feed_rows.columns), isNull(cars.id))),
    )
    const isTaken = sql`exists (select from ${cars} where ${cars.site} = ${this.siteId} and ${cars.slug} = fresh.slug)`
    await this.database
      .with(fresh)
      .update(feed_rows)
      .set({
        columns: sql`jsonb_set(${feed_rows.columns}, '{slug}',
          to_jsonb(fresh.slug || '-' || left(md5(${feed_rows.stocknum}), 8)))`,
      })
      .from(fresh)
      .where(
        and(eq(fresh.stocknum, feed_rows.stocknum), isNotNull(feed_rows.columns), sql`(fresh.place > 1 or ${isTaken})`),
      )
  }

  /**
   * Marks cars that are missing from the feed as sold today, or as removed. Their hash is replaced, so that a car that
   * returns is written again. Cars entered by staff have no hash and stay.
   */
  async markMissing(status: MissingCars, now: Date): Promise<void> {
    const staged = this.database
      .select({ stocknum: feed_rows.stocknum })
      .from(feed_rows)
      .where(eq(feed_rows.stocknum, cars.stocknum))
    await this.database
      .update(cars)
      .set({ status, sold_date: status === 'sold' ? now : null, updatedAt: now, feed_hash: 'gone' })
      .where(and(this.isListed, notExists(staged)))
  }
}

type Row = Record<string, unknown>

const IS_SOLD_IN_FEED = sql`${feed_rows.columns}->>'status' = 'sold'`

/** The car is listed and the feed reports it as sold. */
const IS_NEWLY_SOLD = sql`(${cars.status} not in ${GONE_STATUSES} and ${IS_SOLD_IN_FEED})`

const toNames = (columns: readonly string[]) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )

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
