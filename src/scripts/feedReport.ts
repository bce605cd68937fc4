import type { FeedRunReport } from '../feeds/feedRunReport'
import type { RunOutcome } from '../feeds/runs/feedRuns'

const count = (number: number) => number.toLocaleString('en-AU')

/** Examples of each kind that the terminal lists; the admin has them all. */
const SHOWN = 5

/** What a run did, as lines for a terminal. */
export function formatFeedReport({ status, reason, report }: RunOutcome): string[] {
  const lines = report ? [summary(report, status)] : []
  if (reason) lines.push(reason)
  if (!report) return lines
  for (const warning of report.warnings) lines.push(`Note: ${warning}`)
  if (report.dryRun || status === 'stopped') lines.push(...diff(report))
  for (const { line, stocknum, field, reason: why } of report.quarantined)
    lines.push(`  line ${line}${stocknum ? ` (${stocknum})` : ''}: ${field} ${why}`)
  return lines
}

function summary(report: FeedRunReport, status: RunOutcome['status']): string {
  const verb = report.dryRun || status === 'stopped' ? 'would be' : 'were'
  const seconds = (report.durationMs / 1000).toFixed(1)
  return (
    `${count(report.rows)} rows${report.durationMs > 0 ? ` in ${seconds} s` : ''}: ${count(report.new)} ${verb} new, ` +
    `${count(report.changed)} changed, ${count(report.unchanged)} unchanged, ${count(report.sold)} marked sold, ` +
    `${count(report.quarantinedCount)} set aside.`
  )
}

function diff({ examples }: FeedRunReport): string[] {
  const some = <Car>(cars: readonly Car[], line: (car: Car) => string[]) => cars.slice(0, SHOWN).flatMap(line)
  return [
    ...some(examples.new, ({ stocknum, name }) => [`  + ${stocknum} ${name}`]),
    ...some(examples.changed, ({ stocknum, name, changes }) => [
      `  ~ ${stocknum} ${name}`,
      ...changes.map(({ field, from, to }) => `      ${field}: ${from || '(empty)'} -> ${to || '(empty)'}`),
    ]),
    ...some(examples.sold, ({ stocknum, name }) => [`  - ${stocknum} ${name}`]),
  ]
}
