import { LEAD_STATUS_LABELS, type LeadStatus } from '@/domain/leads/leadStatus'

/** How far the answer to a lead has come. */
export function StatusPill({ status }: { status: LeadStatus }) {
  return <span className={`inbox-status inbox-status--${status}`}>{LEAD_STATUS_LABELS[status]}</span>
}
