import 'server-only'
import type { AlertFrequency } from '../../domain/alerts/alertFrequency'
import { CHANNEL_LABELS, type DeliveryPart, type DeliveryStatus } from '../../domain/leads/delivery'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import { formatAmount, PAYMENT_STATUS_LABELS } from '../../domain/payments/payment'
import { isPaymentUnderWay, mustKeepPayer, payerKeptUntil } from '../../domain/privacy/paymentRecords'
import { type PersonRef, personKey } from '../../domain/privacy/person'
import { retentionCutoff, toRetention } from '../../domain/privacy/retention'
import { PAYING_MESSAGE, SENDING_MESSAGE } from '../../leads/privacy/blockers'
import { getMailFolder, hasMailCopy } from '../../providers/mail/mailCopies'
import type { PrivacySite, PrivacyStaff } from './privacyStaff'
import { holdsAnything, type PersonRecords, readRecords } from './readRecords'

/** What a site holds about a person, for the pane of the privacy desk. Times are ISO 8601. */
export interface Person {
  key: string
  site: PrivacySite
  contact: { name: string; last_name: string; email: string; phone: string; postcode: string }
  /** other names, emails and phone numbers in the records */
  alsoAs: string[]
  marketing: { state: 'agreed' | 'optedOut' | 'none'; at: string | null; by: 'link' | 'staff' | null }
  enquiries: {
    id: number
    reference: string
    kindLabel: string
    about: string | null
    at: string
    notes: number
    files: number
    /** when the nightly job removes the person from it */
    removedAt: string
  }[]
  /** enquiries that could not be stored as a lead */
  parked: { id: number; reference: string; at: string }[]
  deliveries: {
    id: number
    recipient: string
    channel: string
    isReceipt: boolean
    part: DeliveryPart
    status: DeliveryStatus
    attempts: number
    reference: string
  }[]
  bookings: { id: number; startsAt: string; status: string; upcoming: boolean }[]
  holds: { id: number; status: string; expiresAt: string }[]
  payments: {
    id: number
    reference: string
    amount: string
    status: string
    at: string
    /** until when the payer must stay; null if it can be erased */
    keptUntil: string | null
  }[]
  files: { id: number; name: string; url: string | null; at: string }[]
  mailCopies: number
  /** the account that they sign in to */
  account: { signedInAt: string | null; savedCars: number; ownCars: number } | null
  /** the searches and the vehicles of which they are told by email; null without an address of alerts */
  alerts: {
    isStopped: boolean
    cars: AlertFrequency | null
    searches: { id: number; name: string; frequency: AlertFrequency; isConfirmed: boolean; at: string }[]
  } | null
  /** draws of campaigns; `prize` is null for none */
  draws: { id: number; prize: string | null; code: string | null; at: string }[]
  exports: { id: number; by: string; at: string; filters: string }[]
  /** why the person cannot be erased at the moment; null if nothing prevents it */
  blocked: string | null
}

/** Everything that a site holds about a person; null if it holds nothing, or the site is not one of the staff member's. */
export async function getPerson(
  { staff, sites }: PrivacyStaff,
  siteId: number,
  person: PersonRef,
  now: Date,
): Promise<Person | null> {
  const site = sites.find(({ id }) => id === siteId)
  if (!site) return null
  const { drizzle } = staff.payload.db
  const [records, settings] = await Promise.all([
    readRecords(drizzle, siteId, person),
    staff.payload.findByID({ collection: 'sites', id: siteId, depth: 0, joins: false, select: { privacy: true } }),
  ])
  if (!holdsAnything(records)) return null
  const retention = toRetention(settings.privacy)
  const keptFor = (kind: string) => (kind === 'careers' ? retention.applications : retention.leads)
  const countOf = (rows: readonly { lead?: number | null; _parentID?: number }[], lead: number) =>
    rows.filter((row) => (row.lead ?? row._parentID) === lead).length
  return {
    key: personKey(person),
    site,
    contact: toContact(records),
    alsoAs: listOtherDetails(records),
    marketing: toMarketing(records),
    enquiries: records.leads.map((lead) => ({
      id: lead.id,
      reference: lead.reference,
      kindLabel: ENQUIRY_KIND_DETAILS[lead.kind].category,
      about: lead.car_name || lead.message?.slice(0, 120) || null,
      at: lead.createdAt.toISOString(),
      notes: countOf(records.notes, lead.id),
      files: countOf(records.files, lead.id),
      removedAt: retentionCutoff(lead.createdAt, -keptFor(lead.kind)).toISOString(),
    })),
    parked: records.parked.map(({ id, reference, createdAt }) => ({ id, reference, at: createdAt.toISOString() })),
    deliveries: records.deliveries.map((delivery) => ({
      id: delivery.id,
      recipient: delivery.recipient,
      channel: CHANNEL_LABELS[delivery.channel],
      isReceipt: delivery.purpose === 'receipt',
      part: delivery.part,
      status: delivery.status,
      attempts: delivery.attempts,
      reference: records.leads.find(({ id }) => id === delivery.lead)?.reference ?? '',
    })),
    bookings: records.bookings.map(({ id, starts_at, status }) => ({
      id,
      startsAt: starts_at.toISOString(),
      status,
      upcoming: status === 'booked' && starts_at > now,
    })),
    holds: records.holds.map(({ id, status, expires_at }) => ({ id, status, expiresAt: expires_at.toISOString() })),
    payments: records.payments.map((payment) => {
      const at = payment.paid_at ?? payment.createdAt
      const isKept = mustKeepPayer({ status: payment.status, at }, now)
      return {
        id: payment.id,
        reference: payment.reference,
        amount: formatAmount(payment.amount),
        status: PAYMENT_STATUS_LABELS[payment.status],
        at: at.toISOString(),
        keptUntil: isKept ? payerKeptUntil(at).toISOString() : null,
      }
    }),
    files: records.files.map(({ id, sent_as, filename, url, createdAt }) => ({
      id,
      name: sent_as || filename || 'File',
      url: url ?? null,
      at: createdAt.toISOString(),
    })),
    mailCopies: await countMailCopies(records),
    account: toAccount(records),
    alerts: records.alerts && {
      ...{ isStopped: records.alerts.isStopped, cars: records.alerts.carFrequency },
      searches: records.alerts.searches.map(({ path: _, createdAt, ...search }) => ({
        ...search,
        at: createdAt.toISOString(),
      })),
    },
    draws: records.draws.map(({ id, prize, code, drawn_at }) => ({ id, prize, code, at: drawn_at.toISOString() })),
    exports: records.exports.map(({ id, exported_by_name, createdAt, filters }) => ({
      id,
      by: exported_by_name,
      at: createdAt.toISOString(),
      filters,
    })),
    blocked: findBlocker(records, now),
  }
}

function toAccount({ accounts, savedCars, ownCars }: PersonRecords): Person['account'] {
  const [account] = accounts
  if (!account) return null
  const signedInAt = account.signed_in_at?.toISOString() ?? null
  return { signedInAt, savedCars: savedCars.length, ownCars: ownCars.length }
}

function toContact({ leads, parked, payments, accounts, alerts, draws }: PersonRecords): Person['contact'] {
  const [lead] = leads
  const [payment] = payments
  const [waiting] = parked
  const [account] = accounts
  return {
    name: lead?.name ?? payment?.payer_name ?? waiting?.name ?? account?.name ?? '',
    last_name: lead?.last_name ?? '',
    email:
      lead?.email ?? payment?.payer_email ?? waiting?.email ?? account?.email ?? alerts?.email ?? draws[0]?.email ?? '',
    phone: lead?.phone ?? waiting?.phone ?? account?.phone ?? '',
    postcode: lead?.postcode ?? '',
  }
}

function listOtherDetails({ leads }: PersonRecords): string[] {
  const [latest] = leads
  const toDetails = (lead: PersonRecords['leads'][number]) => [
    [lead.name, lead.last_name].filter(Boolean).join(' '),
    lead.phone,
    lead.postcode,
  ]
  const current = latest ? toDetails(latest) : []
  const others = leads.flatMap(toDetails).filter((detail) => detail && !current.includes(detail))
  return [...new Set(others)] as string[]
}

function toMarketing({ leads, optOut }: PersonRecords): Person['marketing'] {
  if (optOut) return { state: 'optedOut', at: optOut.at.toISOString(), by: optOut.source }
  const agreed = leads.find(({ opt_in }) => opt_in)
  if (agreed) return { state: 'agreed', at: agreed.consent_at?.toISOString() ?? null, by: null }
  const withdrawn = leads.find(({ consent_withdrawn_at }) => consent_withdrawn_at)?.consent_withdrawn_at
  return withdrawn
    ? { state: 'optedOut', at: withdrawn.toISOString(), by: 'staff' }
    : { state: 'none', at: null, by: null }
}

async function countMailCopies({ deliveries }: PersonRecords): Promise<number> {
  const folder = getMailFolder(process.env.FORECOURT_DATA ?? '.data')
  const found = await Promise.all(deliveries.map(({ stable_key }) => hasMailCopy(folder, stable_key)))
  return found.filter(Boolean).length
}

function findBlocker({ deliveries, payments }: PersonRecords, now: Date): string | null {
  if (deliveries.some(({ status }) => status === 'sending')) return SENDING_MESSAGE
  const isPaying = payments.some(({ status, session_expires_at }) =>
    isPaymentUnderWay({ status, checkoutExpiresAt: session_expires_at }, now),
  )
  return isPaying ? PAYING_MESSAGE : null
}
