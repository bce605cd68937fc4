import { cleanText, truncateText } from '../cleanText'
import { parseDocumentId } from '../documentId'
import { ENQUIRY_KIND_DETAILS } from './enquiryKinds'
import { ENQUIRY_KINDS, type EnquiryKind } from './lead'
import { LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from './leadStatus'

/** Filters of the lead inbox; null and false do not filter. */
export interface InboxFilter {
  /** words that must all occur in a lead's names, numbers and addresses */
  search: string
  status: LeadStatus | null
  unread: boolean
  kind: EnquiryKind | null
  location: number | null
  /** a staff member's id, or `none` for unassigned leads */
  assignee: number | 'none' | null
  /** first and last day, yyyy-mm-dd */
  from: string | null
  to: string | null
  /** test leads instead of real ones */
  tests: boolean
  /** from 1 */
  page: number
}

export const ALL_LEADS: InboxFilter = {
  search: '',
  status: null,
  unread: false,
  kind: null,
  location: null,
  assignee: null,
  from: null,
  to: null,
  tests: false,
  page: 1,
}

const MAX_SEARCH_LENGTH = 100

interface Problem {
  field: string
  message: string
}

/**
 * Parses a filter from the inbox's query. Invalid parameters are ignored and reported by name.
 */
export function parseInboxFilter(params: URLSearchParams): { filter: InboxFilter; problems: Problem[] } {
  const problems: Problem[] = []
  function parseParam<Value>(field: string, parse: (text: string) => Value | null, message: string): Value | null {
    const text = params.get(field)?.trim()
    if (!text) return null
    const value = parse(text)
    if (value === null) problems.push({ field, message })
    return value
  }
  const filter: InboxFilter = {
    search: truncateText(cleanText(params.get('search') ?? '').trim(), MAX_SEARCH_LENGTH),
    status: parseParam('status', oneOf(LEAD_STATUSES), `Choose one of ${LEAD_STATUSES.join(', ')}.`),
    unread: params.get('unread') === '1',
    kind: parseParam('kind', oneOf(ENQUIRY_KINDS), `Choose one of ${ENQUIRY_KINDS.join(', ')}.`),
    location: parseParam('location', parseDocumentId, 'Enter the id of a location.'),
    assignee: parseParam(
      'assignee',
      (text) => (text === 'none' ? 'none' : parseDocumentId(text)),
      'Enter the id of a staff member, or none.',
    ),
    from: parseParam('from', parseDay, 'Enter a date, such as 2026-11-21.'),
    to: parseParam('to', parseDay, 'Enter a date, such as 2026-11-21.'),
    tests: params.get('tests') === '1',
    page: parseParam('page', parseDocumentId, 'Enter a page number from 1.') ?? 1,
  }
  return { filter, problems }
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null

function parseDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** The filter as a query string, without empty filters; the inverse of `parseInboxFilter`. */
export function inboxQuery(filter: InboxFilter): URLSearchParams {
  const { search, status, unread, kind, location, assignee, from, to, tests, page } = filter
  const entries: [string, string | number | null | false][] = [
    ['search', search],
    ['status', status],
    ['unread', unread && '1'],
    ['kind', kind],
    ['location', location],
    ['assignee', assignee],
    ['from', from],
    ['to', to],
    ['tests', tests && '1'],
    ['page', page > 1 && page],
  ]
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
}

/** Whether any filter besides the status tabs is active, so that it can be cleared. */
export function hasFilters({ search, unread, kind, location, assignee, from, to }: InboxFilter): boolean {
  return Boolean(search || unread || kind || location || assignee || from || to)
}

/** A filter as text: "New, Test Drive, unread, with 'hilux'"; ids are replaced by known names. */
export function describeFilter(filter: InboxFilter, names: { location?: string; assignee?: string } = {}): string {
  const { search, status, unread, kind, location, assignee, from, to, tests } = filter
  const parts = [
    tests && 'Tests',
    status && LEAD_STATUS_LABELS[status],
    kind && ENQUIRY_KIND_DETAILS[kind].category,
    unread && 'unread',
    location && `at ${names.location ?? `location ${location}`}`,
    assignee && (assignee === 'none' ? 'unassigned' : `assigned to ${names.assignee ?? `staff member ${assignee}`}`),
    from && `from ${from}`,
    to && `to ${to}`,
    search && `with \u201c${search}\u201d`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'All leads'
}
