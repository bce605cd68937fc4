import { and, asc, eq, inArray, isNotNull, lte, min, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { agreesWithFeed, applyOverrides, type CarColumns, type CarOverride } from '../domain/feeds/carOverrides'
import { carFieldEntries } from '../domain/stock/carFields'
import { type Database, inTransaction } from '../server/database/database'
import { cars, cars_overrides } from '../server/database/tables.generated'

/**
 * Applies the overrides of a site's cars again after a feed has written their columns. One with which the feed now agrees ends.
 * @param carIds the cars with overrides among those that were written
 */
export async function reapplyOverrides(database: Database, carIds: readonly number[], now: Date): Promise<void> {
  if (carIds.length === 0) return
  const all = await database
    .select()
    .from(cars_overrides)
    .where(inArray(cars_overrides._parentID, [...carIds]))
    .orderBy(asc(cars_overrides._order))
  for (const id of carIds) {
    const overrides = all.filter(({ _parentID }) => _parentID === id)
    const [car] = await database.select().from(cars).where(eq(cars.id, id))
    if (!car) continue
    const written = { ...(car as CarColumns), feed_values: null }
    const agrees = (override: CarOverride) =>
      agreesWithFeed(override, written[override.field as keyof typeof written], now)
    const ended = overrides.filter(agrees)
    await deleteOverrides(database, ended)
    const active = overrides.filter((override) => !ended.includes(override))
    await database
      .update(cars)
      .set(toStored(applyOverrides(written, active, now)))
      .where(eq(cars.id, id))
  }
}

/**
 * Ends the overrides whose time is over: the feed's values come back.
 * @returns how many cars changed, and when the next override ends
 */
export function endOverrides(pool: Pool, now: Date): Promise<{ changed: number; nextAt: Date | null }> {
  return inTransaction(pool, async (database) => {
    const ended = await database
      .select()
      .from(cars_overrides)
      .where(and(isNotNull(cars_overrides.until), lte(cars_overrides.until, now)))
      .limit(MAX_ENDED)
      .for('update', { skipLocked: true })
    await deleteOverrides(database, ended)
    const ids = [...new Set(ended.map(({ _parentID }) => _parentID))]
    const sites = new Set<number>()
    for (const id of ids) {
      const [car] = await database.select().from(cars).where(eq(cars.id, id))
      if (!car) continue
      const left = await database
        .select()
        .from(cars_overrides)
        .where(eq(cars_overrides._parentID, id))
        .orderBy(asc(cars_overrides._order))
      await database
        .update(cars)
        .set({ ...toStored(applyOverrides(car, left, now)), updatedAt: now })
        .where(eq(cars.id, id))
      if (car.site !== null) sites.add(car.site)
    }
    for (const siteId of sites) {
      const change = JSON.stringify({ siteId, changedSince: now.toISOString() })
      await database.execute(sql`select pg_notify('stock_changed', ${change})`)
    }
    const [next] = await database.select({ at: min(cars_overrides.until) }).from(cars_overrides)
    return { changed: ids.length, nextAt: next?.at ?? null }
  })
}

/** Columns with dates as the driver takes them: what an override or `feed_values` has of one is text. */
const toStored = (columns: CarColumns): CarColumns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      DATES.has(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  )

const DATES: ReadonlySet<string> = new Set(
  carFieldEntries.filter(([, { kind }]) => kind === 'date').map(([name]) => name),
)

/** Overrides ended in one run; the next takes the rest. */
const MAX_ENDED = 500

async function deleteOverrides(database: Database, overrides: readonly { id: string }[]): Promise<void> {
  if (overrides.length === 0) return
  const ids = overrides.map(({ id }) => id)
  await database.delete(cars_overrides).where(inArray(cars_overrides.id, ids))
}
