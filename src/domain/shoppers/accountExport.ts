import { csvLine, UTF8_BOM } from '../csv'

/** One record of an account's export. */
export interface AccountRecord {
  kind:
    | 'Account'
    | 'Session'
    | 'Own vehicle'
    | 'Photo'
    | 'Service'
    | 'Saved vehicle'
    | 'Watched vehicle'
    | 'Viewed vehicle'
    | 'Saved search'
    | 'Alert settings'
    | 'Consent'
    | 'Prize'
    | 'Enquiry'
    | 'Booking'
    | 'Reservation'
    | 'Payment'
  /** ISO 8601; null if the record has no time */
  at: string | null
  reference: string | null
  what: string
  state: string | null
}

/** An account's records as CSV for a spreadsheet. */
export function accountCsv(records: readonly AccountRecord[]): string {
  const lines = records.map(({ kind, at, reference, what, state }) => csvLine([kind, at, reference, what, state]))
  return UTF8_BOM + csvLine(['Kind', 'Time', 'Reference', 'What', 'State']) + lines.join('')
}
