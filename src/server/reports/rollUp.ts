import { and, asc, eq, inArray, lt, min, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { addDays, localTime } from '../../domain/openingHours/localTime'
import { mondayOf } from '../../domain/reports/period'
import { analytics_events } from '../database/analyticsEvents'
import { type Database, inTransaction, toDatabase } from '../database/database'
import { report_days, report_progress } from '../database/reportTables'
import { leads, sites } from '../database/tables.generated'
import { dayFigures, siteDay } from './dayFigures'
import { MEASURES, ofWeek, TOTAL } from './measures'

/** Days for which raw events are looked back on: a day before that may have lost some of them. */
export const RAW_DAYS = 90

/** Days that one run rolls up at most, of all sites together. The rest follows in the next run, so that one run stays short. */
const MAX_DAYS = 500

/** Months for which daily figures are kept: two years to compare, and the one before. */
export const KEPT_MONTHS = 36

/** Figures deleted by one statement. */
const PURGE_BATCH = 5000

const OF_DAYS = [...MEASURES, TOTAL] as const
const OF_WEEKS = OF_DAYS.map(ofWeek)

interface SiteZone {
  id: number
  timeZone: string
}

/**
 * Rolls up each day of each site that has ended and is not rolled up yet, oldest first, each in a transaction of its own. Stops between days when
 * `signal` aborts.
 * @returns the days rolled up, and whether more are due
 */
export async function rollUpDueDays(
  pool: Pool,
  now: Date,
  signal?: AbortSignal,
): Promise<{ days: number; more: boolean }> {
  const database = toDatabase(pool)
  const all = await database.select({ id: sites.id, timeZone: sites.timeZone }).from(sites).orderBy(asc(sites.id))
  const progress = new Map(
    (await database.select({ site: report_progress.site, day: report_progress.day }).from(report_progress)).map(
      ({ site, day }) => [site, day],
    ),
  )
  let days = 0
  for (const site of all) {
    const yesterday = addDays(localTime(site.timeZone, now).date, -1)
    const rolled = progress.get(site.id)
    if (rolled !== undefined && rolled >= yesterday) continue
    for (let day = await firstDueDay(database, site, rolled, yesterday); day <= yesterday; day = addDays(day, 1)) {
      if (signal?.aborted || days === MAX_DAYS) return { days, more: true }
      await rollUpDay(pool, site, day, now)
      days += 1
    }
    await deleteOldFigures(database, site.id, now)
  }
  return { days, more: false }
}

/** The day after the last, else that of the first event or lead; never before what raw events are kept for. */
async function firstDueDay(
  database: Database,
  { id, timeZone }: SiteZone,
  rolled: string | undefined,
  yesterday: string,
): Promise<string> {
  const earliest = addDays(yesterday, 1 - RAW_DAYS)
  if (rolled !== undefined) return later(addDays(rolled, 1), earliest)
  const [[event], [lead]] = await Promise.all([
    database
      .select({ at: min(analytics_events.at) })
      .from(analytics_events)
      .where(eq(analytics_events.site, id)),
    database
      .select({ at: min(leads.createdAt) })
      .from(leads)
      .where(eq(leads.site, id)),
  ])
  const moments = [event?.at, lead?.at].flatMap((at) => (at ? [localTime(timeZone, new Date(at)).date] : []))
  const first = moments.sort()[0]
  return first === undefined ? yesterday : later(first, earliest)
}

const later = (a: string, b: string) => (a > b ? a : b)

/**
 * Counts a day of a site from its events and leads, in place of what was counted before: running it again changes nothing.
 * @param day ISO date by the clock of the site; its events must still be there
 */
export async function rollUpDay(pool: Pool, { id, timeZone }: SiteZone, day: string, now: Date): Promise<void> {
  const figures = dayFigures([siteDay(id, day, timeZone)], MEASURES)
  await inTransaction(pool, async (database) => {
    // Two servers that roll up the same day at once wait for each other.
    const [progress] = await database
      .insert(report_progress)
      .values({ site: id, day, rolled_up_at: now })
      .onConflictDoUpdate({
        target: report_progress.site,
        set: { day: sql`greatest(${report_progress.day}, excluded.day)`, rolled_up_at: now },
      })
      .returning({ day: report_progress.day })
    await database
      .delete(report_days)
      .where(and(eq(report_days.site, id), inArray(report_days.measure, OF_DAYS), eq(report_days.day, day)))
    await database.execute(sql`
      with figures as (${figures})
      insert into ${report_days} (site_id, measure, day, key, detail, count, part)
      select site, measure, day, key, detail, count, part from figures
      union all
      select site, ${TOTAL}, day, measure, '', sum(count)::int, sum(part)::int from figures group by site, day, measure`)
    await rollUpWeek(database, id, mondayOf(day), progress?.day ?? day)
  })
}

/** Sums up a week of a site from its days, in place of what was summed up before; nothing before its last day is rolled up. */
async function rollUpWeek(database: Database, site: number, monday: string, rolledUp: string): Promise<void> {
  const sunday = addDays(monday, 6)
  await database
    .delete(report_days)
    .where(and(eq(report_days.site, site), inArray(report_days.measure, OF_WEEKS), eq(report_days.day, monday)))
  if (rolledUp < sunday) return
  await database.execute(sql`
    insert into ${report_days} (site_id, measure, day, key, detail, count, part)
    select site_id, 'w:' || measure, ${monday}::date, key, detail, sum(count)::int, sum(part)::int from ${report_days}
    where site_id = ${site} and measure = any(${sql.param(OF_DAYS)}::varchar[]) and day between ${monday}::date and ${sunday}::date
    group by site_id, measure, key, detail`)
}

/** Deletes figures of a site that are kept no longer, in bounded batches; the rest follows with the next day. */
async function deleteOldFigures(database: Database, site: number, now: Date): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS, 1)).toISOString().slice(0, 10)
  const due = database
    .select({ row: sql`ctid` })
    .from(report_days)
    .where(
      and(
        eq(report_days.site, site),
        inArray(report_days.measure, [...OF_DAYS, ...OF_WEEKS]),
        lt(report_days.day, oldest),
      ),
    )
    .limit(PURGE_BATCH)
  await database.delete(report_days).where(sql`ctid in ${due}`)
}
