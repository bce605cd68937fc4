import type { Valuation } from '../car/tradeIn'
import { formatDollars, formatNumber } from '../format'
import { toLabel } from '../labels'
import { formatAmount, PAYMENT_STATUS_LABELS } from '../payments/payment'
import { zonedFormat } from '../zonedFormat'
import type { DeliverableLead } from './deliverable'
import { ADJUSTMENTS } from './tradeInForm'

/** Subject of a lead: "Test Drive: 2024 Toyota HiLux SR5 (Ada Lovelace)". */
export function leadSubject(lead: DeliverableLead): string {
  const { category } = lead.payload
  const subject = lead.car ? `${category}: ${lead.car.name}` : category
  return `${lead.isTest ? '[Test] ' : ''}${subject} (${contactName(lead)})`
}

/** First and last name. */
export function contactName({ payload }: DeliverableLead): string {
  return [payload.name, payload.last_name].filter(Boolean).join(' ')
}

const leadTimeFormat = zonedFormat({
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
})

/** Date and time in a zone: "Tuesday, 24 November 2026 at 10:30 am". */
export function formatLeadTime(iso: string, timeZone: string): string {
  return leadTimeFormat(timeZone).format(new Date(iso))
}

/** Label and value of one line of a lead. */
export type LeadLine = [label: string, value: string]

/** Lines of the lead's car; empty without a car. */
export function carLines({ car, payload }: DeliverableLead): LeadLine[] {
  if (!car) return []
  return withoutEmpty([
    ['Vehicle', car.name],
    ['Stock number', payload.stock_number],
    ['Price shown', car.price === null ? null : [formatDollars(car.price), car.priceType].filter(Boolean).join(' ')],
    ['Condition', payload.car_type && toLabel(payload.car_type)],
    ['Status', payload.vehicle_status?.replaceAll('_', ' ')],
    ['On the site', car.url],
  ])
}

const CANCELLED_BOOKING = 'Cancelled booking'

/** Lines of the shopper's other answers. */
export function answerLines(lead: DeliverableLead): LeadLine[] {
  const { payload, booking } = lead
  const when = booking ? formatLeadTime(booking.startsAt, booking.timeZone) : null
  return withoutEmpty([
    [booking?.isCancelled ? CANCELLED_BOOKING : 'Booked for', when],
    ['Location', lead.location?.name],
    ['Postcode', payload.postcode],
    ['Own registration', payload.rego],
    ['Additional services', payload.additional_services],
    ...toLines(payload.details),
  ])
}

/** Lines of the lead's payment; empty without one. */
export function paymentLines({ payment, site }: DeliverableLead): LeadLine[] {
  if (!payment) return []
  return withoutEmpty([
    ['Amount', formatAmount(payment.amount)],
    ['For', payment.description],
    ['Payment', PAYMENT_STATUS_LABELS[payment.status]],
    ['Paid on', payment.paidAt && formatLeadTime(payment.paidAt, site.timeZone)],
  ])
}

/** Display order of trade-in fields, since the database does not preserve it; unknown fields come last. */
const TRADE_IN_ORDER = [
  ...['make', 'model', 'badge', 'year', 'km', 'rego_state', 'adjustment_answers'],
  ...['valuation', 'no_valuation', 'offer_accepted'],
]

/** Lines of the shopper's own car from a multi-step form; empty without one. */
export function tradeInLines({ tradeIn }: Pick<DeliverableLead, 'tradeIn'>): LeadLine[] {
  const entries = Object.entries(tradeIn ?? {})
  const rank = (key: string) => TRADE_IN_ORDER.indexOf(key) + 1 || TRADE_IN_ORDER.length + 1
  const lines = entries
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([key, value]) => {
      if (key === 'adjustment_answers') return adjustmentLines(value)
      if (key === 'valuation') return [['Estimate shown', formatValuation(value)] as [string, string | null]]
      return toLines({ [key]: value })
    })
  return withoutEmpty(lines)
}

/** Lines of the adjustment answers, with the labels of known questions. */
function adjustmentLines(input: unknown): [string, string | null][] {
  const answers = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  const known = ADJUSTMENTS.filter(({ id }) => id in answers).map(({ id, label, answers: options }) => {
    const option = options.find(({ value }) => value === answers[id])
    return [label, option?.label ?? formatAnswer(answers[id])] as [string, string | null]
  })
  const others = Object.entries(answers).filter(([key]) => !ADJUSTMENTS.some(({ id }) => id === key))
  return [...known, ...toLines(Object.fromEntries(others))]
}

/** "$18,400 to $22,300, based on 6 similar cars"; null if it is not a range. */
function formatValuation(value: unknown): string | null {
  const { low, high, comparables } = (value ?? {}) as Partial<Valuation>
  if (typeof low !== 'number' || typeof high !== 'number') return null
  return `${formatDollars(low)} to ${formatDollars(high)}${comparables ? `, based on ${comparables} similar cars` : ''}`
}

/** Lines of a lead's source: page, campaign and pages visited. */
export function sourceLines(lead: DeliverableLead): LeadLine[] {
  const { url, lead_attributes } = lead.payload
  const campaign = Object.entries(lead_attributes.linked_query_params)
  return withoutEmpty([
    ['Sent from', url],
    ['Campaign', campaign.map(([key, value]) => `${key}: ${value}`).join(', ')],
    ['Pages visited', lead_attributes.visited_pages.join(' \u203a ')],
    ['News and offers', consentLabel(lead)],
  ])
}

/** The shopper's consent to news and offers, in words. */
export function consentLabel({ payload, consentWithdrawnAt }: DeliverableLead): string {
  if (payload.opt_in) return 'Agreed'
  return consentWithdrawnAt ? 'Opted out' : 'Did not agree'
}

/** Answers as lines; lists and groups on one line each. */
function toLines(answers: Record<string, unknown>): [string, string | null][] {
  return Object.entries(answers).map(([key, value]) => [KNOWN_LABELS.get(key) ?? toLabel(key), formatAnswer(value)])
}

/** A map, since shoppers' senders choose the names: `constructor` is in every object. */
const KNOWN_LABELS = new Map<string, string>(
  Object.entries({
    ...{ km: 'Kilometres', rego_state: 'Registered in' },
    ...{ no_valuation: 'No estimate', offer_accepted: 'Accepted the estimate' },
  }),
)

function formatAnswer(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(formatAnswer).filter(Boolean).join(', ')
  // Years stay as they are; kilometres and dollars get thousands separators.
  if (typeof value === 'number' && value >= 10_000) return formatNumber(value)
  if (typeof value !== 'object') return String(value)
  return toLines(value as Record<string, unknown>)
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`)
    .join('; ')
}

function withoutEmpty(lines: readonly [string, string | null | undefined][]): LeadLine[] {
  return lines.filter((line): line is LeadLine => Boolean(line[1]))
}
