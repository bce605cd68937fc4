'use client'
import type { InboxDelivery } from '@/data/leadInbox/getInboxLead'
import type { DeliveryPart, DeliveryStatus } from '@/domain/leads/delivery'
import { Icon } from '@/ui/media/Icon'
import { LocalTime } from '../fields/LocalTime'
import { Age } from './Age'

interface LeadDeliveriesProps {
  deliveries: readonly InboxDelivery[]
  now: Date
  onResend: (delivery: number) => void
}

export const DELIVERY_STATUS_LABELS: Record<DeliveryStatus, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  delivered: 'Delivered',
  failed: 'Failed, retrying',
  dead: 'Not delivered',
  cancelled: 'Cancelled, the person was erased',
}

/** What a delivery is about, where it is not the lead itself. */
export const DELIVERY_PART_NOTES: Partial<Record<DeliveryPart, string>> = {
  update: ', update',
  payment: ', payment',
  consent: ', opt-out',
  booking: ', booking',
}

/** Deliveries of the lead with their attempts and a resend button. */
export function LeadDeliveries({ deliveries, now, onResend }: LeadDeliveriesProps) {
  return (
    <section className="inbox-section">
      <h3>Sent to</h3>
      {deliveries.length === 0 ? (
        <p className="inbox-soft">No recipients. No routing rule or email address matches.</p>
      ) : null}
      <ul className="inbox-sent">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <span className={`inbox-dot inbox-dot--${delivery.status}`} />
            <div>
              <p className="inbox-sent__to">
                <strong>{delivery.recipient}</strong>
                <span className="inbox-soft">
                  {delivery.purpose === 'receipt' ? 'Confirmation email' : delivery.channel}
                  {DELIVERY_PART_NOTES[delivery.part] ?? ''}
                </span>
              </p>
              <p className="inbox-soft">
                {DELIVERY_STATUS_LABELS[delivery.status]}{' '}
                {delivery.deliveredAt ? <Age at={delivery.deliveredAt} now={now} /> : null}
                {delivery.status === 'failed' && delivery.nextTryAt ? <LocalTime at={delivery.nextTryAt} /> : null}
              </p>
              {delivery.lastError ? <p className="inbox-sent__error">{delivery.lastError}</p> : null}
              {delivery.log.length > 0 ? <Attempts log={delivery.log} /> : null}
            </div>
            {delivery.status === 'sending' || delivery.status === 'queued' ? null : (
              <button className="inbox-link" onClick={() => onResend(delivery.id)} type="button">
                <Icon name="rotate-cw" size={13} /> Resend
                <span className="admin-hidden"> to {delivery.recipient}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Attempts({ log }: { log: InboxDelivery['log'] }) {
  return (
    <details className="inbox-attempts">
      <summary>{log.length === 1 ? '1 log entry' : `${log.length} log entries`}</summary>
      <ol>
        {log.map(({ at, outcome, message, ms }) => (
          <li key={`${at}${outcome}`}>
            <LocalTime at={at} /> <span className="inbox-soft">{outcome}</span> {message}
            {ms > 0 ? <span className="inbox-soft"> ({ms.toLocaleString('en-AU')} ms)</span> : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
