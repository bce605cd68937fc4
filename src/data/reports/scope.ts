import 'server-only'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Payload, TypedUser } from 'payload'
import { localTime } from '../../domain/openingHours/localTime'
import { type ParsedPeriod, type Period, parsePeriod, periodBefore } from '../../domain/reports/period'
import { mayReadReports } from '../../domain/reports/reportRoles'
import { groups, sites } from '../../server/database/tables.generated'
import { listStaffSites, type StaffSite } from '../site/staffSites'

/** Sites that one report adds up; staff with more choose a site or a group. */
export const MAX_REPORT_SITES = 25

/** Sites of a choice, with all that a report needs. */
export interface ReportScope {
  payload: Payload
  sites: readonly StaffSite[]
  period: Period
  before: Period
  now: Date
}

/** What can be chosen: a site, or a group of which the person has more than one site. */
export interface ReportChoice {
  kind: 'site' | 'group'
  id: number
  name: string
  sites: readonly StaffSite[]
}

/** What a report is asked for, as in its address. */
export interface ReportQuery {
  /** "site-3" or "group-2"; null for the selected site, or all */
  of?: string | null
  days?: string | null
  from?: string | null
  to?: string | null
}

export interface ReportAccess {
  choices: readonly ReportChoice[]
  /** the choice of the query; null for all of the person's sites */
  chosen: ReportChoice | null
  days: number | null
  scope: ReportScope
}

export type ReportProblem = { field: string; message: string }

/**
 * What a member of staff may read of a query: their own sites only, and one site or group of them if it names one. Null without the right to read
 * reports.
 * @param selected the site above the navigation, if the query names none
 */
export async function openReports(
  payload: Payload,
  user: TypedUser,
  query: ReportQuery,
  { selected, now }: { selected: number | null; now: Date },
): Promise<ReportAccess | ReportProblem | null> {
  if (!mayReadReports(user.role)) return null
  const own = await listStaffSites(payload, user)
  const choices = await listChoices(payload, own)
  const asked = query.of || (selected === null ? null : `site-${selected}`)
  const chosen = asked ? (choices.find(({ kind, id }) => asked === `${kind}-${id}`) ?? null) : null
  if (query.of && !chosen) return { field: 'of', message: 'This website or group is not yours or does not exist.' }
  const among = chosen?.sites ?? own
  if (among.length === 0) return { field: 'of', message: 'You have no site yet. Ask a manager for access.' }
  if (among.length > MAX_REPORT_SITES)
    return { field: 'of', message: `Choose a site, or a group of at most ${MAX_REPORT_SITES} sites.` }
  const today = among.map(({ timeZone }) => localTime(timeZone, now).date).sort()[0]!
  const parsed: ParsedPeriod = parsePeriod(query, today)
  if ('message' in parsed) return parsed
  const { period, days } = parsed
  return { choices, chosen, days, scope: { payload, sites: among, period, before: periodBefore(period), now } }
}

async function listChoices(payload: Payload, own: readonly StaffSite[]): Promise<ReportChoice[]> {
  const ids = own.map(({ id }) => id)
  const members =
    ids.length === 0
      ? []
      : await payload.db.drizzle
          .select({ site: sites.id, id: groups.id, name: groups.name })
          .from(sites)
          .innerJoin(groups, eq(groups.id, sites.group))
          .where(and(inArray(sites.id, ids), isNotNull(sites.group)))
          .orderBy(groups.name)
  const byGroup = new Map<number, ReportChoice & { sites: StaffSite[] }>()
  for (const { site, id, name } of members) {
    const group = byGroup.get(id) ?? { kind: 'group' as const, id, name, sites: [] }
    byGroup.set(id, group)
    group.sites.push(own.find((one) => one.id === site)!)
  }
  return [
    ...[...byGroup.values()].filter((group) => group.sites.length > 1),
    ...own.map((site) => ({ kind: 'site' as const, id: site.id, name: site.name, sites: [site] })),
  ]
}

/** The query of a report's address; `site=3` is short for `of=site-3`. Unknown parameters are ignored. */
export const readReportQuery = (params: URLSearchParams): ReportQuery => ({
  of: params.get('of') || (params.get('site') ? `site-${params.get('site')}` : null),
  days: params.get('days'),
  from: params.get('from'),
  to: params.get('to'),
})

/** A single site as scope, for the dashboard and pages of the admin. */
export const scopeOf = (payload: Payload, among: readonly StaffSite[], period: Period, now: Date): ReportScope => ({
  ...{ payload, sites: among, period, before: periodBefore(period), now },
})
