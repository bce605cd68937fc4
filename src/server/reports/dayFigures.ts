import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../domain/openingHours/localTime'
import { zonedTimeOrLater } from '../../domain/openingHours/zonedTime'
import { analytics_events } from '../database/analyticsEvents'
import type { Database } from '../database/database'
import { leads } from '../database/tables.generated'
import { MEASURE_RULES, type Measure, OTHER_KEY } from './measures'

/** A day of a site, from its midnight to the next. */
export interface SiteDay {
  site: number
  day: string
  from: Date
  to: Date
}

/** One figure of a day. */
export interface DayFigure {
  site: number
  measure: Measure
  day: string
  key: string
  detail: string
  count: number
  part: number
}

/** A day by the clock of a site: 23 or 25 hours where clocks change. */
export function siteDay(site: number, day: string, timeZone: string): SiteDay {
  const midnight = (date: string) => zonedTimeOrLater(date, 0, timeZone)
  return { site, day, from: midnight(day), to: midnight(addDays(day, 1)) }
}

/**
 * SQL: the figures of days, counted from events and leads. The same for the nightly roll-up and for today. Of each measure the most frequent keys of
 * a day are kept; the rest is added up under `OTHER_KEY`.
 */
export function dayFigures(days: readonly SiteDay[], measures: readonly Measure[]): SQL {
  const spans = sql`unnest(
      ${sql.param(days.map(({ site }) => site))}::int[], ${sql.param(days.map(({ day }) => day))}::date[],
      ${sql.param(days.map(({ from }) => from.toISOString()))}::timestamptz[],
      ${sql.param(days.map(({ to }) => to.toISOString()))}::timestamptz[]
    ) as span (site, day, from_at, to_at)`
  return sql.join(
    measures.map((measure) => measureFigures(measure, spans)),
    sql` union all `,
  )
}

function measureFigures(measure: Measure, spans: SQL): SQL {
  const { source, events, key, detail, isPart, where, limit } = MEASURE_RULES[measure]
  const rows =
    source === 'events'
      ? sql`${analytics_events} on ${analytics_events.site} = span.site and ${analytics_events.event_id} = any(${sql.param([...events])}::int[])
          and ${analytics_events.at} >= span.from_at and ${analytics_events.at} < span.to_at`
      : sql`${leads} on ${leads.site} = span.site and ${leads.is_test} is not true
          and ${leads.createdAt} >= span.from_at and ${leads.createdAt} < span.to_at`
  return sql`(
    select site, ${measure}::text as measure, day, case when place <= ${limit} then key else ${OTHER_KEY} end as key,
      case when place <= ${limit} then detail else '' end as detail, sum(count)::int as count, sum(part)::int as part
    from (
      select site, day, key, detail, count, part, row_number() over (partition by site, day order by count desc, key, detail) as place
      from (
        select span.site, span.day, ${key} as key, ${detail} as detail, count(*) as count, count(*) filter (where ${isPart}) as part
        from ${spans} join ${rows} where ${where} group by 1, 2, 3, 4
      ) counted
    ) placed
    group by 1, 3, 4, 5
  )`
}

/** The figures of days, read from events and leads. */
export async function readDayFigures(
  database: Database,
  days: readonly SiteDay[],
  measures: readonly Measure[],
): Promise<DayFigure[]> {
  if (days.length === 0 || measures.length === 0) return []
  const { rows } = await database.execute<Record<string, unknown>>(
    sql`select site, measure, to_char(day, 'YYYY-MM-DD') as day, key, detail, count, part from (${dayFigures(days, measures)}) figures`,
  )
  return rows as unknown as DayFigure[]
}
