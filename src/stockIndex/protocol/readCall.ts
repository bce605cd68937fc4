import { isStockIndex } from '../settings'
import { type FacetSearch, parseFacetSearch } from './facetSearch'
import { checkCall, parseSearch, type Search } from './readSearch'
import { Refusal } from './rejection'
import { objectsBody, parseBody, queriesBody, searchBody } from './requestBody'

/** A call as it comes in: the path after the endpoint's own, still encoded, and the body as text. */
export interface StockIndexCall {
  method: string
  path: string
  searchParams: URLSearchParams
  body: string
}

/** One of the searches of a call: for records, or among the values of a facet. `given` are its parameters as they came. */
export type AskedSearch = { index: string; given: Record<string, unknown> } & (
  | { search: Search; facetSearch?: undefined }
  | { search?: undefined; facetSearch: FacetSearch }
)

export interface AskedObject {
  objectID: string
  attributes: readonly string[] | undefined
}

/** What a call asks. `withLock` calls ask for one thing and are answered with it rather than with a list. */
export type StockIndexQuestion =
  | { kind: 'searches'; searches: AskedSearch[]; alone: boolean }
  | { kind: 'objects'; objects: AskedObject[]; alone: boolean }
  | { kind: 'browse'; index: string; given: Record<string, unknown> }

/**
 * Understands a call of the Algolia wire protocol, and refuses what it may not ask, before anything is worked out for it.
 * Reads only: whatever would write is refused, since a site's stock has one source, the cars in the database.
 * @throws Refusal
 */
export function parseCall(call: StockIndexCall): StockIndexQuestion {
  const [version, indexes, name, ...rest] = segmentsOf(call.path)
  if (version !== '1' || indexes !== 'indexes' || name === undefined) throw new Refusal(404, 'Path not found')
  const route = `${call.method} ${rest.map((segment, at) => (at === 1 ? '_' : segment)).join('/')}`
  if (name === '*') {
    if (route === 'POST queries') return readQueries(call.body)
    if (route === 'POST objects') return readObjects(call.body)
    throw refused(call)
  }
  if (route === 'POST query') {
    const given = parseBody(searchBody, call.body)
    return { kind: 'searches', alone: true, searches: [{ index: indexNamed(name), given, search: parseSearch(given) }] }
  }
  if (route === 'POST facets/_/query') {
    const given = asParams(parseBody(searchBody, call.body))
    const facetSearch = parseFacetSearch(rest[1] as string, given)
    return { kind: 'searches', alone: true, searches: [{ index: indexNamed(name), given, facetSearch }] }
  }
  if (route === 'POST browse') {
    return { kind: 'browse', index: indexNamed(name), given: asParams(parseBody(searchBody, call.body)) }
  }
  if (call.method === 'GET' && rest.length === 1) {
    indexNamed(name)
    const asked = call.searchParams.get('attributesToRetrieve')
    const attributes = asked?.split(',').map((attribute) => attribute.trim())
    return { kind: 'objects', alone: true, objects: [{ objectID: rest[0] as string, attributes }] }
  }
  throw refused(call)
}

/** Writing needs a key that no one has here; anything else that is not a route of ours does not exist. */
function refused({ method }: StockIndexCall): Refusal {
  return method === 'GET'
    ? new Refusal(404, 'Path not found')
    : new Refusal(403, 'Method not allowed with this API key')
}

function readQueries(body: string): StockIndexQuestion {
  const { requests } = parseBody(queriesBody, body)
  // all are read before any is answered, so that a call that asks too much costs next to nothing
  const searches = requests.map(({ indexName, ...request }): AskedSearch => {
    const index = indexNamed(indexName)
    const { type, facet, ...given } = asParams(request)
    return type === 'facet'
      ? { index, given, facetSearch: parseFacetSearch(String(facet), given) }
      : { index, given, search: parseSearch(given) }
  })
  checkCall(searches.map(({ search, facetSearch }) => search ?? facetSearch.among))
  return { kind: 'searches', searches, alone: false }
}

function readObjects(body: string): StockIndexQuestion {
  const { requests } = parseBody(objectsBody, body)
  const objects = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    indexNamed(indexName)
    return { objectID, attributes: attributesToRetrieve }
  })
  return { kind: 'objects', objects, alone: false }
}

/** Parameters beside the others and in a `params` object count alike; a `params` text is read where they are checked. */
function asParams({ params, ...direct }: Record<string, unknown>): Record<string, unknown> {
  if (typeof params === 'object' && params !== null) return { ...direct, ...params }
  return params === undefined ? direct : { ...direct, params }
}

function indexNamed(name: string): string {
  if (isStockIndex(name)) return name
  throw new Refusal(404, `Index ${name.slice(0, 64)} does not exist`)
}

function segmentsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    throw new Refusal(400, 'The path cannot be decoded')
  }
}
