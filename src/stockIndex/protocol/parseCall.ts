import type { Span } from '../../domain/stock/understoodData'
import { isStockIndex } from '../settings'
import { type FacetSearch, parseFacetSearch } from './facetSearch'
import { checkCall, parseSearch, type Search } from './parseSearch'
import { ProtocolError } from './protocolError'
import { objectsBody, parseBody, queriesBody, searchBody } from './requestBody'

/** A call as received: the path after the endpoint's own, still encoded, and the body as text. */
export interface StockIndexCall {
  method: string
  path: string
  searchParams: URLSearchParams
  body: string
  /** for each search of the call, where typed words are that it leaves out; only set on this server, see `leaveOutUnmatched` */
  leaveOut?: readonly (readonly Span[])[]
}

/** One search of a call: for records, or among the values of a facet. `input` are its parameters as received. */
export type SearchRequest = { index: string; input: Record<string, unknown> } & (
  | { search: Search; facetSearch?: undefined }
  | { search?: undefined; facetSearch: FacetSearch }
)

export interface ObjectRequest {
  objectID: string
  attributes: readonly string[] | undefined
}

/** A parsed call. Calls with `single` return one result instead of a list. */
export type StockIndexRequest =
  | { kind: 'searches'; searches: SearchRequest[]; single: boolean }
  | { kind: 'objects'; objects: ObjectRequest[]; single: boolean }
  | { kind: 'browse'; index: string; input: Record<string, unknown> }

/**
 * Parses a call of the Algolia wire protocol and rejects invalid ones before any work is done. Read only: writes are
 * rejected, since the cars in the database are the one source of a site's stock. @throws ProtocolError
 */
export function parseCall(call: StockIndexCall): StockIndexRequest {
  const [version, indexes, name, ...rest] = decodeSegments(call.path)
  if (version !== '1' || indexes !== 'indexes' || name === undefined) throw new ProtocolError(404, 'Path not found')
  const route = `${call.method} ${rest.map((segment, at) => (at === 1 ? '_' : segment)).join('/')}`
  if (name === '*') {
    if (route === 'POST queries') return parseQueries(call.body)
    if (route === 'POST objects') return parseObjects(call.body)
    throw toRouteError(call)
  }
  if (route === 'POST query') {
    const input = parseBody(searchBody, call.body)
    return {
      kind: 'searches',
      single: true,
      searches: [{ index: parseIndexName(name), input, search: parseSearch(input) }],
    }
  }
  if (route === 'POST facets/_/query') {
    const input = mergeParams(parseBody(searchBody, call.body))
    const facetSearch = parseFacetSearch(rest[1] as string, input)
    return { kind: 'searches', single: true, searches: [{ index: parseIndexName(name), input, facetSearch }] }
  }
  if (route === 'POST browse') {
    return { kind: 'browse', index: parseIndexName(name), input: mergeParams(parseBody(searchBody, call.body)) }
  }
  if (call.method === 'GET' && rest.length === 1) {
    parseIndexName(name)
    const requested = call.searchParams.get('attributesToRetrieve')
    const attributes = requested?.split(',').map((attribute) => attribute.trim())
    return { kind: 'objects', single: true, objects: [{ objectID: rest[0] as string, attributes }] }
  }
  throw toRouteError(call)
}

/** Writes need a key that does not exist; any other unknown route is not found. */
function toRouteError({ method }: StockIndexCall): ProtocolError {
  return method === 'GET'
    ? new ProtocolError(404, 'Path not found')
    : new ProtocolError(403, 'Method not allowed with this API key')
}

/** A search as received, with the index that it names. */
export type ReceivedSearch = { indexName: string } & Record<string, unknown>

function parseQueries(body: string): StockIndexRequest {
  return { kind: 'searches', searches: parseSearches(parseBody(queriesBody, body).requests), single: false }
}

/** Parses the searches of one call. @throws ProtocolError */
export function parseSearches(requests: readonly ReceivedSearch[]): SearchRequest[] {
  // all are parsed before any is run, so that an oversized call costs almost nothing
  const searches = requests.map(({ indexName, ...request }): SearchRequest => {
    const index = parseIndexName(indexName)
    const { type, facet, ...input } = mergeParams(request)
    return type === 'facet'
      ? { index, input, facetSearch: parseFacetSearch(String(facet), input) }
      : { index, input, search: parseSearch(input) }
  })
  checkCall(searches.map(({ search, facetSearch }) => search ?? facetSearch.search))
  return searches
}

function parseObjects(body: string): StockIndexRequest {
  const { requests } = parseBody(objectsBody, body)
  const objects = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    parseIndexName(indexName)
    return { objectID, attributes: attributesToRetrieve }
  })
  return { kind: 'objects', objects, single: false }
}

/** Parameters inside and outside a `params` object are equivalent; a `params` string is parsed during validation. */
function mergeParams({ params, ...direct }: Record<string, unknown>): Record<string, unknown> {
  if (typeof params === 'object' && params !== null) return { ...direct, ...params }
  return params === undefined ? direct : { ...direct, params }
}

function parseIndexName(name: string): string {
  if (isStockIndex(name)) return name
  throw new ProtocolError(404, `Index ${name.slice(0, 64)} does not exist`)
}

function decodeSegments(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    throw new ProtocolError(400, 'The path cannot be decoded')
  }
}
