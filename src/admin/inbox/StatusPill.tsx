import { LEAD_STATUS_LABELS, type LeadStatus } from '@/domain/leads/leadStatus'

/** Status of a lead. */
export function StatusPill({ status }: { status: LeadStatus }) {
  return <span className={`inbox-status inbox-status--${status}`}>{LEAD_STATUS_LABELS[status]}</span>
}
