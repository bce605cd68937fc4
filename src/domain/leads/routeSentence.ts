import { ENQUIRY_KIND_DETAILS } from './enquiryKinds'
import type { EnquiryKind } from './lead'

/** A routing rule with the names of what it asks for. */
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
 * A rule as staff would say it: "Test Drive and Finance enquiries for Harbour Gosford about new or demo cars go to
 * sales@harbour.test."
 */
export function routeSentence(rule: RouteLabels): string {
  return `${leadsOf(rule)} ${goTo(rule)}`
}

function leadsOf({ fallback, kinds, categories, locations, carTypes, makes }: RouteLabels): string {
  const categoriesOf = kinds.map((kind) => ENQUIRY_KIND_DETAILS[kind].category)
  const all = kinds.length === 0
  const what = all ? (fallback ? 'Leads' : 'All leads') : `${formatList(categoriesOf, 'and')} leads`
  return [
    what,
    categories.length > 0 && `filed under ${formatList(categories, 'or')}`,
    locations.length > 0 && `for ${formatList(locations, 'or')}`,
    (carTypes.length > 0 || makes.length > 0) && `about ${carsOf(carTypes, makes)}`,
    fallback && 'that no other rule sends',
  ]
    .filter(Boolean)
    .join(' ')
}

function carsOf(carTypes: readonly string[], makes: readonly string[]): string {
  const of = makes.length > 0 ? `${formatList(makes, 'or')} ` : ''
  return carTypes.length > 0 ? `${formatList(carTypes, 'or')} ${of}cars` : `${of}cars`
}

function goTo({ emails, adfEmails, adfUrl, webhookUrl }: RouteLabels): string {
  const recipients = [
    ...emails,
    ...adfEmails.map((address) => `${address} as ADF`),
    ...(adfUrl ? [`${hostOf(adfUrl)} as ADF`] : []),
    ...(webhookUrl ? [`the webhook at ${hostOf(webhookUrl)}`] : []),
  ]
  return recipients.length > 0 ? `go to ${formatList(recipients, 'and')}.` : 'go to nobody yet.'
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** "a", "a and b", "a, b and c". */
export function formatList(words: readonly string[], joint: 'and' | 'or'): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
}
