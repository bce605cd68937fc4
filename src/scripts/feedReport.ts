import type { FeedRunReport } from '../feeds/feedRunReport'
import type { RunOutcome } from '../feeds/runs/feedRuns'

const count = (number: number) => number.toLocaleString('en-AU')

/** Examples of each kind in the terminal; the admin lists all. */
const MAX_EXAMPLES = 5

/** Formats the result of a run for the terminal. */
export function formatFeedReport({ status, reason, report }: RunOutcome): string[] {
  const lines = report ? [summary(report, status)] : []
  if (reason) lines.push(reason)
  if (!report) return lines
  for (const warning of report.warnings) lines.push(`Note: ${warning}`)
  if (report.dryRun || status === 'stopped') lines.push(...diff(report))
  for (const { line, stocknum, field, reason: message } of report.rejected)
    lines.push(`  line ${line}${stocknum ? ` (${stocknum})` : ''}: ${field} ${message}`)
  return lines
}

function summary(report: FeedRunReport, status: RunOutcome['status']): string {
  const verb = report.dryRun || status === 'stopped' ? 'would be' : 'were'
  const seconds = (report.durationMs / 1000).toFixed(1)
  return (
    `${count(report.rows)} rows${report.durationMs > 0 ? ` in ${seconds} s` : ''}: ${count(report.new)} ${verb} new, ` +
    `${count(report.changed)} changed, ${count(report.unchanged)} unchanged, ${count(report.sold)} marked sold, ` +
    `${count(report.rejectedCount)} rejected.`
  )
}

function diff({ examples }: FeedRunReport): string[] {
  const formatExamples = <Car>(cars: readonly Car[], line: (car: Car) => string[]) =>
    cars.slice(0, MAX_EXAMPLES).flatMap(line)
  return [
    ...formatExamples(examples.new, ({ stocknum, name }) => [`  + ${stocknum} ${name}`]),
    ...formatExamples(examples.changed, ({ stocknum, name, changes }) => [
      `  ~ ${stocknum} ${name}`,
      ...changes.map(({ field, from, to }) => `      ${field}: ${from || '(empty)'} -> ${to || '(empty)'}`),
    ]),
    ...formatExamples(examples.sold, ({ stocknum, name }) => [`  - ${stocknum} ${name}`]),
  ]
}
