import 'server-only'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { type EmailContent, emailContent } from '../../domain/leads/emailLayout'
import { addDays } from '../../domain/openingHours/localTime'
import { formatPeriod } from '../../domain/reports/formatPeriod'
import { formatValue, type Report, type ReportFigure, type ReportTable } from '../../domain/reports/report'
import { REPORT_ROLES } from '../../domain/reports/reportRoles'
import { getAdminOrigin } from '../../server/accounts/adminOrigin'
import { inTransaction } from '../../server/database/database'
import { report_mails } from '../../server/database/reportTables'
import { users } from '../../server/database/tables.generated'
import { addJob } from '../../server/jobs/addJob'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { loadReport } from './loadReport'
import { openReports } from './scope'

/** Members of staff whose mails one statement queues. */
const BATCH = 200
/** Rows of each table in the PDF. */
const MAX_ROWS = 15
/** Weeks for which it is remembered who had a mail. */
const KEPT_DAYS = 60

const BRISBANE_MS = 10 * 3_600_000
const COLOURS = { accent: '#1f2937', onAccent: '#ffffff', ink: '#1f2937' }

/**
 * Queues the Monday mail for each member of staff who wants it, once in a week however often this runs.
 * @returns the number queued
 */
export async function queueWeeklyReports(payload: Payload, now: Date): Promise<number> {
  // The Monday of Brisbane's week, which is ten hours ahead of UTC all year.
  const today = new Date(now.getTime() + BRISBANE_MS)
  const week = addDays(today.toISOString().slice(0, 10), -((today.getUTCDay() + 6) % 7))
  const { pool, drizzle } = payload.db
  await ensureJobTables(pool)
  let queued = 0
  for (let after = 0; ; ) {
    const wanting = await drizzle
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.weeklyReport, true), inArray(users.role, REPORT_ROLES as never), gt(users.id, after)))
      .orderBy(users.id)
      .limit(BATCH)
    for (const { id } of wanting)
      queued += await inTransaction(pool, async (database) => {
        const added = await database
          .insert(report_mails)
          .values({ user: id, week })
          .onConflictDoNothing()
          .returning({ user: report_mails.user })
        if (added.length === 0) return 0
        await addJob(database, {
          task: 'sendWeeklyReport',
          payload: { user: id, week },
          key: `weeklyReport:${id}:${week}`,
          flags: ['mail'],
        })
        return 1
      })
    if (wanting.length < BATCH) break
    after = wanting.at(-1)!.id
  }
  await drizzle.delete(report_mails).where(sql`${report_mails.week} < ${addDays(week, -KEPT_DAYS)}`)
  return queued
}

/** A Monday mail and the content of its PDF. */
export interface WeeklyReport {
  to: string
  email: EmailContent
  /** name of the attached file */
  fileName: string
  pdf: WeeklyPdf
}

export interface WeeklyPdf {
  title: string
  period: string
  figures: readonly ReportFigure[]
  tables: readonly ReportTable[]
}

/** The mail of a member of staff about the last seven days of their sites; null if they want none any more, or may not read it. */
export async function buildWeeklyReport(payload: Payload, userId: number, now: Date): Promise<WeeklyReport | null> {
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
  if (!user?.weeklyReport) return null
  const opened = await openReports(
    payload,
    { ...user, collection: 'users' } as never,
    { days: '7' },
    { selected: null, now },
  )
  if (!opened || 'message' in opened) return null
  const { scope } = opened
  const [overview, traffic, searches, enquiries, campaigns] = await Promise.all([
    loadReport('overview', scope),
    loadReport('traffic', scope),
    loadReport('searches', scope),
    loadReport('enquiries', scope),
    loadReport('campaigns', scope),
  ])
  const period = formatPeriod(scope.period)
  const of = scope.sites.length === 1 ? scope.sites[0]!.name : `${scope.sites.length} websites`
  const { adminOrigin } = await getAdminOrigin(payload.db.drizzle, userId)
  const short = (report: Report, title: string) => {
    const table = report.tables.find((one) => one.title === title)
    return table ? [{ ...table, rows: table.rows.slice(0, MAX_ROWS) }] : []
  }
  const tables = [
    ...short(overview, 'By website'),
    ...short(traffic, 'What brought visits'),
    ...short(enquiries, 'By form'),
    ...short(enquiries, 'By source'),
    ...short(campaigns, 'Offers and promo cards'),
    ...short(searches, 'Searches that found nothing'),
  ]
  const sources = short(enquiries, 'By source')[0]?.rows.slice(0, 10) ?? []
  return {
    to: user.email,
    email: emailContent({
      subject: `${of}: the figures of last week`,
      siteName: of,
      colours: COLOURS,
      preview: overview.figures.map((figure) => `${figure.label} ${formatValue(figure.kind, figure.value)}`).join(', '),
      heading: 'The figures of last week',
      paragraphs: [`${period}, compared with the seven days before. More is in the attached PDF.`],
      sections: [
        {
          heading: null,
          lines: overview.figures.map((figure) => [figure.label, figureText(figure)]),
        },
        {
          heading: 'What brought enquiries',
          lines: sources.map(([source, last]) => [String(source), formatValue('count', last ?? 0)]),
          note: sources.length === 0 ? 'No enquiry came in these days.' : null,
        },
      ],
      buttons: [{ label: 'Open the reports', url: `${adminOrigin}/admin/reports?days=7` }],
      footer: 'You get this every Monday because your account asks for it.',
      footerLink: { label: 'Stop these mails', url: `${adminOrigin}/admin/account` },
    }),
    fileName: `figures-${scope.period.from}-to-${scope.period.to}.pdf`,
    pdf: { title: of, period, figures: overview.figures, tables },
  }
}

const figureText = ({ kind, value, change }: ReportFigure): string =>
  `${formatValue(kind, value)}${change === null ? '' : ` (${formatValue('change', change)})`}`
