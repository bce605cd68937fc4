'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import type { Person } from '@/data/privacyDesk/getPerson'
import { FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { PAYMENT_RECORD_REASON } from '@/domain/privacy/paymentRecords'
import type { PrivacyRights } from '@/domain/privacy/privacyRights'
import { Icon } from '@/ui/media/Icon'
import { DELIVERY_PART_NOTES, DELIVERY_STATUS_LABELS } from '../inbox/LeadDeliveries'
import { ActionForm, type DeskActionName } from './ActionForm'
import { formatDay, formatMoment } from './localTime'
import { PersonSection } from './PersonSection'

interface PersonPaneProps {
  person: Person
  rights: PrivacyRights
  /** null if the person is the only one found */
  onClose: (() => void) | null
  /** with the person's key after the action; null if nothing is left */
  onDone: (key: string | null) => void
}

/** What a site holds about one person, and what can be done about it. */
export function PersonPane({ person, rights, onClose, onDone }: PersonPaneProps) {
  const [action, setAction] = useState<DeskActionName | null>(null)
  const { contact, site, marketing } = person
  const day = (at: string) => formatDay(at, site.timeZone)
  const name = [contact.name, contact.last_name].filter(Boolean).join(' ') || 'No name'
  const buttons: [DeskActionName, string, boolean][] = [
    ['export', 'Export', rights.handle],
    ['correct', 'Correct', rights.handle && contact.email !== ''],
    ['optOut', 'Opt out', marketing.state !== 'optedOut' && contact.email !== ''],
    ['erase', 'Erase', rights.handle],
  ]
  return (
    <article aria-labelledby="privacy-person" className="privacy-pane">
      <header className="privacy-pane__head">
        {onClose ? (
          <button className="privacy-link privacy-pane__back" onClick={onClose} type="button">
            <Icon name="arrow-left" size={15} /> All found
          </button>
        ) : null}
        <h2 id="privacy-person" tabIndex={-1}>
          {name}
        </h2>
        <p className="privacy-soft">{site.name}</p>
      </header>
      <dl className="privacy-contact">
        <Line label="Email" value={contact.email} />
        <Line label="Phone" value={contact.phone} />
        <Line label="Postcode" value={contact.postcode} />
        <Line label="Also as" value={person.alsoAs.join(', ')} />
        <Line label="News and offers" value={describeMarketing(person, day)} />
      </dl>
      <div className="privacy-actions">
        {buttons.map(([kind, label, shown]) =>
          shown ? (
            <button
              aria-expanded={action === kind}
              className={`privacy-button${kind === 'erase' ? ' privacy-button--danger' : ''}`}
              key={kind}
              onClick={() => setAction(action === kind ? null : kind)}
              type="button"
            >
              {label}
            </button>
          ) : null,
        )}
      </div>
      {rights.handle ? null : (
        <p className="privacy-soft">Editors of this site export, correct and erase. You can record an opt-out.</p>
      )}
      {action ? (
        <ActionForm
          action={action}
          key={action}
          onCancel={() => setAction(null)}
          onDone={(key) => {
            setAction(null)
            onDone(key)
          }}
          person={person}
        />
      ) : null}
      <PersonSection
        heading="Enquiries"
        rows={person.enquiries.map(({ id, reference, kindLabel, about, at, notes, files, removedAt }) => ({
          id,
          title: (
            <Link href={`/admin/inbox?lead=${id}`} prefetch={false}>
              {kindLabel}
            </Link>
          ),
          text: [about, notes > 0 && countText(notes, 'note', 'notes'), files > 0 && countText(files, 'file', 'files')],
          aside: `${reference}, ${day(at)}`,
          note: `Removed automatically after ${day(removedAt)}`,
        }))}
      />
      <PersonSection
        heading="Enquiries to check"
        rows={person.parked.map(({ id, reference, at }) => ({
          id,
          title: (
            <Link href={`/admin/collections/parkedEnquiries/${id}`} prefetch={false}>
              {reference}
            </Link>
          ),
          text: ['Could not be saved as a lead'],
          aside: day(at),
        }))}
      />
      <PersonSection
        heading="Sent to"
        rows={person.deliveries.map(({ id, recipient, channel, isReceipt, part, status, attempts, reference }) => ({
          id,
          title: recipient,
          text: [
            `${isReceipt ? 'Confirmation email' : channel}${DELIVERY_PART_NOTES[part] ?? ''}`,
            DELIVERY_STATUS_LABELS[status],
          ],
          aside: `${reference}, ${countText(attempts, 'attempt', 'attempts')}`,
        }))}
      />
      <PersonSection
        heading="Bookings and holds"
        rows={[
          ...person.bookings.map(({ id, startsAt, status, upcoming }) => ({
            id: `booking ${id}`,
            title: (
              <Link href={`/admin/collections/bookings/${id}`} prefetch={false}>
                {formatMoment(startsAt, site.timeZone)}
              </Link>
            ),
            text: [status === 'booked' ? 'Booked' : 'Cancelled', upcoming && 'still to come'],
          })),
          ...person.holds.map(({ id, status, expiresAt }) => ({
            id: `hold ${id}`,
            title: (
              <Link href={`/admin/collections/holds/${id}`} prefetch={false}>
                Hold of a car
              </Link>
            ),
            text: [status, `until ${formatMoment(expiresAt, site.timeZone)}`],
          })),
        ]}
      />
      <PersonSection
        heading="Payments"
        rows={person.payments.map(({ id, reference, amount, status, at, keptUntil }) => ({
          id,
          title: (
            <Link href={`/admin/collections/payments/${id}`} prefetch={false}>
              {amount}
            </Link>
          ),
          text: [status],
          aside: `${reference}, ${day(at)}`,
          note: keptUntil ? `Name and email stay until ${day(keptUntil)}. ${PAYMENT_RECORD_REASON}` : undefined,
        }))}
      />
      <PersonSection
        heading="Files"
        rows={person.files.map(({ id, name: file, url, at }) => ({
          id,
          title: url ? <a href={url}>{file}</a> : file,
          text: [],
          aside: day(at),
        }))}
      />
      <PersonSection
        heading="Saved searches"
        rows={(person.alerts?.searches ?? []).map(({ id, name: search, frequency, isConfirmed, at }) => ({
          id,
          title: search,
          text: [
            person.alerts?.isStopped ? 'Alerts stopped' : FREQUENCY_LABELS[frequency],
            !isConfirmed && 'not confirmed',
          ],
          aside: day(at),
        }))}
      />
      <PersonSection
        heading="Prize draws"
        rows={person.draws.map(({ id, prize, code, at }) => ({
          ...{ id, title: prize ?? 'No prize', text: [code], aside: day(at) },
        }))}
      />
      <section className="privacy-section">
        <h3>Copies and exports</h3>
        <ul className="privacy-notes">
          <li>
            {person.account
              ? `An account${person.account.signedInAt ? `, last signed in to on ${day(person.account.signedInAt)}` : ''}, with ${countText(person.account.savedCars, 'saved vehicle', 'saved vehicles')} and ${countText(person.account.ownCars, 'own vehicle', 'own vehicles')}. Erasing deletes it.`
              : 'No account.'}
          </li>
          {person.alerts ? <li>{describeAlerts(person.alerts)}</li> : null}
          <li>
            {person.mailCopies > 0
              ? `${countText(person.mailCopies, 'copy of an email', 'copies of emails')} in the data folder.`
              : 'No copies of emails.'}
          </li>
          <li>
            {person.exports.length > 0
              ? `${countText(person.exports.length, 'export', 'exports')} of enquiries since the first one may include them: ${person.exports
                  .slice(0, 5)
                  .map(({ by, at }) => `${by}, ${day(at)}`)
                  .join('; ')}. Those files are with staff, not here.`
              : 'No exports of enquiries since their first one.'}
          </li>
          <li>Analytics events name no person and are not linked to anyone.</li>
        </ul>
      </section>
    </article>
  )
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function describeAlerts({ cars, isStopped, searches }: NonNullable<Person['alerts']>): string {
  const what = [
    searches.length > 0 && countText(searches.length, 'saved search', 'saved searches'),
    cars && 'saved and watched vehicles',
  ].filter(Boolean)
  return `An address of alerts${what.length > 0 ? ` for ${what.join(' and ')}` : ''}${isStopped ? ', all stopped' : ''}. Erasing deletes it.`
}

function describeMarketing({ marketing }: Person, day: (at: string) => string): string {
  const on = marketing.at ? ` on ${day(marketing.at)}` : ''
  if (marketing.state === 'agreed') return `Agreed${on}`
  if (marketing.state === 'none') return 'Did not agree'
  return `Opted out${on}${marketing.by === 'link' ? ' by the link in an email' : ''}`
}

function Line({ label, value }: { label: string; value: string }) {
  return value ? (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}
