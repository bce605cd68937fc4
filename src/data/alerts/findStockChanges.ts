import { and, asc, eq, gt, inArray, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { findStockChange, type KnownCar, type StockChange, toKnownCar } from '../../domain/alerts/stockChange'
import type { Site } from '../../domain/site/site'
import { parseFilters } from '../../domain/stock/filters/filterGrammar'
import { matchesFilter } from '../../domain/stock/filters/matchesFilter'
import type { StockRecord } from '../../domain/stock/stockRecord'
import { stockFilterExpression } from '../../domain/stock/visibility'
import {
  alert_cars,
  alert_recipients,
  alert_sites,
  alerts,
  saved_searches,
  stock_changes,
} from '../../server/database/alertTables'
import { type Database, inTransaction } from '../../server/database/database'
import { price_changes } from '../../server/database/priceTables'
import { shopper_cars } from '../../server/database/shopperTables'
import { cars, shoppers } from '../../server/database/tables.generated'
import { SearchMatcher } from '../../stockIndex/searchMatcher'
import { stockRecords } from '../../stockIndex/stockRows'

/** Cars of one search that an alert names at most; it counts the rest. */
export const MAX_ALERT_CARS = 20

/** Searches per query. */
const SEARCH_PAGE = 5000
/** Rows per insert. */
const WRITE_PAGE = 2000
/** Cars per query by id. */
const CAR_PAGE = 5000

/** A site whose newest car is as before is compared again after this time, for changes that became visible late. */
const RECHECK_MINUTES = 10

export interface FoundChanges {
  /** cars with news */
  changes: number
  /** alerts that now wait */
  alerts: number
  /** slugs of cars whose price change was recorded */
  repriced: string[]
}

const NOTHING: FoundChanges = { changes: 0, alerts: 0, repriced: [] }

/**
 * Compares a site's cars with what alerts know of them, and records what happened together with the alerts of all searches and saved cars that it
 * concerns: one transaction, so that a change is told once however often the process dies. The first run only takes stock.
 * Price changes are recorded on sites without alerts as well.
 */
export function findStockChanges(pool: Pool, site: Site, now: Date): Promise<FoundChanges> {
  return inTransaction(pool, async (database) => {
    const isFirst = await lockSite(database, site.id, now)
    if (isFirst === null) return NOTHING
    const known = await listChangedCars(database, site.id)
    if (known.size === 0) return NOTHING
    const { found, repriced } = await compareCars(database, pool, site, known, now)
    if (isFirst) return NOTHING
    if (found.length === 0 || !site.flags.searchAlerts) return { ...NOTHING, repriced }
    const changes = await insertChanges(database, site.id, found, now)
    const waiting = [
      ...(await matchSearches(database, site.id, changes)),
      ...(await matchSavedCars(database, site.id, changes)),
      ...(await matchSoldCars(database, site.id, changes)),
    ]
    for (let start = 0; start < waiting.length; start += WRITE_PAGE)
      await database
        .insert(alerts)
        .values(waiting.slice(start, start + WRITE_PAGE).map((alert) => ({ ...alert, site: site.id, created_at: now })))
    return { changes: changes.length, alerts: waiting.length, repriced }
  })
}

/** True for the first run on a site, null if its stock is as before. Other processes wait until this one has finished. */
async function lockSite(database: Database, site: number, now: Date): Promise<boolean | null> {
  const { rowCount } = await database.insert(alert_sites).values({ site, checked_at: now }).onConflictDoNothing()
  const [state] = await database.select().from(alert_sites).where(eq(alert_sites.site, site)).for('update')
  const [newest] = await database
    .select({ at: max(cars.updatedAt) })
    .from(cars)
    .where(eq(cars.site, site))
  const isSame = newest?.at?.getTime() === state?.seen_at?.getTime()
  const isRecent = now.getTime() - state!.checked_at.getTime() < RECHECK_MINUTES * 60_000
  if (!rowCount && isSame && isRecent) return null
  await database
    .update(alert_sites)
    .set({ seen_at: newest?.at ?? null, checked_at: now })
    .where(eq(alert_sites.site, site))
  return rowCount === 1
}

interface ReadCar {
  updatedAt: Date
  known: KnownCar | null
}

/** The cars that were written since alerts last looked at them, with what they know of them. */
async function listChangedCars(database: Database, site: number): Promise<Map<number, ReadCar>> {
  const rows = await database
    .select({
      ...{ id: cars.id, updatedAt: cars.updatedAt, car: alert_cars.car },
      ...{ isForSale: alert_cars.is_for_sale, wasForSale: alert_cars.was_for_sale, price: alert_cars.price },
    })
    .from(cars)
    .leftJoin(alert_cars, eq(alert_cars.car, cars.id))
    .where(and(eq(cars.site, site), or(isNull(alert_cars.car), ne(alert_cars.updated_at, cars.updatedAt))))
    .orderBy(asc(cars.id))
  return new Map(
    rows.map(({ id, updatedAt, car, isForSale, wasForSale, price }) => [
      id,
      { updatedAt, known: car === null ? null : { isForSale: isForSale!, wasForSale: wasForSale!, price } },
    ]),
  )
}

type FoundChange = StockChange & { record: StockRecord }

/** Writes what alerts now know of the cars, and records changed prices. Returns the cars with news, and the slugs of those with another price. */
async function compareCars(
  database: Database,
  pool: Pool,
  site: Site,
  known: ReadonlyMap<number, ReadCar>,
  now: Date,
): Promise<{ found: FoundChange[]; repriced: string[] }> {
  const scope = parseFilters(stockFilterExpression(site.stockRules, now))
  const ids = [...known.keys()]
  const found: FoundChange[] = []
  const prices: (typeof price_changes.$inferInsert & { slug: string })[] = []
  for (let start = 0; start < ids.length; start += CAR_PAGE) {
    const page = ids.slice(start, start + CAR_PAGE)
    const rows: (typeof alert_cars.$inferInsert)[] = []
    for await (const records of stockRecords(pool, { site, now }, { ids: page.map(String) }))
      for (const record of records) {
        const id = Number(record.objectID)
        const read = known.get(id)!
        const isForSale = record.is_available === 1 && matchesFilter(record, scope)
        const price = record.price === null ? null : Math.round(record.price)
        const current = { isForSale, isSold: record.status === 'sold', price }
        const change = findStockChange(read.known, current)
        const priceBefore = read.known?.isForSale ? read.known.price : null
        if (isForSale && priceBefore !== null && price !== null && price !== priceBefore)
          prices.push({
            site: site.id,
            car: id,
            price_before: priceBefore,
            price_after: price,
            at: now,
            slug: record.slug,
          })
        if (change) found.push({ ...change, record })
        const after = toKnownCar(read.known, current)
        rows.push({
          ...{ car: id, site: site.id, updated_at: read.updatedAt, price: after.price },
          ...{ is_for_sale: after.isForSale, was_for_sale: after.wasForSale },
        })
      }
    for (let from = 0; from < rows.length; from += WRITE_PAGE)
      await database
        .insert(alert_cars)
        .values(rows.slice(from, from + WRITE_PAGE))
        .onConflictDoUpdate({
          target: alert_cars.car,
          set: {
            updated_at: sql`excluded.updated_at`,
            is_for_sale: sql`excluded.is_for_sale`,
            was_for_sale: sql`excluded.was_for_sale`,
            price: sql`excluded.price`,
          },
        })
  }
  for (let from = 0; from < prices.length; from += WRITE_PAGE)
    await database
      .insert(price_changes)
      .values(prices.slice(from, from + WRITE_PAGE).map(({ slug: _, ...change }) => change))
  return { found, repriced: prices.map(({ slug }) => slug) }
}

interface RecordedChange {
  id: number
  kind: StockChange['kind']
  carId: number
  record: StockRecord
}

async function insertChanges(database: Database, site: number, found: readonly FoundChange[], at: Date) {
  const recorded: RecordedChange[] = []
  for (let start = 0; start < found.length; start += WRITE_PAGE) {
    const page = found.slice(start, start + WRITE_PAGE)
    const rows = await database
      .insert(stock_changes)
      .values(
        page.map(({ kind, priceBefore, priceAfter, record }) => ({
          ...{ site, kind, at, car: Number(record.objectID) },
          ...{ price_before: priceBefore, price_after: priceAfter },
        })),
      )
      .returning({ id: stock_changes.id, car: stock_changes.car })
    const ids = new Map(rows.map(({ id, car }) => [car, id]))
    for (const { kind, record } of page) {
      const carId = Number(record.objectID)
      recorded.push({ id: ids.get(carId)!, kind, carId, record })
    }
  }
  return recorded
}

type NewAlert = Pick<typeof alerts.$inferInsert, 'recipient' | 'search' | 'changes' | 'total'>

const toAlert = (
  recipient: number,
  search: number | null,
  changes: readonly number[],
  total = changes.length,
): NewAlert => ({ recipient, search, total, changes: changes.slice(0, MAX_ALERT_CARS) })

/** The searches whose cars came, came back or got cheaper: read in pages, each matched against the index of the changed cars. */
async function matchSearches(
  database: Database,
  site: number,
  changes: readonly RecordedChange[],
): Promise<NewAlert[]> {
  const ofRecord = new Map(changes.map((change) => [change.record.objectID, change.id]))
  const matcher = new SearchMatcher(changes.filter(({ kind }) => kind !== 'sold').map(({ record }) => record))
  const found: NewAlert[] = []
  for (let after = 0; !matcher.isEmpty; ) {
    const page = await database
      .select({
        ...{ id: saved_searches.id, recipient: saved_searches.recipient, filter: saved_searches.filter },
        ...{ text: saved_searches.text, around: saved_searches.around },
      })
      .from(saved_searches)
      .innerJoin(alert_recipients, eq(alert_recipients.id, saved_searches.recipient))
      .where(
        and(
          ...[eq(saved_searches.site, site), gt(saved_searches.id, after)],
          ...[isNotNull(saved_searches.confirmed_at), isNull(alert_recipients.stopped_at)],
        ),
      )
      .orderBy(asc(saved_searches.id))
      .limit(SEARCH_PAGE)
    for (const search of page) {
      const { total, cars: matching } = matcher.find(search, MAX_ALERT_CARS)
      if (total === 0) continue
      const ids = matching.map(({ objectID }) => ofRecord.get(objectID)!)
      found.push(toAlert(search.recipient, search.id, ids, total))
    }
    if (page.length < SEARCH_PAGE) break
    after = page.at(-1)!.id
  }
  return found
}

/** Cars that people saved or watch, got cheaper, came back or were sold. */
async function matchSavedCars(
  database: Database,
  site: number,
  changes: readonly RecordedChange[],
): Promise<NewAlert[]> {
  const byCar = new Map(changes.filter(({ kind }) => kind !== 'listed').map(({ carId, id }) => [carId, id]))
  const carIds = [...byCar.keys()]
  const ofRecipient = new Map<number, Set<number>>()
  for (let start = 0; start < carIds.length; start += CAR_PAGE) {
    const rows = await database
      .selectDistinct({ recipient: alert_recipients.id, car: shopper_cars.car })
      .from(shopper_cars)
      .innerJoin(shoppers, and(eq(shoppers.id, shopper_cars.shopper), eq(shoppers.site, site)))
      .innerJoin(
        alert_recipients,
        and(eq(alert_recipients.site, site), sql`${alert_recipients.email} = lower(${shoppers.email})`),
      )
      .where(
        and(
          inArray(shopper_cars.car, carIds.slice(start, start + CAR_PAGE)),
          inArray(shopper_cars.list, ['favourite', 'watch']),
          ...[isNotNull(alert_recipients.car_frequency), isNull(alert_recipients.stopped_at)],
        ),
      )
    for (const { recipient, car } of rows) {
      const own = ofRecipient.get(recipient) ?? new Set()
      ofRecipient.set(recipient, own.add(byCar.get(car)!))
    }
  }
  return Array.from(ofRecipient, ([recipient, own]) => toAlert(recipient, null, [...own]))
}

/** Cars that an earlier alert of a search told of, and that are now sold. */
async function matchSoldCars(
  database: Database,
  site: number,
  changes: readonly RecordedChange[],
): Promise<NewAlert[]> {
  const sold = changes.filter(({ kind }) => kind === 'sold')
  const found = new Map<string, { recipient: number; search: number; changes: Set<number> }>()
  for (let start = 0; start < sold.length; start += CAR_PAGE) {
    const page = sold.slice(start, start + CAR_PAGE)
    const earlier = await database
      .select({ id: stock_changes.id, car: stock_changes.car })
      .from(stock_changes)
      .where(
        and(
          inArray(
            stock_changes.car,
            page.map(({ carId }) => carId),
          ),
          ne(stock_changes.kind, 'sold'),
        ),
      )
    if (earlier.length === 0) continue
    const soldOf = new Map(page.map(({ carId, id }) => [carId, id]))
    const soldOfChange = new Map(earlier.map(({ id, car }) => [id, soldOf.get(car)!]))
    const told = await database
      .select({ recipient: alerts.recipient, search: alerts.search, changes: alerts.changes })
      .from(alerts)
      .innerJoin(alert_recipients, eq(alert_recipients.id, alerts.recipient))
      .where(
        and(
          eq(alerts.site, site),
          ...[isNotNull(alerts.mail), isNotNull(alerts.search), isNull(alert_recipients.stopped_at)],
          sql`${alerts.changes} && ${sql.param(earlier.map(({ id }) => id))}::bigint[]`,
        ),
      )
    for (const row of told) {
      const key = `${row.search}`
      const own = found.get(key) ?? { recipient: row.recipient, search: row.search!, changes: new Set<number>() }
      for (const change of row.changes) {
        const now = soldOfChange.get(change)
        if (now !== undefined) own.changes.add(now)
      }
      found.set(key, own)
    }
  }
  return Array.from(found.values(), ({ recipient, search, changes: own }) => toAlert(recipient, search, [...own]))
}
