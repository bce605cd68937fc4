import { parseDocumentId } from '../documentId'
import { type PersonRef, parsePersonKey } from './person'

/** State of the privacy desk, held in its URL. */
export interface DeskState {
  /** what staff typed: an email address or phone number */
  who: string
  /** the open person; null if none */
  open: { site: number; person: PersonRef; key: string } | null
  tab: 'requests' | 'retention'
}

const MAX_WHO_LENGTH = 254

/** The state in a query; invalid parameters are ignored. */
export function parseDeskQuery(query: URLSearchParams): DeskState {
  const key = query.get('person') ?? ''
  const person = parsePersonKey(key)
  const site = parseDocumentId(query.get('site'))
  return {
    who: (query.get('who') ?? '').trim().slice(0, MAX_WHO_LENGTH),
    open: person && site ? { site, person, key } : null,
    tab: query.get('tab') === 'retention' ? 'retention' : 'requests',
  }
}

/** The parts of a state that a link sets. */
type DeskLink = Partial<Omit<DeskState, 'open'>> & { open?: { site: number; key: string } | null }

/** The URL of a state; the inverse of `parseDeskQuery`. */
export function deskUrl({ who, open, tab }: DeskLink): string {
  const query = new URLSearchParams()
  if (who) query.set('who', who)
  if (open) {
    query.set('site', String(open.site))
    query.set('person', open.key)
  }
  if (tab === 'retention') query.set('tab', tab)
  return `/admin/privacy${query.size > 0 ? `?${query}` : ''}`
}
