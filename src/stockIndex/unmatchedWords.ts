import type { Span, UnderstoodData } from '../domain/stock/understoodData'
import { type RunCall, runSearches, searchesOf } from './callSearches'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'

type Params = Record<string, unknown>

/** Words of a search that are tried alone; each costs a search. */
const MAX_WORDS = 6

/** Most responses found something, and are not parsed. */
const NOTHING_FOUND = /"nbHits":0[,}]|"facetHits":\[\]/

/** A word without digits: numbers are codes or sizes that were meant, such as a stock number. */
const WORD = /^\p{L}[\p{L}\p{M}'\u2019]*$/u

/**
 * Searches again without the typed words that no car has together with what was understood: the "boat" of "suv for boat", where only utes
 * mention one. The response names them (`leftOut.unmatched`), so that the page says so. The filters that a shopper chose do not decide, so
 * that all searches of a call, and all pages of its results, leave out the same words. Other responses stay as they are.
 */
export async function leaveOutUnmatched(
  call: StockIndexCall,
  response: StockIndexResponse,
  run: RunCall,
): Promise<StockIndexResponse> {
  if (response.status !== 200 || !call.path.endsWith('/queries') || !NOTHING_FOUND.test(response.body)) return response
  const searches = searchesOf(call)
  const { results } = JSON.parse(response.body) as { results: Params[] }
  const unmatched = new Map<string, readonly Span[]>()
  for (const [at, search] of searches.entries()) {
    const key = keyOf(search)
    if (!search.query || unmatched.has(key) || !isEmpty(results[at])) continue
    unmatched.set(key, await findUnmatched(search, call, run))
  }
  if ([...unmatched.values()].every((spans) => spans.length === 0)) return response
  const again = await run({ ...call, leaveOut: searches.map((search) => unmatched.get(keyOf(search)) ?? []) })
  return again.status === 200 ? again : response
}

const isEmpty = (result: Params | undefined): boolean =>
  result?.nbHits === 0 || (Array.isArray(result?.facetHits) && result.facetHits.length === 0)

/** Searches of one text among the same cars leave out the same words. */
const keyOf = ({ query, filters, enableRules }: Params): string => JSON.stringify([query, filters, enableRules])

/** Where the words are that no car has together with what was understood; none if that finds nothing either. */
async function findUnmatched(search: Params, call: StockIndexCall, run: RunCall): Promise<readonly Span[]> {
  const { facetFilters: _, numericFilters: __, ...unfiltered } = search
  const plain = { ...unfiltered, page: 0, hitsPerPage: 0, facets: [] }
  const [whole] = await runSearches([plain], call, run)
  const data = (whole?.userData as [UnderstoodData] | undefined)?.[0]?.understood
  if (whole?.nbHits !== 0 || !data?.text || !data.parts.some(({ sort }) => sort === undefined)) return []
  const query = String(search.query)
  const words = data.text.spans.filter(({ start, end }) => WORD.test(query.slice(start, end)))
  if (words.length === 0 || words.length > MAX_WORDS) return []
  const counts = async (leaveOut: readonly (readonly Span[])[]) => {
    const requests = leaveOut.map(() => plain)
    const found = await runSearches(requests, call, run, leaveOut)
    return leaveOut.map((_, at) => Number(found[at]?.nbHits ?? 0))
  }
  const [withNone, ...withEach] = await counts([words, ...words.map((word) => words.filter((other) => other !== word))])
  if (!withNone) return []
  const unmatched = words.filter((_, at) => withEach[at] === 0)
  if (unmatched.length === words.length) return unmatched
  // Words that some car has, but none has together, contradict each other: the page then offers to leave out either.
  const [withRest] = await counts([unmatched])
  return withRest ? unmatched : []
}
