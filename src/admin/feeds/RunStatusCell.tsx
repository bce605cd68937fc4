import type { DefaultServerCellComponentProps } from 'payload'
import { FEED_RUN_STATUSES, type FeedRunStatus } from '@/domain/feeds/feedOptions'
import './feeds.css'
import { RunStatusPill } from './RunStatusPill'

/** Status of a run in the list, with a dry run label. */
export function RunStatusCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const status = FEED_RUN_STATUSES.find((known) => known === cellData) as FeedRunStatus | undefined
  if (!status) return null
  return (
    <span className="forecourt-run-cell">
      <RunStatusPill status={status} />
      {rowData?.dryRun ? <span className="forecourt-quiet">dry run</span> : null}
    </span>
  )
}
