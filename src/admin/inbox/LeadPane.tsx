'use client'
import Link from 'next/link'
import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import type { Colleague } from '@/data/leadInbox/places'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@/domain/leads/leadStatus'
import { formatPhone, telLink } from '@/domain/phone'
import { Icon } from '@/ui/media/Icon'
import { LocalTime } from '../fields/LocalTime'
import { Age } from './Age'
import type { LeadChange } from './inboxRequests'
import { KindIcon } from './KindIcon'
import { LeadCar } from './LeadCar'
import { LeadDeliveries } from './LeadDeliveries'
import { LeadHold } from './LeadHold'
import { LeadMessage } from './LeadMessage'
import { LeadNotes } from './LeadNotes'
import { LeadSaved } from './LeadSaved'
import { LeadTimeline } from './LeadTimeline'

interface LeadPaneProps {
  lead: InboxLead
  now: Date
  /** id of the current user */
  user: number
  /** staff who can be assigned */
  colleagues: readonly Colleague[]
  getHref: (id: number) => string
  onChange: (change: LeadChange) => void
  onNote: (text: string) => Promise<boolean>
  onResend: (delivery: number) => void
  onRefuse: () => void
  onOpen: (id: number) => void
  onClose: () => void
}

/** Details of a lead: contact, status, message, car, notes, history, deliveries and source. */
export function LeadPane(props: LeadPaneProps) {
  const { lead, now, colleagues, getHref, onNote, onResend, onRefuse, onOpen, onClose } = props
  return (
    <article aria-labelledby="inbox-lead-name" className="inbox-pane" data-reference={lead.reference}>
      <header className="inbox-pane__head">
        <button className="inbox-link inbox-pane__back" onClick={onClose} type="button">
          <Icon name="arrow-left" size={15} /> Back to the list
        </button>
        <p className="inbox-pane__kind">
          <KindIcon kind={lead.kind} /> {lead.kindLabel}
          {lead.category === lead.kindLabel ? null : <span> · {lead.category}</span>}
          {lead.subcategory ? <span> · {lead.subcategory}</span> : null}
          {lead.isTest ? <span className="inbox-tag">Test</span> : null}
        </p>
        <h2 id="inbox-lead-name" tabIndex={-1}>
          {lead.name}
        </h2>
        <p className="inbox-pane__meta">
          <Age at={lead.createdAt} now={now} /> · {lead.site.name} ·{' '}
          <span className="inbox-number">{lead.reference}</span>
        </p>
        <Contact lead={lead} />
        <Handling {...props} colleagues={colleagues.filter(({ sites }) => sites.includes(lead.site.id))} />
      </header>
      <div className="inbox-pane__body">
        <LeadMessage lead={lead} />
        {lead.car ? <LeadCar car={lead.car} /> : null}
        {lead.hold ? <LeadHold hold={lead.hold} onRefuse={onRefuse} /> : null}
        <LeadNotes notes={lead.notes} now={now} onNote={onNote} />
        <LeadTimeline entries={lead.timeline} current={lead.id} getHref={getHref} now={now} onOpen={onOpen} />
        <LeadSaved saved={lead.saved} now={now} />
        <LeadDeliveries deliveries={lead.deliveries} now={now} onResend={onResend} />
        <Source lead={lead} />
        <p>
          <Link className="inbox-link" href={`/admin/collections/leads/${lead.id}`} prefetch={false}>
            Open full record <Icon name="external-link" size={13} />
          </Link>
        </p>
      </div>
    </article>
  )
}

/** Call and email buttons. */
function Contact({ lead }: { lead: InboxLead }) {
  const subject = lead.car ? `${lead.car.name} (${lead.reference})` : `Your enquiry ${lead.reference}`
  return (
    <p className="inbox-contact">
      {lead.phone ? (
        <a className="inbox-button inbox-button--main" href={telLink(lead.phone)}>
          <Icon name="phone" size={15} /> {formatPhone(lead.phone)}
        </a>
      ) : null}
      {lead.email ? (
        <a className="inbox-button" href={`mailto:${lead.email}?subject=${encodeURIComponent(subject)}`}>
          <Icon name="mail" size={15} /> {lead.email}
        </a>
      ) : null}
    </p>
  )
}

/** Status and assignee of the lead. */
function Handling({ lead, user, colleagues, onChange }: LeadPaneProps) {
  const isListed = colleagues.some(({ id }) => id === lead.assignee?.id)
  return (
    <div className="inbox-handling">
      <fieldset className="inbox-steps">
        <legend className="admin-hidden">Status</legend>
        {LEAD_STATUSES.map((status) => (
          <button
            aria-pressed={lead.status === status}
            className={`inbox-steps__${status}`}
            key={status}
            onClick={() => onChange({ status })}
            type="button"
          >
            {LEAD_STATUS_LABELS[status]}
          </button>
        ))}
      </fieldset>
      <label className="inbox-assign">
        <span>Assigned to</span>
        <select
          onChange={({ target }) => onChange({ assignee: Number(target.value) || null })}
          value={lead.assignee?.id ?? ''}
        >
          <option value="">Unassigned</option>
          {lead.assignee && !isListed ? <option value={lead.assignee.id}>{lead.assignee.name}</option> : null}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {lead.assignee === null && colleagues.some(({ id }) => id === user) ? (
        <button className="inbox-link" onClick={() => onChange({ assignee: user, status: 'open' })} type="button">
          Assign to me
        </button>
      ) : null}
      <button className="inbox-link" onClick={() => onChange({ read: false })} type="button">
        Mark unread
      </button>
    </div>
  )
}

/** Source and consent of the lead. */
function Source({ lead }: { lead: InboxLead }) {
  return (
    <details className="inbox-section">
      <summary>
        <h3>Source</h3>
      </summary>
      <dl className="inbox-lines">
        {lead.source.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {lead.consent ? (
          <div>
            <dt>Consent</dt>
            <dd>
              “{lead.consent.text}”, <LocalTime at={lead.consent.at} />
            </dd>
          </div>
        ) : null}
      </dl>
    </details>
  )
}
