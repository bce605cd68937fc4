import { cleanText, truncateText } from '../cleanText'
import { ENQUIRY_KIND_DETAILS } from './enquiryKinds'
import { ENQUIRY_KINDS, type EnquiryKind } from './lead'
import { LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from './leadStatus'

/** Which leads an inbox lists; null and false ask nothing. */
export interface InboxFilter {
  /** words that a lead must all have, in any of its names, numbers and addresses */
  search: string
  status: LeadStatus | null
  unread: boolean
  kind: EnquiryKind | null
  location: number | null
  /** a member of staff, or leads that are nobody's yet */
  assignee: number | 'none' | null
  /** first and last day, yyyy-mm-dd */
  from: string | null
  to: string | null
  /** tests by staff in place of real leads */
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
const MAX_ID = 2_147_483_647

interface Problem {
  field: string
  message: string
}

/**
 * Reads a filter from the address of the inbox or a call of its API. What is wrong is left out of the filter and told, by
 * the parameter's name.
 */
export function parseInboxFilter(params: URLSearchParams): { filter: InboxFilter; problems: Problem[] } {
  const problems: Problem[] = []
  function read<Value>(field: string, parse: (text: string) => Value | null, message: string): Value | null {
    const text = params.get(field)?.trim()
    if (!text) return null
    const value = parse(text)
    if (value === null) problems.push({ field, message })
    return value
  }
  const filter: InboxFilter = {
    search: truncateText(cleanText(params.get('search') ?? '').trim(), MAX_SEARCH_LENGTH),
    status: read('status', oneOf(LEAD_STATUSES), `Choose one of ${LEAD_STATUSES.join(', ')}.`),
    unread: params.get('unread') === '1',
    kind: read('kind', oneOf(ENQUIRY_KINDS), `Choose one of ${ENQUIRY_KINDS.join(', ')}.`),
    location: read('location', idFrom, 'Send the number of a location.'),
    assignee: read(
      'assignee',
      (text) => (text === 'none' ? 'none' : idFrom(text)),
      'Send the number of a member of staff, or none.',
    ),
    from: read('from', dayFrom, 'Send a day, such as 2026-11-21.'),
    to: read('to', dayFrom, 'Send a day, such as 2026-11-21.'),
    tests: params.get('tests') === '1',
    page: read('page', idFrom, 'Send a page from 1.') ?? 1,
  }
  return { filter, problems }
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null

function idFrom(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? id : null
}

function dayFrom(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** The filter as the query of an address, without what asks nothing. Reading it again gives the same filter. */
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

/** Whether anything is asked beyond the status tabs, so that it can be cleared. */
export function hasFilters({ search, unread, kind, location, assignee, from, to }: InboxFilter): boolean {
  return Boolean(search || unread || kind || location || assignee || from || to)
}

/** What a filter asks, in words: "New, Test Drive, unread, with 'hilux'". Names stand in for numbers. */
export function describeFilter(filter: InboxFilter, names: { location?: string; assignee?: string } = {}): string {
  const { search, status, unread, kind, location, assignee, from, to, tests } = filter
  const asked = [
    tests && 'Tests',
    status && LEAD_STATUS_LABELS[status],
    kind && ENQUIRY_KIND_DETAILS[kind].category,
    unread && 'unread',
    location && `at ${names.location ?? `location ${location}`}`,
    assignee && (assignee === 'none' ? 'nobody\u2019s' : `of ${names.assignee ?? `staff member ${assignee}`}`),
    from && `from ${from}`,
    to && `to ${to}`,
    search && `with \u201c${search}\u201d`,
  ].filter(Boolean)
  return asked.length > 0 ? asked.join(', ') : 'All leads'
}
