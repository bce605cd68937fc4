import { ENQUIRY_KIND_DETAILS } from './enquiryKinds'
import type { EnquiryKind } from './lead'

/** A routing rule with names instead of ids. */
export interface RouteLabels {
  fallback: boolean
  kinds: readonly EnquiryKind[]
  categories: readonly string[]
  /** names */
  locations: readonly string[]
  carTypes: readonly string[]
  makes: readonly string[]
  emails: readonly string[]
  adfEmails: readonly string[]
  adfUrl: string | null
  webhookUrl: string | null
}

/**
 * A rule as a sentence: "Test Drive and Finance leads for Harbour Gosford about new or demo cars go to sales@harbour.test."
 */
export function routeSentence(rule: RouteLabels): string {
  return `${describeLeads(rule)} ${describeRecipients(rule)}`
}

function describeLeads({ fallback, kinds, categories, locations, carTypes, makes }: RouteLabels): string {
  const kindNames = kinds.map((kind) => ENQUIRY_KIND_DETAILS[kind].category)
  const all = kinds.length === 0
  const what = all ? (fallback ? 'Leads' : 'All leads') : `${formatList(kindNames, 'and')} leads`
  return [
    what,
    categories.length > 0 && `filed under ${formatList(categories, 'or')}`,
    locations.length > 0 && `for ${formatList(locations, 'or')}`,
    (carTypes.length > 0 || makes.length > 0) && `about ${describeCars(carTypes, makes)}`,
    fallback && 'that match no other rule',
  ]
    .filter(Boolean)
    .join(' ')
}

function describeCars(carTypes: readonly string[], makes: readonly string[]): string {
  const makePrefix = makes.length > 0 ? `${formatList(makes, 'or')} ` : ''
  return carTypes.length > 0 ? `${formatList(carTypes, 'or')} ${makePrefix}cars` : `${makePrefix}cars`
}

function describeRecipients({ emails, adfEmails, adfUrl, webhookUrl }: RouteLabels): string {
  const recipients = [
    ...emails,
    ...adfEmails.map((address) => `${address} as ADF`),
    ...(adfUrl ? [`${toHost(adfUrl)} as ADF`] : []),
    ...(webhookUrl ? [`the webhook at ${toHost(webhookUrl)}`] : []),
  ]
  return recipients.length > 0 ? `go to ${formatList(recipients, 'and')}.` : 'have no recipients yet.'
}

function toHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** "a", "a and b", "a, b and c". */
export function formatList(items: readonly string[], conjunction: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}
