import type { Valuation } from '../car/tradeIn'
import { formatDollars, formatNumber } from '../format'
import { toLabel } from '../labels'
import { formatAmount, PAYMENT_STATUS_LABELS } from '../payments/payment'
import type { DeliverableLead } from './deliverable'
import { ADJUSTMENTS } from './tradeInForm'

/** What a lead is called in a subject line: "Test Drive: 2024 Toyota HiLux SR5 (Ada Lovelace)". */
export function leadSubject(lead: DeliverableLead): string {
  const { category } = lead.payload
  const what = lead.car ? `${category}: ${lead.car.name}` : category
  return `${lead.isTest ? '[Test] ' : ''}${what} (${contactName(lead)})`
}

/** First and last name as people write them. */
export function contactName({ payload }: DeliverableLead): string {
  return [payload.name, payload.last_name].filter(Boolean).join(' ')
}

/** A time in words in its zone: "Tuesday, 24 November 2026 at 10:30 am". */
export function formatLeadTime(iso: string, timeZone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' }
  return new Intl.DateTimeFormat('en-AU', { ...parts, timeZone } as Intl.DateTimeFormatOptions).format(new Date(iso))
}

/** Label and value of one line of a lead. */
export type LeadLine = [label: string, value: string]

/** The car that a lead is about, line by line; empty where it is about none. */
export function carLines({ car, payload }: DeliverableLead): LeadLine[] {
  if (!car) return []
  return filled([
    ['Vehicle', car.name],
    ['Stock number', payload.stock_number],
    ['Price shown', car.price === null ? null : formatDollars(car.price)],
    ['Condition', payload.car_type && toLabel(payload.car_type)],
    ['Status', payload.vehicle_status?.replaceAll('_', ' ')],
    ['On the site', car.url],
  ])
}

/** What the shopper said beyond the message, line by line. */
export function answerLines(lead: DeliverableLead): LeadLine[] {
  const { payload, booking } = lead
  const when = booking ? formatLeadTime(booking.startsAt, booking.timeZone) : null
  return filled([
    ['Booked for', when],
    ['Location', lead.location?.name],
    ['Postcode', payload.postcode],
    ['Own registration', payload.rego],
    ['Additional services', payload.additional_services],
    ...linesOf(payload.details),
  ])
}

/** What the shopper pays with the lead, line by line; empty where it asks for no money. */
export function paymentLines({ payment, site }: DeliverableLead): LeadLine[] {
  if (!payment) return []
  return filled([
    ['Amount', formatAmount(payment.amount)],
    ['For', payment.description],
    ['Payment', PAYMENT_STATUS_LABELS[payment.status]],
    ['Paid on', payment.paidAt && formatLeadTime(payment.paidAt, site.timeZone)],
  ])
}

/** How a shopper's own car is told; what is in no order of ours comes last. The database keeps none. */
const TRADE_IN_ORDER = [
  ...['make', 'model', 'badge', 'year', 'km', 'rego_state', 'adjustment_answers'],
  ...['valuation', 'no_valuation', 'offer_accepted'],
]

/** The shopper's own car, as a form of several steps gathered it; empty where it did not. */
export function tradeInLines({ tradeIn }: Pick<DeliverableLead, 'tradeIn'>): LeadLine[] {
  const told = Object.entries(tradeIn ?? {})
  const place = (key: string) => TRADE_IN_ORDER.indexOf(key) + 1 || TRADE_IN_ORDER.length + 1
  const lines = told
    .sort(([one], [other]) => place(one) - place(other))
    .flatMap(([key, value]) => {
      if (key === 'adjustment_answers') return stateLines(value)
      if (key === 'valuation') return [['Estimate shown', rangeWords(value)] as [string, string | null]]
      return linesOf({ [key]: value })
    })
  return filled(lines)
}

/** What the shopper says of their car's state, by our own words for it; other answers by theirs. */
function stateLines(given: unknown): [string, string | null][] {
  const answers = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const known = ADJUSTMENTS.filter(({ id }) => id in answers).map(({ id, label, answers: offered }) => {
    const chosen = offered.find(({ value }) => value === answers[id])
    return [label, chosen?.label ?? wordsOf(answers[id])] as [string, string | null]
  })
  const others = Object.entries(answers).filter(([key]) => !ADJUSTMENTS.some(({ id }) => id === key))
  return [...known, ...linesOf(Object.fromEntries(others))]
}

/** "$18,400 to $22,300, by 6 similar cars"; null where it is no range. */
function rangeWords(value: unknown): string | null {
  const { low, high, comparables } = (value ?? {}) as Partial<Valuation>
  if (typeof low !== 'number' || typeof high !== 'number') return null
  return `${formatDollars(low)} to ${formatDollars(high)}${comparables ? `, by ${comparables} similar cars` : ''}`
}

/** Where a lead came from, for the dealer: page, campaign and the way through the site. */
export function sourceLines(lead: DeliverableLead): LeadLine[] {
  const { url, lead_attributes, opt_in } = lead.payload
  const campaign = Object.entries(lead_attributes.linked_query_params)
  return filled([
    ['Sent from', url],
    ['Campaign', campaign.map(([key, value]) => `${key}: ${value}`).join(', ')],
    ['Pages visited', lead_attributes.visited_pages.join(' \u203a ')],
    ['News and offers', opt_in ? 'Agreed' : 'Did not agree'],
  ])
}

/** Answers as lines; lists and groups of them in one line each. */
function linesOf(answers: Record<string, unknown>): [string, string | null][] {
  return Object.entries(answers).map(([key, value]) => [KNOWN_LABELS[key] ?? toLabel(key), wordsOf(value)])
}

const KNOWN_LABELS: Record<string, string> = {
  ...{ km: 'Kilometres', rego_state: 'Registered in' },
  ...{ no_valuation: 'No estimate', offer_accepted: 'Took up the estimate' },
}

function wordsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ')
  // Years stay as they are; kilometres and dollars are read more easily in thousands.
  if (typeof value === 'number' && value >= 10_000) return formatNumber(value)
  if (typeof value !== 'object') return String(value)
  return linesOf(value as Record<string, unknown>)
    .filter(([, words]) => words)
    .map(([label, words]) => `${label}: ${words}`)
    .join('; ')
}

function filled(lines: readonly [string, string | null | undefined][]): LeadLine[] {
  return lines.filter((line): line is LeadLine => Boolean(line[1]))
}
