'use client'
import { isRunning } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'
import { LocalTime } from '../fields/LocalTime'
import { LocationsLink } from './LocationsLink'
import { RejectedRowsTable } from './RejectedRowsTable'
import { RunDiff } from './RunDiff'
import { RunStatusPill } from './RunStatusPill'
import { formatCount, formatDuration, formatStarter, getRunDetails } from './runDetails'

const PHASES = { reading: 'Reading', comparing: 'Comparing with the stock', writing: 'Writing' }

/** Report of a run: counts, stop reason, diff and rejected rows. */
export function RunReport({ run }: { run: FeedRun }) {
  const { warnings, rejected, examples } = getRunDetails(run)
  const status = run.status ?? 'waiting'
  const isPlan = Boolean(run.dryRun) || status === 'stopped'
  const counts = [
    { label: isPlan ? 'would be new' : 'new', value: run.newCount, tone: 'new' },
    { label: isPlan ? 'would change' : 'changed', value: run.changedCount, tone: 'changed' },
    { label: 'unchanged', value: run.unchangedCount, tone: 'same' },
    { label: isPlan ? 'would be sold' : 'marked sold', value: run.soldCount, tone: 'sold' },
    { label: 'rejected', value: run.rejectedCount, tone: 'rejected' },
  ]
  const hasCounts = typeof run.newCount === 'number'
  return (
    <div className="forecourt-run">
      <p className="forecourt-run__head">
        <RunStatusPill status={status} />
        <strong>{run.dryRun ? 'Dry run' : 'Import'}</strong>
        <span className="forecourt-quiet">
          {formatStarter(run)}, <LocalTime at={run.startedAt ?? run.createdAt} />
          {run.durationMs === null || run.durationMs === undefined ? '' : `, took ${formatDuration(run.durationMs)}`}
          {run.source ? ` · ${run.source}` : ''}
          {run.format ? ` · ${run.format.toUpperCase()}` : ''}
        </span>
      </p>
      {isRunning(status) ? <Progress run={run} /> : null}
      {run.reason ? (
        <p className={`forecourt-run__reason forecourt-run__reason--${status}`} role="status">
          {run.reason}
        </p>
      ) : null}
      {hasCounts ? (
        <>
          <ul className="forecourt-run__counts">
            {counts.map(({ label, value, tone }) => (
              <li key={label} className={`forecourt-run__count forecourt-run__count--${value ? tone : 'none'}`}>
                <strong>{formatCount(value)}</strong>
                <span>{label}</span>
              </li>
            ))}
          </ul>
          <Shares counts={counts} />
        </>
      ) : null}
      {warnings.map((warning) => (
        <p key={warning} className="forecourt-run__note">
          {warning}
          {warning.includes('yard code') ? <LocationsLink /> : null}
        </p>
      ))}
      <RunDiff examples={examples} counts={run} isPlan={isPlan} />
      <RejectedRowsTable rows={rejected} total={run.rejectedCount ?? 0} />
    </div>
  )
}

function Progress({ run }: { run: FeedRun }) {
  const { progress } = getRunDetails(run)
  const text =
    run.status === 'waiting'
      ? 'Waiting to start'
      : progress
        ? `${PHASES[progress.phase]}: ${formatCount(progress.rows)} rows${progress.rejected > 0 ? `, ${formatCount(progress.rejected)} rejected` : ''}`
        : 'Fetching the feed'
  return (
    <div className="forecourt-run__progress" role="status">
      <span className="forecourt-run__bar" aria-hidden="true" />
      <span>{text}</span>
    </div>
  )
}

/** The counts as a stacked bar. */
function Shares({ counts }: { counts: { label: string; value?: number | null; tone: string }[] }) {
  const total = counts.reduce((sum, { value }) => sum + (value ?? 0), 0)
  if (total === 0) return null
  return (
    <div className="forecourt-run__shares" aria-hidden="true">
      {counts.map(({ label, value, tone }) =>
        value ? (
          <span
            key={label}
            className={`forecourt-run__share forecourt-run__share--${tone}`}
            style={{ flexGrow: value }}
          />
        ) : null,
      )}
    </div>
  )
}
