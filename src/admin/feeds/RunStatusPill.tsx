import type { FeedRunStatus } from '@/domain/feeds/feedOptions'
import { STATUS_WORDS } from './runDetails'

/** How a run ended, or that it goes on. */
export function RunStatusPill({ status }: { status: FeedRunStatus }) {
  const { label, tone } = STATUS_WORDS[status]
  return <span className={`forecourt-pill forecourt-run-pill forecourt-run-pill--${tone}`}>{label}</span>
}
