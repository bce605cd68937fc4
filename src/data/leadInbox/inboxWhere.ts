import type { Where } from 'payload'
import type { InboxFilter } from '../../domain/leads/inboxFilter'
import { addDays } from '../../domain/openingHours/localTime'
import { zonedTime } from '../../domain/openingHours/zonedTime'
import { formatPhone } from '../../domain/phone'

/** Fields of a lead that the inbox searches; leads_search_idx covers them. */
export const SEARCH_FIELDS = ['reference', 'name', 'last_name', 'email', 'phone', 'stock_number', 'car_name', 'message']

/** Maximum search words, since each one slows the query. */
const MAX_WORDS = 8

/** A filter as Local API conditions; its days are in `timeZone`. */
export function buildInboxWhere(filter: InboxFilter, timeZone: string): Where[] {
  const { search, status, unread, kind, location, assignee, from, to, tests } = filter
  const after = from && zonedTime(from, 0, timeZone)
  const before = to && zonedTime(addDays(to, 1), 0, timeZone)
  return [
    tests ? { is_test: { equals: true } } : { is_test: { not_equals: true } },
    ...(status ? [{ status: { equals: status } }] : []),
    ...(unread ? [{ read_at: { exists: false } }] : []),
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(location ? [{ location: { equals: location } }] : []),
    ...(assignee ? [assignee === 'none' ? { assignee: { exists: false } } : { assignee: { equals: assignee } }] : []),
    ...(after ? [{ createdAt: { greater_than_equal: after.toISOString() } }] : []),
    ...(before ? [{ createdAt: { less_than: before.toISOString() } }] : []),
    ...searchWhere(search),
  ]
}

/**
 * Every word must match a field. A phone number also matches without its spaces, since leads store it in Australian format.
 */
function searchWhere(search: string): Where[] {
  if (!search) return []
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const byWords: Where = {
    and: words.map((word) => ({ or: SEARCH_FIELDS.map((field) => ({ [field]: { contains: word } })) })),
  }
  if (!/^\+?[\d\s()-]{6,}$/.test(search)) return [byWords]
  return [{ or: [byWords, { phone: { contains: formatPhone(search) } }] }]
}
