'use client'
import { isRunning } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'
import { LocalTime } from '../fields/LocalTime'
import { RejectedRowsTable } from './RejectedRowsTable'
import { RunDiff } from './RunDiff'
import { RunStatusPill } from './RunStatusPill'
import { counted, detailsOf, starterWords, tookWords } from './runDetails'

const PHASES = { reading: 'Reading', comparing: 'Comparing with the stock', writing: 'Writing' }

/** What a run does or did: counts, what stopped it, the diff and the rows that it set aside. */
export function RunReport({ run }: { run: FeedRun }) {
  const { warnings, setAside, examples } = detailsOf(run)
  const status = run.status ?? 'waiting'
  const asPlan = Boolean(run.dryRun) || status === 'stopped'
  const counts = [
    { label: asPlan ? 'would be new' : 'new', value: run.newCount, tone: 'new' },
    { label: asPlan ? 'would change' : 'changed', value: run.changedCount, tone: 'changed' },
    { label: 'unchanged', value: run.unchangedCount, tone: 'same' },
    { label: asPlan ? 'would be sold' : 'marked sold', value: run.soldCount, tone: 'sold' },
    { label: 'set aside', value: run.quarantinedCount, tone: 'aside' },
  ]
  const hasCounts = typeof run.newCount === 'number'
  return (
    <div className="forecourt-run">
      <p className="forecourt-run__head">
        <RunStatusPill status={status} />
        <strong>{run.dryRun ? 'Dry run' : 'Import'}</strong>
        <span className="forecourt-quiet">
          {starterWords(run)}, <LocalTime at={run.startedAt ?? run.createdAt} />
          {run.durationMs === null || run.durationMs === undefined ? '' : `, took ${tookWords(run.durationMs)}`}
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
                <strong>{counted(value)}</strong>
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
        </p>
      ))}
      <RunDiff examples={examples} counts={run} asPlan={asPlan} />
      <RejectedRowsTable rows={setAside} total={run.quarantinedCount ?? 0} />
    </div>
  )
}

function Progress({ run }: { run: FeedRun }) {
  const { progress } = detailsOf(run)
  const words =
    run.status === 'waiting'
      ? 'Waiting for its turn'
      : progress
        ? `${PHASES[progress.phase]}: ${counted(progress.rows)} rows${progress.quarantined > 0 ? `, ${counted(progress.quarantined)} set aside` : ''}`
        : 'Fetching the feed'
  return (
    <div className="forecourt-run__progress" role="status">
      <span className="forecourt-run__bar" aria-hidden="true" />
      <span>{words}</span>
    </div>
  )
}

/** The counts as one bar, so that a strange run shows at a glance. */
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
