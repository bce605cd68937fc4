/** What is removed after a time, by site. */
export const RETENTION_KINDS = ['leads', 'applications', 'files', 'events', 'mailCopies', 'shoppers'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** Months that a site keeps each kind. */
export type Retention = Record<RetentionKind, number>

/** Months unless staff set others. The seeded privacy page states them. */
export const DEFAULT_RETENTION: Retention = {
  ...{ leads: 24, applications: 12, files: 12, events: 3, mailCopies: 3 },
  shoppers: 24,
}

/** Allowed months. Nothing is kept for ever: Australian Privacy Principle 11.2. */
export const RETENTION_MONTHS = { min: 1, max: 120 } as const

export const RETENTION_LABELS: Record<RetentionKind, { label: string; what: string }> = {
  leads: { label: 'Enquiries', what: 'The person is removed. Form, dates, car and location stay for reports.' },
  applications: { label: 'Job applications', what: 'The same, for the careers form, with any attached files.' },
  files: { label: 'Attached files', what: 'Files that shoppers sent with a form are deleted.' },
  events: {
    label: 'Analytics events',
    what: 'Events are deleted; the daily figures of reports stay. Neither names a person.',
  },
  mailCopies: {
    label: 'Copies of emails',
    what: 'Emails written to the data folder, where no mail server is set, are deleted.',
  },
  shoppers: {
    label: 'Shopper accounts',
    what: 'Accounts that were not signed in to for this long are deleted, with everything saved in them. So are addresses of alerts without an account whose owner changed nothing for as long.',
  },
}

/** A site's retention from its settings; a missing or invalid value is the default. */
export function toRetention(settings: Partial<Record<RetentionKind, unknown>> | null | undefined): Retention {
  const read = (kind: RetentionKind) => {
    const months = Number(settings?.[kind])
    const isValid = Number.isInteger(months) && months >= RETENTION_MONTHS.min && months <= RETENTION_MONTHS.max
    return [kind, isValid ? months : DEFAULT_RETENTION[kind]] as const
  }
  return Object.fromEntries(RETENTION_KINDS.map(read)) as Retention
}

/**
 * The time before which records are removed: whole calendar months before `now`, in UTC. A day that the month does not have
 * becomes its last: one month before 31 March is the end of February.
 */
export function retentionCutoff(now: Date, months: number): Date {
  const cutoff = new Date(now)
  cutoff.setUTCDate(1)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(cutoff.getUTCFullYear(), cutoff.getUTCMonth() + 1, 0)).getUTCDate()
  cutoff.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return cutoff
}
