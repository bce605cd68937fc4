import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import { LocalTime } from '../fields/LocalTime'

interface LeadHoldProps {
  hold: NonNullable<InboxLead['hold']>
  onRefuse: () => void
}

const LABELS: Record<LeadHoldProps['hold']['status'], string> = {
  pending:
    'Not confirmed: the shopper has neither paid the fee nor opened the emailed link. The car is for sale until ',
  held: 'Held for this shopper until ',
  paid: 'Fee paid: held until staff release it.',
  released: 'Released. The car is for sale.',
  expired: 'Ended. The car is for sale.',
}

/** The reservation of a lead, and the button that refuses it. */
export function LeadHold({ hold, onRefuse }: LeadHoldProps) {
  const isOpen = hold.status === 'pending' || hold.status === 'held'
  return (
    <section className="inbox-section">
      <h3>Reservation</h3>
      <p>
        {LABELS[hold.status]}
        {isOpen ? <LocalTime at={hold.until} /> : null}
      </p>
      {isOpen ? (
        <p className="inbox-hold-action">
          <button className="inbox-button" onClick={onRefuse} type="button">
            Refuse reservation
          </button>{' '}
          <span className="inbox-soft">Frees the car and marks the lead as done. Tell the shopper yourself.</span>
        </p>
      ) : null}
    </section>
  )
}
