import { handleBrowse } from './browse'
import { handleFacetSearch } from './facetSearch'
import { type AskedObject, type AskedSearch, parseCall, type StockIndexCall, type StockIndexQuestion } from './readCall'
import { Refusal } from './rejection'
import { retrieving } from './retrieve'
import { handleSearch, type SearchableStock } from './search'

export type { StockIndexCall } from './readCall'

export interface StockIndexReply {
  status: number
  /** JSON */
  body: string
}

/** Answers a call of the Algolia wire protocol from one site's stock. */
export function handleCall(stock: SearchableStock, call: StockIndexCall): StockIndexReply {
  try {
    return { status: 200, body: JSON.stringify(answer(stock, parseCall(call))) }
  } catch (error) {
    if (error instanceof Refusal) return rejectionResponse(error)
    throw error
  }
}

/** An error as Algolia sends it. */
export function rejectionResponse({ status, message }: { status: number; message: string }): StockIndexReply {
  return { status, body: JSON.stringify({ message, status }) }
}

function answer(stock: SearchableStock, question: StockIndexQuestion): unknown {
  switch (question.kind) {
    case 'searches': {
      const results = question.searches.map((asked) => answerOne(stock, asked))
      return question.alone ? results[0] : { results }
    }
    case 'objects': {
      const results = question.objects.map((asked) => recordOf(stock, asked))
      if (!question.alone) return { results }
      if (results[0] === null) throw new Refusal(404, 'ObjectID does not exist')
      return results[0]
    }
    case 'browse':
      return handleBrowse(stock, question.index, question.given)
  }
}

function answerOne(stock: SearchableStock, { index, search, facetSearch }: AskedSearch) {
  return search ? handleSearch(stock, index, search) : handleFacetSearch(stock, index, facetSearch)
}

/** The record with this key, if the site lists it. */
function recordOf({ engine, scope }: SearchableStock, { objectID, attributes }: AskedObject) {
  const record = engine.meets(objectID, scope) ? engine.get(objectID) : undefined
  return record === undefined ? null : retrieving(attributes)(record)
}
