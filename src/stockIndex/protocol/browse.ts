import { parseSearch } from './parseSearch'
import { ProtocolError } from './protocolError'
import { parseRetrieve } from './retrieve'
import type { SearchableStock } from './search'
import { formatParams } from './searchParams'

/**
 * Lists all records of a search, past the paging limit, in batches: each response but the last has the cursor of the
 * next.
 */
export function handleBrowse({ engine, scope }: SearchableStock, index: string, body: Record<string, unknown>) {
  const startedAt = performance.now()
  const { cursor, ...searchParams } = body
  const { params, query } = parseSearch(searchParams)
  const offset = cursor === undefined || cursor === null ? 0 : parseCursor(cursor)
  const { hitsPerPage } = params
  const result = engine.search({ ...query, index, scope, offset, length: hitsPerPage, facets: [] })
  const retrieve = parseRetrieve(params.attributesToRetrieve)
  const next = offset + result.hits.length
  return {
    hits: result.hits.map(({ record }) => retrieve(record)),
    nbHits: result.total,
    page: hitsPerPage === 0 ? 0 : Math.floor(offset / hitsPerPage),
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(result.total / hitsPerPage),
    hitsPerPage,
    query: params.query ?? '',
    params: formatParams(searchParams),
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
    ...(result.hits.length > 0 && next < result.total && { cursor: Buffer.from(`from:${next}`).toString('base64url') }),
  }
}

function parseCursor(cursor: unknown): number {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : ''
  const found = /^from:(\d{1,9})$/.exec(text)
  if (found === null) throw new ProtocolError(400, 'Invalid value for "cursor" parameter')
  return Number(found[1])
}
