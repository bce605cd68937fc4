'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Person } from '@/data/privacyDesk/getPerson'
import { fieldErrors } from '@/domain/fieldErrors'
import { type ContactCorrection, correctionSchema } from '@/domain/privacy/correction'
import { isTypedPerson, normalizeEmail, personKey } from '@/domain/privacy/person'
import {
  describeCounts,
  PRIVACY_REASON_LABELS,
  PRIVACY_REASONS,
  type PrivacyCounts,
  type PrivacyReason,
} from '@/domain/privacy/privacyLog'
import { ContactFields } from './ContactFields'
import { type DeskResult, downloadExport, postCorrection, postErase, postOptOut } from './privacyRequests'

export type DeskActionName = 'export' | 'correct' | 'optOut' | 'erase'

const TEXTS: Record<DeskActionName, { heading: string; text: string; submit: string }> = {
  export: {
    heading: 'Export everything',
    text: 'A zip file with a page to read and print, the same as JSON, attached files and copies of emails. Check who you send it to.',
    submit: 'Download',
  },
  correct: {
    heading: 'Correct contact details',
    text: 'Replaces them in every enquiry and payment on this site. Messages already sent keep the old ones: tell the recipients below.',
    submit: 'Correct',
  },
  optOut: {
    heading: 'Opt out of news and offers',
    text: 'Everyone at the dealership who received their enquiries is told. A later enquiry in which they agree starts news and offers again.',
    submit: 'Opt out',
  },
  erase: {
    heading: 'Erase this person',
    text: 'Removes names, contact details, messages, answers, notes, files and copies of emails. Form, dates, car and location stay for reports. Whatever waits to be sent is cancelled. This cannot be undone.',
    submit: 'Erase for good',
  },
}

interface ActionFormProps {
  action: DeskActionName
  person: Person
  onCancel: () => void
  /** with the person's key after the action; null if nothing is left */
  onDone: (key: string | null) => void
}

/** The reason and confirmation of an action. */
export function ActionForm({ action, person, onCancel, onDone }: ActionFormProps) {
  const [reason, setReason] = useState<PrivacyReason | ''>('')
  const [confirmation, setConfirmation] = useState('')
  const [contact, setContact] = useState(person.contact)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { heading, text, submit } = TEXTS[action]
  const confirmWith = person.contact.email || person.contact.phone
  const warnings = action === 'erase' ? listWarnings(person) : []
  const isBlocked = action === 'erase' && person.blocked !== null

  useEffect(() => form.current?.querySelector<HTMLElement>('h3')?.focus(), [])

  const showProblems = (found: Record<string, string>) => {
    setProblems(found)
    const [first] = Object.keys(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = correctionSchema.safeParse(contact)
    const found: Record<string, string> = {}
    if (action === 'correct' && !parsed.success)
      for (const { field, message } of fieldErrors(parsed.error)) found[field] = message
    if (reason === '') found.reason = 'Choose why.'
    if (action === 'erase' && !isTypedPerson(person.key, confirmation))
      found.confirmation = `Type ${confirmWith} to confirm.`
    if (reason === '' || Object.keys(found).length > 0) return showProblems(found)
    setProblems({})
    setBusy(true)
    const { problem, field, done } = await run(action, person, reason, {
      contact: parsed.success ? parsed.data : null,
      confirmation,
    })
    setBusy(false)
    if (problem) return showProblems({ [field?.replace(/^contact\./, '') || 'form']: problem })
    if (done) {
      toast.success(done.message)
      onDone(done.key)
    }
  }

  return (
    <form
      className={`privacy-form privacy-form--${action}`}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      ref={form}
    >
      <h3 tabIndex={-1}>{heading}</h3>
      <p>{text}</p>
      {warnings.length > 0 ? (
        <ul className="privacy-notes">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {isBlocked ? (
        <p className="privacy-problem" role="alert">
          {person.blocked}
        </p>
      ) : null}
      {action === 'correct' ? (
        <ContactFields
          contact={contact}
          onChange={(changes) => setContact({ ...contact, ...changes })}
          problems={problems}
        />
      ) : null}
      <label className="privacy-field">
        <span>Why</span>
        <select
          aria-describedby={problems.reason ? 'privacy-reason-problem' : undefined}
          aria-invalid={problems.reason ? true : undefined}
          name="reason"
          onChange={({ target }) => setReason(target.value as PrivacyReason)}
          value={reason}
        >
          <option disabled value="">
            Choose …
          </option>
          {PRIVACY_REASONS.map((value) => (
            <option key={value} value={value}>
              {PRIVACY_REASON_LABELS[value]}
            </option>
          ))}
        </select>
        <Problem id="privacy-reason-problem" text={problems.reason} />
      </label>
      {action === 'erase' ? (
        <label className="privacy-field">
          <span>
            Type <strong>{confirmWith}</strong> to confirm
          </span>
          <input
            aria-describedby={problems.confirmation ? 'privacy-confirmation-problem' : undefined}
            aria-invalid={problems.confirmation ? true : undefined}
            autoComplete="off"
            name="confirmation"
            onChange={({ target }) => setConfirmation(target.value)}
            type="text"
            value={confirmation}
          />
          <Problem id="privacy-confirmation-problem" text={problems.confirmation} />
        </label>
      ) : null}
      {Object.entries(problems).map(([field, message]) =>
        SHOWN_AT_FIELD.includes(field) ? null : (
          <p className="privacy-problem" key={field} role="alert">
            {message}
          </p>
        ),
      )}
      <div className="privacy-form__end">
        <button
          className={`privacy-button privacy-button--${action === 'erase' ? 'erase' : 'main'}`}
          disabled={busy || isBlocked}
          type="submit"
        >
          {busy ? 'Working …' : submit}
        </button>
        <button className="privacy-link" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  )
}

const SHOWN_AT_FIELD = ['reason', 'confirmation', 'name', 'last_name', 'email', 'phone', 'postcode']

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <span className="privacy-problem" id={id} role="alert">
      {text}
    </span>
  ) : null
}

/** What staff should know or do before they erase. */
function listWarnings({ bookings, holds, payments, deliveries }: Person): string[] {
  const upcoming = bookings.filter((booking) => booking.upcoming).length
  const kept = payments.filter(({ keptUntil }) => keptUntil).length
  const recipients = [
    ...new Set(
      deliveries.filter(({ isReceipt, status }) => !isReceipt && status === 'delivered').map((one) => one.recipient),
    ),
  ]
  return [
    upcoming > 0 &&
      `${upcoming === 1 ? 'A booking is' : `${upcoming} bookings are`} still to come and will stay without a name. Cancel it first if nobody comes.`,
    holds.some(({ status }) => status === 'held') &&
      'A car is still held for them. Release it first if they no longer want it.',
    kept > 0 && `${kept === 1 ? 'A payment keeps' : `${kept} payments keep`} the payer, as the law requires.`,
    recipients.length > 0 && `These recipients have copies. Ask them to erase too: ${recipients.join(', ')}.`,
  ].filter((warning): warning is string => Boolean(warning))
}

type Outcome = { done?: { message: string; key: string | null }; problem?: string; field?: string }

async function run(
  action: DeskActionName,
  person: Person,
  reason: PrivacyReason,
  { contact, confirmation }: { contact: ContactCorrection | null; confirmation: string },
): Promise<Outcome> {
  const request = { site: person.site.id, person: person.key, reason }
  if (action === 'export') {
    const { problem, field } = await downloadExport(request)
    return problem ? { problem, field } : { done: { message: 'Exported, and recorded in the log.', key: person.key } }
  }
  const { value, problem, field }: DeskResult<{ counts: PrivacyCounts }> =
    action === 'erase'
      ? await postErase(request, confirmation)
      : action === 'optOut'
        ? await postOptOut(request)
        : await postCorrection(request, contact as ContactCorrection)
  if (!value) return { problem, field }
  const summary = describeCounts(value.counts)
  if (action === 'erase') {
    const isLeft = (value.counts.paymentsKept ?? 0) > 0 && person.contact.email !== ''
    return { done: { message: `Erased: ${summary}.`, key: isLeft ? person.key : null } }
  }
  if (action === 'optOut') return { done: { message: 'Opted out. The dealership is told.', key: person.key } }
  const key = personKey({ email: normalizeEmail(contact?.email ?? '') })
  return { done: { message: `Corrected: ${summary}.`, key } }
}
