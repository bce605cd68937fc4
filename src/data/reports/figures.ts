import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { addDays, localTime } from '../../domain/openingHours/localTime'
import { listDays, listWholeWeeks, mondayOf, type Period } from '../../domain/reports/period'
import { toDatabase } from '../../server/database/database'
import { report_days, report_progress } from '../../server/database/reportTables'
import { memoizeAsync } from '../../server/memoizeAsync'
import { type DayFigure, readDayFigures, siteDay } from '../../server/reports/dayFigures'
import { type Measure, OTHER_KEY, ofWeek, TOTAL } from '../../server/reports/measures'
import type { StaffSite } from '../site/staffSites'
import type { ReportScope } from './scope'

/** Days that are counted from events if they are not rolled up yet: today, and a weekend without a worker. */
const MAX_LIVE_DAYS = 4

/** Milliseconds for which today's figures are used again. */
const LIVE_TTL_MS = 60_000

/** Keys of a measure in one report. */
export const MAX_KEYS = 100

/** A key's figures in the period and in the one before. */
export interface KeyFigure {
  measure: Measure
  key: string
  detail: string
  now: number
  before: number
  partNow: number
}

/** The days of a scope that no roll-up has yet, at most the last four of each site. */
async function listLiveDays({
  payload,
  sites,
  period,
  before,
  now,
}: ReportScope): Promise<{ site: StaffSite; day: string }[]> {
  const rolled = new Map(
    (
      await payload.db.drizzle
        .select({ site: report_progress.site, day: report_progress.day })
        .from(report_progress)
        .where(
          inArray(
            report_progress.site,
            sites.map(({ id }) => id),
          ),
        )
    ).map(({ site, day }) => [site, day]),
  )
  return sites.flatMap((site) => {
    const today = localTime(site.timeZone, now).date
    const last = rolled.get(site.id) ?? ''
    return Array.from({ length: MAX_LIVE_DAYS }, (_, index) => addDays(today, -index))
      .filter((day) => day > last && day >= before.from && day <= period.to)
      .map((day) => ({ site, day }))
  })
}

const readLive = memoizeAsync(
  async (payload: ReportScope['payload'], days: { site: StaffSite; day: string }[], measures: readonly Measure[]) =>
    readDayFigures(
      toDatabase(payload.db.pool),
      days.map(({ site, day }) => siteDay(site.id, day, site.timeZone)),
      measures,
    ),
  {
    key: (_payload, days, measures) =>
      `${days.map(({ site, day }) => `${site.id} ${site.timeZone} ${day}`).join()} ${measures.join()}`,
    max: 200,
    ttl: LIVE_TTL_MS,
  },
)

/** Figures of days that no roll-up has yet, from events. */
async function listLive(scope: ReportScope, measures: readonly Measure[]): Promise<DayFigure[]> {
  const days = await listLiveDays(scope)
  return days.length === 0 ? [] : readLive(scope.payload, days, measures)
}

/** SQL: the condition of rows of a scope, by site, measure and day. */
const ofScope = ({ sites, period }: ReportScope, measures: readonly string[], from: string) => sql`
  ${report_days.site} = any(${sql.param(sites.map(({ id }) => id))}::int[])
  and ${report_days.measure} = any(${sql.param([...measures])}::varchar[]) and ${report_days.day} between ${from} and ${period.to}`

/** Sites with the same weeks that are summed up, by their Mondays, and the days of the periods that are in none of them. */
interface Spans {
  sites: number[]
  weeks: string[]
  days: string[]
}

/**
 * What is read of periods: whole weeks, and days by themselves. A week that was rolled up before weeks were summed up, and one that has not ended,
 * is read by its days.
 */
async function listSpans({ payload, sites }: ReportScope, periods: readonly Period[]): Promise<Spans[]> {
  const mondays = periods.flatMap(listWholeWeeks)
  const ids = sites.map(({ id }) => id)
  const summedUp =
    mondays.length === 0
      ? []
      : await payload.db.drizzle
          .selectDistinct({ site: report_days.site, day: report_days.day })
          .from(report_days)
          .where(
            and(
              inArray(report_days.site, ids),
              eq(report_days.measure, ofWeek(TOTAL)),
              inArray(report_days.day, mondays),
            ),
          )
  const byWeeks = new Map<string, Spans>()
  for (const id of ids) {
    const ofSite = new Set(summedUp.flatMap(({ site, day }) => (site === id ? day : [])))
    const weeks = mondays.filter((monday) => ofSite.has(monday))
    const known = byWeeks.get(weeks.join())
    if (known) known.sites.push(id)
    else
      byWeeks.set(weeks.join(), {
        ...{ sites: [id], weeks },
        days: periods.flatMap(listDays).filter((day) => !ofSite.has(mondayOf(day))),
      })
  }
  return [...byWeeks.values()]
}

/** SQL: the figures of periods of a scope, rolled up and live, as columns measure, day, key, detail, count and part. */
async function scopeFigures(
  scope: ReportScope,
  measures: readonly Measure[],
  periods: readonly Period[],
): Promise<SQL> {
  const [live, spans] = await Promise.all([listLive(scope, measures), listSpans(scope, periods)])
  const select = (measure: SQL, names: readonly string[], sites: number[], days: string[]) =>
    days.length === 0
      ? []
      : sql`select ${measure} as measure, ${report_days.day} as day, ${report_days.key} as key, ${report_days.detail} as detail,
          ${report_days.count} as count, ${report_days.part} as part
        from ${report_days} where ${report_days.site} = any(${sql.param(sites)}::int[])
          and ${report_days.measure} = any(${sql.param([...names])}::varchar[]) and ${report_days.day} = any(${sql.param(days)}::date[])`
  const stored = spans.flatMap(({ sites, weeks, days }) => [
    select(sql`substr(${report_days.measure}, 3)`, measures.map(ofWeek), sites, weeks),
    select(sql`${report_days.measure}`, measures, sites, days),
  ])
  const from = periods.map((period) => period.from).sort()[0]!
  const today = sql`select measure, day, key, detail, count, part from jsonb_to_recordset(${JSON.stringify(live)}::jsonb)
      as live (measure text, day date, key text, detail text, count int, part int)
    where day >= ${from}`
  return sql`(${sql.join([...stored.flat(), today], sql` union all `)}) figures`
}

/**
 * The most frequent keys of measures in a scope, with the period before. What is beyond `MAX_KEYS` of a measure, or was already beyond what a day
 * keeps, is added up under `OTHER_KEY`, last.
 * @param options.before false where the period before is not shown, which halves the rows that are read
 */
export async function listKeys(
  scope: ReportScope,
  measures: readonly Measure[],
  limit = MAX_KEYS,
  { before = true } = {},
): Promise<KeyFigure[]> {
  const { from } = scope.period
  const figures = await scopeFigures(scope, measures, before ? [scope.before, scope.period] : [scope.period])
  const { rows } = await scope.payload.db.drizzle.execute<Record<string, unknown>>(sql`
    select * from (
    select measure, case when place <= ${limit} then key else ${OTHER_KEY} end as key,
      case when place <= ${limit} then detail else '' end as detail,
      sum(now)::int as now, sum(before)::int as before, sum(part)::int as "partNow"
    from (
      select *, row_number() over (partition by measure order by key = ${OTHER_KEY}, now desc, before desc, key, detail) as place
      from (
        select measure, key, detail, coalesce(sum(count) filter (where day >= ${from}), 0) as now,
          coalesce(sum(count) filter (where day < ${from}), 0) as before, coalesce(sum(part) filter (where day >= ${from}), 0) as part
        from ${figures} group by 1, 2, 3
      ) counted
    ) placed
    group by 1, 2, 3
    ) listed order by key = ${OTHER_KEY}, now desc, before desc, key, detail`)
  return rows as unknown as KeyFigure[]
}

/** Totals of measures in the period and in the one before. */
export interface Totals {
  now: number
  before: number
  partNow: number
  partBefore: number
}

const NO_TOTALS: Totals = { now: 0, before: 0, partNow: 0, partBefore: 0 }

/** A measure's totals of a scope, by day and by site. */
export interface MeasureDays {
  totals: Totals
  /** by ISO date, of both periods */
  byDay: ReadonlyMap<string, number>
  /** by id */
  bySite: ReadonlyMap<number, Totals>
}

/** Totals of measures by day and site. */
export async function sumDays<Name extends Measure>(
  scope: ReportScope,
  measures: readonly Name[],
): Promise<Record<Name, MeasureDays>> {
  const live = await listLive(scope, measures)
  const rolled = await scope.payload.db.drizzle
    .select({
      measure: report_days.key,
      site: report_days.site,
      day: report_days.day,
      count: report_days.count,
      part: report_days.part,
    })
    .from(report_days)
    .where(and(ofScope(scope, [TOTAL], scope.before.from), inArray(report_days.key, [...measures])))
  const found: { measure: string; site: number; day: string; count: number; part: number }[] = [...rolled, ...live]
  const read = (name: Name): MeasureDays => {
    const byDay = new Map<string, number>()
    const bySite = new Map<number, Totals>()
    let totals = NO_TOTALS
    for (const { site, day, count, part } of found.filter(({ measure }) => measure === name)) {
      byDay.set(day, (byDay.get(day) ?? 0) + count)
      const isNow = day >= scope.period.from
      const add = (to: Totals): Totals =>
        isNow
          ? { ...to, now: to.now + count, partNow: to.partNow + part }
          : { ...to, before: to.before + count, partBefore: to.partBefore + part }
      totals = add(totals)
      bySite.set(site, add(bySite.get(site) ?? NO_TOTALS))
    }
    return { totals, byDay, bySite }
  }
  return Object.fromEntries(measures.map((name) => [name, read(name)])) as Record<Name, MeasureDays>
}

/** A measure by day, beside the period before. */
export function toChart(title: string, { period, before }: ReportScope, { byDay }: MeasureDays) {
  const values = (days: readonly string[]) => days.map((day) => byDay.get(day) ?? 0)
  const days = listDays(period)
  return { title, days, now: values(days), before: values(listDays(before)) }
}

/** What a page and the campaign of its link brought in the period. */
export interface PageFigures {
  /** views of the path; a page beyond a site's 100 most viewed of a day misses that day */
  views: number
  /** visits by a link or QR code of the campaign */
  visits: number
  /** enquiries of the campaign, by the last touch */
  enquiries: number
  /** enquiries by the page's own forms */
  sent: number
}

/** The figures of one page. Without a campaign only its views and its own enquiries. */
export async function readPageFigures(
  scope: ReportScope,
  page: { id: number; path: string; campaign: string },
): Promise<PageFigures> {
  const figures = await scopeFigures(scope, ['page', 'visit', 'leadLast', 'leadPage'], [scope.period])
  const { rows } = await scope.payload.db.drizzle.execute<Record<string, unknown>>(sql`
    select measure, sum(count)::int as count from ${figures}
    where day >= ${scope.period.from} and (
      (measure = 'page' and key = ${page.path}) or (measure = 'leadPage' and key = ${String(page.id)})
      or (${page.campaign} <> '' and measure in ('visit', 'leadLast') and detail = ${page.campaign}))
    group by 1`)
  const counts = new Map(
    (rows as unknown as { measure: string; count: number }[]).map(({ measure, count }) => [measure, count]),
  )
  const count = (measure: Measure) => counts.get(measure) ?? 0
  return { views: count('page'), visits: count('visit'), enquiries: count('leadLast'), sent: count('leadPage') }
}
