import { and, arrayOverlaps, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from './database/database'
import { type ChangedLocation, holiday_changes } from './database/holidayChanges'

/** Hours after which the day of a change is over in every zone. */
const UNDO_HOURS = 24
/** Days that a change is kept. The history has what it did at each location for as long as the history is kept. */
const KEPT_DAYS = 30

export type HolidayChangeRecord = typeof holiday_changes.$inferSelect

type NewHolidayChange = Pick<HolidayChangeRecord, 'user' | 'user_name' | 'sites' | 'date' | 'department' | 'locations'>

/** Records a change, in the transaction of the change: neither is stored without the other. */
export async function recordHolidayChange(database: Database, change: NewHolidayChange): Promise<void> {
  const sites = [...new Set(change.sites)]
  await database
    .insert(holiday_changes)
    .values({ ...change, user_name: change.user_name.slice(0, 200), sites, undone: [] })
}

/** The last change of a day that concerns one of the sites, null for any; null if there is none, or all of it was taken back. */
export async function findLastHolidayChange(
  database: Database,
  sites: readonly number[] | null,
): Promise<HolidayChangeRecord | null> {
  if (sites?.length === 0) return null
  const [found] = await database
    .select()
    .from(holiday_changes)
    .where(
      and(
        gt(holiday_changes.at, sql`now() - make_interval(hours => ${UNDO_HOURS})`),
        sites ? arrayOverlaps(holiday_changes.sites, [...sites]) : undefined,
        sql`cardinality(${holiday_changes.undone}) < jsonb_array_length(${holiday_changes.locations})`,
      ),
    )
    .orderBy(desc(holiday_changes.id))
    .limit(1)
  return found ?? null
}

/** A change, locked until the transaction ends: two people cannot take it back at once. */
export async function lockHolidayChange(database: Database, id: number): Promise<HolidayChangeRecord | null> {
  const [found] = await database.select().from(holiday_changes).where(eq(holiday_changes.id, id)).for('update')
  return found ?? null
}

/** Marks locations where a change was taken back, or no longer can be. */
export async function markUndone(
  database: Database,
  { id, undone }: HolidayChangeRecord,
  ids: number[],
): Promise<void> {
  await database
    .update(holiday_changes)
    .set({ undone: [...new Set([...undone, ...ids])] })
    .where(eq(holiday_changes.id, id))
}

/** Deletes changes that are kept no longer. */
export async function deleteOldHolidayChanges(database: Database): Promise<void> {
  await database.delete(holiday_changes).where(lt(holiday_changes.at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}

/** Where a change can still be taken back. */
export const openLocations = ({ locations, undone }: HolidayChangeRecord): ChangedLocation[] =>
  locations.filter(({ id }) => !undone.includes(id))
