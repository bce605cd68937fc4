import algoliasearchHelper from 'algoliasearch-helper'
import type { InitialResults, SearchClient } from 'instantsearch.js'
import { NO_PROMOTIONS, type Promotions } from '@/domain/promotions/withPromotions'
import { STOCK_INDEX } from '@/domain/stock/results'
import { cachePlace } from './placeCache'
import { searchParameters } from './searchParameters'
import { type PackedSearchSetup, type SearchSetup, unpackSearchSetup } from './searchSetup'
import { parseAddress } from './searchUiState'

/** Pages that render at one time, at most; others search in the browser. */
const MAX_PAGES = 200

/** The server renders client components with module instances of their own. */
const FIRST_RESULTS = Symbol.for('forecourt.firstSearchResults')
type WithFirstResults = { [FIRST_RESULTS]?: Map<string, FirstResults> }

/** What tells the searches of pages apart. */
type SearchKey = Pick<PackedSearchSetup, 'siteId' | 'url' | 'now' | 'filter'>

interface FirstResults {
  results: InitialResults
  setup: SearchSetup
}

/**
 * Searches for a page before it renders, since components that wait for results would be rendered twice. If the search fails, the page
 * shows placeholders and the browser searches. Server only.
 */
export async function searchFirst(
  packed: PackedSearchSetup,
  promotions: Promotions,
  client: SearchClient,
): Promise<void> {
  const setup = unpackSearchSetup(packed, promotions)
  if (setup.near) cachePlace(setup.near)
  const state = searchParameters(setup, parseAddress(setup.url, setup))
  try {
    const { content } = await algoliasearchHelper(client as never, state.index ?? STOCK_INDEX, state).searchOnce({})
    const results = { [STOCK_INDEX]: { state: { ...state }, results: content._rawResults } }
    keep(packed, { results, setup })
  } catch (error) {
    console.warn('Could not search for a page', error)
  }
}

function keep(setup: PackedSearchSetup, found: FirstResults): void {
  const world = globalThis as WithFirstResults
  world[FIRST_RESULTS] ??= new Map()
  const all = world[FIRST_RESULTS]
  all.set(keyOf(setup), found)
  const oldest = all.keys().next().value
  if (all.size > MAX_PAGES && oldest !== undefined) all.delete(oldest)
}

/** What `searchFirst` found for this page; undefined if the search failed. Server only. */
export function findFirstResults(setup: SearchKey): InitialResults | undefined {
  return findKept(setup)?.results
}

/** The setup that a page carries, with the promotions that `searchFirst` was given. Server only. */
export const unpackFirstSetup = (setup: PackedSearchSetup): SearchSetup =>
  findKept(setup)?.setup ?? unpackSearchSetup(setup, NO_PROMOTIONS)

const findKept = (setup: SearchKey) => (globalThis as WithFirstResults)[FIRST_RESULTS]?.get(keyOf(setup))

const keyOf = ({ siteId, url, now, filter }: SearchKey) => JSON.stringify([siteId, url, now, filter])
