import { parseSearch } from './readSearch'
import { Refusal } from './rejection'
import { retrieving } from './retrieve'
import type { SearchableStock } from './search'
import { formatParams } from './searchParams'

/**
 * Goes through all records that a search finds, past the limit of paging, a batch at a time: each answer but the last
 * carries the cursor that fetches the next.
 */
export function handleBrowse({ engine, scope }: SearchableStock, index: string, given: Record<string, unknown>) {
  const began = performance.now()
  const { cursor, ...searching } = given
  const { params, asked } = parseSearch(searching)
  const offset = cursor === undefined || cursor === null ? 0 : offsetIn(cursor)
  const { hitsPerPage } = params
  const answer = engine.search({ ...asked, index, scope, offset, length: hitsPerPage, facets: [] })
  const retrieve = retrieving(params.attributesToRetrieve)
  const next = offset + answer.hits.length
  return {
    hits: answer.hits.map(({ record }) => retrieve(record)),
    nbHits: answer.total,
    page: hitsPerPage === 0 ? 0 : Math.floor(offset / hitsPerPage),
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(answer.total / hitsPerPage),
    hitsPerPage,
    query: params.query ?? '',
    params: formatParams(searching),
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
    ...(answer.hits.length > 0 && next < answer.total && { cursor: Buffer.from(`from:${next}`).toString('base64url') }),
  }
}

function offsetIn(cursor: unknown): number {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : ''
  const found = /^from:(\d{1,9})$/.exec(text)
  if (found === null) throw new Refusal(400, 'Invalid value for "cursor" parameter')
  return Number(found[1])
}
