import { isStockIndex } from '../settings'
import { answerBrowse } from './browse'
import { answerFacetSearch, type FacetSearch, readFacetSearch } from './facetSearch'
import { checkCall, readSearch } from './readSearch'
import { Refusal } from './refusal'
import { objectsBody, queriesBody, readBody, searchBody } from './requestBody'
import { retrieving } from './retrieve'
import { answerSearch, type SearchableStock } from './search'

/** A call as it comes in: the path after the endpoint's own, still encoded, and the body as text. */
export interface StockIndexCall {
  method: string
  path: string
  searchParams: URLSearchParams
  body: string
}

export interface StockIndexReply {
  status: number
  /** JSON */
  body: string
}

/**
 * Answers a call of the Algolia wire protocol from one site's stock. Reads only: whatever would write is refused, since
 * the embedded index has one source, the cars in the database.
 */
export function answerCall(stock: SearchableStock, call: StockIndexCall): StockIndexReply {
  try {
    return { status: 200, body: JSON.stringify(answer(stock, call)) }
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error)
    throw error
  }
}

/** An error as Algolia sends it. */
export function refusalReply({ status, message }: { status: number; message: string }): StockIndexReply {
  return { status, body: JSON.stringify({ message, status }) }
}

function answer(stock: SearchableStock, call: StockIndexCall): unknown {
  const [version, indexes, name, ...rest] = segmentsOf(call.path)
  if (version !== '1' || indexes !== 'indexes' || name === undefined) throw new Refusal(404, 'Path not found')
  const route = `${call.method} ${rest.map((segment, at) => (at === 1 ? '_' : segment)).join('/')}`
  if (name === '*') {
    if (route === 'POST queries') return answerQueries(stock, call.body)
    if (route === 'POST objects') return answerObjects(stock, call.body)
    throw refused(call)
  }
  if (route === 'POST query') return answerSearch(stock, indexNamed(name), readSearch(readBody(searchBody, call.body)))
  if (route === 'POST facets/_/query') {
    const search = readFacetSearch(rest[1] as string, asParams(readBody(searchBody, call.body)))
    return answerFacetSearch(stock, indexNamed(name), search)
  }
  if (route === 'POST browse') return answerBrowse(stock, indexNamed(name), asParams(readBody(searchBody, call.body)))
  if (call.method === 'GET' && rest.length === 1) {
    indexNamed(name)
    return answerObject(stock, rest[0] as string, call.searchParams)
  }
  throw refused(call)
}

/** Writing needs a key that no one has here; anything else that is not a route of ours does not exist. */
function refused({ method }: StockIndexCall): Refusal {
  return method === 'GET'
    ? new Refusal(404, 'Path not found')
    : new Refusal(403, 'Method not allowed with this API key')
}

function answerQueries(stock: SearchableStock, body: string) {
  const { requests } = readBody(queriesBody, body)
  // all are read before any is answered, so that a call that asks too much costs next to nothing
  const searches = requests.map(({ indexName, ...request }) => {
    const index = indexNamed(indexName)
    const { type, facet, ...given } = asParams(request)
    return type === 'facet'
      ? { index, facetSearch: readFacetSearch(String(facet), given) }
      : { index, search: readSearch(given) }
  })
  checkCall(searches.map(({ search, facetSearch }) => search ?? (facetSearch as FacetSearch).among))
  return {
    results: searches.map(({ index, search, facetSearch }) =>
      search ? answerSearch(stock, index, search) : answerFacetSearch(stock, index, facetSearch as FacetSearch),
    ),
  }
}

function answerObjects(stock: SearchableStock, body: string) {
  const { requests } = readBody(objectsBody, body)
  return {
    results: requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      indexNamed(indexName)
      return recordOf(stock, objectID, attributesToRetrieve)
    }),
  }
}

function answerObject(stock: SearchableStock, objectID: string, searchParams: URLSearchParams) {
  const asked = searchParams.get('attributesToRetrieve')
  const record = recordOf(stock, objectID, asked === null ? undefined : asked.split(',').map((name) => name.trim()))
  if (record === null) throw new Refusal(404, 'ObjectID does not exist')
  return record
}

/** The record with this key, if the site lists it. */
function recordOf({ engine, scope }: SearchableStock, objectID: string, attributes: readonly string[] | undefined) {
  const record = engine.meets(objectID, scope) ? engine.get(objectID) : undefined
  return record === undefined ? null : retrieving(attributes)(record)
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
