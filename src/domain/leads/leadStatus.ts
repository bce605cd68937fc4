/** Handling status of a lead. */
export const LEAD_STATUSES = ['new', 'open', 'done'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  open: 'In progress',
  done: 'Done',
}
