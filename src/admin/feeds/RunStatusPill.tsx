import type { FeedRunStatus } from '@/domain/feeds/feedOptions'
import { STATUS_LABELS } from './runDetails'

/** Status of a run. */
export function RunStatusPill({ status }: { status: FeedRunStatus }) {
  const { label, tone } = STATUS_LABELS[status]
  return <span className={`forecourt-pill forecourt-run-pill forecourt-run-pill--${tone}`}>{label}</span>
}
