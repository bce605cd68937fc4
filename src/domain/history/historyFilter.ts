import { isDocumentId } from '../documentId'
import { type HistoryAction, isHistoryAction } from './historyActions'

/** Which entries of the history are listed. Null: all. */
export interface HistoryFilter {
  person: number | null
  site: number | null
  /** slug of a collection */
  collection: string | null
  /** id of a document of that collection */
  document: number | null
  action: HistoryAction | null
  /** lists entries older than the one with this id */
  before: number | null
}

const toId = (value: string | null) => (isDocumentId(Number(value)) ? Number(value) : null)

/** The filter in the query of the History page. Unknown values are ignored. */
export function parseHistoryFilter(query: URLSearchParams): HistoryFilter {
  const action = query.get('action')
  const collection = query.get('collection')
  const before = Number(query.get('before'))
  return {
    person: toId(query.get('person')),
    site: toId(query.get('site')),
    collection: collection && /^[\w-]{1,60}$/.test(collection) ? collection : null,
    document: toId(query.get('document')),
    action: isHistoryAction(action) ? action : null,
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  }
}

/** The address of the History page with a filter. */
export function historyUrl(filter: Partial<HistoryFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter))
    if (value !== null && value !== undefined) query.set(name, `${value}`)
  const text = query.toString()
  return `/admin/history${text ? `?${text}` : ''}`
}
