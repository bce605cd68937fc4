/** What is recorded in the privacy log. */
export const PRIVACY_ACTIONS = ['export', 'correct', 'optOut', 'erase', 'retention'] as const
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number]

export const PRIVACY_ACTION_LABELS: Record<PrivacyAction, string> = {
  export: 'Export',
  correct: 'Correction',
  optOut: 'Opt-out',
  erase: 'Erasure',
  retention: 'Nightly removal',
}

/** Why staff act. A choice and not text, so that nobody types personal data into the log. */
export const PRIVACY_REASONS = ['email', 'phone', 'inPerson', 'letter', 'notNeeded'] as const
export type PrivacyReason = (typeof PRIVACY_REASONS)[number]

export const PRIVACY_REASON_LABELS: Record<PrivacyReason, string> = {
  email: 'The person asked by email',
  phone: 'The person asked by phone',
  inPerson: 'The person asked in person',
  letter: 'The person asked by letter',
  notNeeded: 'No longer needed, or not a real person',
}

/** Numbers of records that an action concerned, by name. */
export type PrivacyCounts = Record<string, number>

const COUNT_LABELS: Record<string, [one: string, many: string]> = {
  leads: ['enquiry', 'enquiries'],
  parked: ['enquiry to check', 'enquiries to check'],
  applications: ['job application', 'job applications'],
  notes: ['note', 'notes'],
  deliveries: ['delivery', 'deliveries'],
  cancelled: ['delivery cancelled', 'deliveries cancelled'],
  bookings: ['booking', 'bookings'],
  holds: ['hold', 'holds'],
  payments: ['payment', 'payments'],
  paymentsKept: ['payment kept', 'payments kept'],
  files: ['file', 'files'],
  mailCopies: ['copy of an email', 'copies of emails'],
  shoppers: ['shopper account', 'shopper accounts'],
  alerts: ['address of alerts', 'addresses of alerts'],
  searches: ['saved search', 'saved searches'],
  draws: ['prize draw', 'prize draws'],
  savedCars: ['saved vehicle', 'saved vehicles'],
  ownCars: ['own vehicle', 'own vehicles'],
  events: ['analytics event', 'analytics events'],
  exports: ['note of an export', 'notes of exports'],
  messages: ['message to the dealer', 'messages to the dealer'],
}

/** "3 enquiries, 1 file"; zeros are left out. */
export function describeCounts(counts: PrivacyCounts): string {
  const parts = Object.entries(counts).flatMap(([name, count]) => {
    const [one, many] = COUNT_LABELS[name] ?? [name, name]
    return count > 0 ? [`${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : 'Nothing'
}
