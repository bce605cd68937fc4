import type { Span } from '../../domain/stock/understoodData'
import { leavingOut } from '../understanding'
import { handleBrowse } from './browse'
import { handleFacetSearch } from './facetSearch'
import {
  type ObjectRequest,
  parseCall,
  type SearchRequest,
  type StockIndexCall,
  type StockIndexRequest,
} from './parseCall'
import { ProtocolError } from './protocolError'
import { parseRetrieve } from './retrieve'
import { handleSearch, type SearchableStock } from './search'

export type { StockIndexCall } from './parseCall'

export interface StockIndexResponse {
  status: number
  /** JSON */
  body: string
}

/** Handles a call of the Algolia wire protocol for one site's stock. */
export function handleCall(stock: SearchableStock, call: StockIndexCall): StockIndexResponse {
  try {
    return { status: 200, body: JSON.stringify(run(stock, parseCall(call), call.leaveOut)) }
  } catch (error) {
    if (error instanceof ProtocolError) return rejectionResponse(error)
    throw error
  }
}

/** An error in Algolia's format. */
export function rejectionResponse({ status, message }: { status: number; message: string }): StockIndexResponse {
  return { status, body: JSON.stringify({ message, status }) }
}

function run(stock: SearchableStock, request: StockIndexRequest, leaveOut: StockIndexCall['leaveOut']): unknown {
  switch (request.kind) {
    case 'searches': {
      const results = request.searches.map((search, at) => runSearch(stock, search, leaveOut?.[at]))
      return request.single ? results[0] : { results }
    }
    case 'objects': {
      const results = request.objects.map((object) => findRecord(stock, object))
      if (!request.single) return { results }
      if (results[0] === null) throw new ProtocolError(404, 'ObjectID does not exist')
      return results[0]
    }
    case 'browse':
      return handleBrowse(stock, request.index, request.input)
  }
}

function runSearch(
  { reader, ...rest }: SearchableStock,
  { index, search, facetSearch }: SearchRequest,
  leaveOut: readonly Span[] | undefined,
) {
  const stock = { ...rest, reader: reader && leavingOut(reader, leaveOut) }
  return search ? handleSearch(stock, index, search) : handleFacetSearch(stock, index, facetSearch)
}

/** The record with this key, if the site lists it. */
function findRecord({ engine, scope }: SearchableStock, { objectID, attributes }: ObjectRequest) {
  const record = engine.satisfies(objectID, scope) ? engine.get(objectID) : undefined
  return record === undefined ? null : parseRetrieve(attributes)(record)
}
