/** How far the answer to a lead has come. */
export const LEAD_STATUSES = ['new', 'open', 'done'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  open: 'Being answered',
  done: 'Done',
}
