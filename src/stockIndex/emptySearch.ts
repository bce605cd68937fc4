import { withoutWords } from '../domain/stock/understandQuery'
import type { EmptySearch, LeftOut, UnderstoodData } from '../domain/stock/understoodData'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'

type Params = Record<string, unknown>

/** Runs a call for the same site, in the embedded index or in Algolia. */
type Run = (call: StockIndexCall) => StockIndexResponse | Promise<StockIndexResponse>

/** Parts of a search that are tried without; more are seldom chosen, and each costs a search. */
const MAX_PARTS = 8

/** Pairs of parts that are tried without, if leaving out one part is not enough. */
const MAX_PAIRS = 12

/** Different texts of one call, see `CAPS.textsPerCall`. */
const SEARCHES_PER_CALL = 8

/** Most responses have none, and are not parsed. */
const NOTHING_FOUND = /"nbHits":0[,}]/

/** Cars shown as the nearest, and of each search without a part. */
const NEAREST = 6
const HITS_PER_OFFER = 3

/** A part of a search, and what is left of the search without it. */
interface Part {
  leftOut: LeftOut
  /** removes the part from the search's parameters */
  remove: (params: Params) => Params
  /** where its typed words are in the search; none of a filter */
  spans: readonly Span[]
  /** its words are searched as text */
  isText: boolean
}

interface Span {
  start: number
  end: number
}

/**
 * Adds to the response of a page's search that found nothing what would find something: the search without each of its words and
 * filters, and the cars that come nearest. Its filters stay, with counts of 0. Other responses stay as they are. The first search of the call is the page's; those for
 * the counts of its filters follow.
 */
export async function explainEmptySearch(
  call: StockIndexCall,
  response: StockIndexResponse,
  run: Run,
): Promise<StockIndexResponse> {
  if (response.status !== 200 || !NOTHING_FOUND.test(response.body) || !call.path.endsWith('/queries')) return response
  const { requests } = JSON.parse(call.body) as { requests: Params[] }
  const { results } = JSON.parse(response.body) as { results: Params[] }
  const [params, result] = [toParams(requests[0]), results[0]]
  if (!params || !result || result.nbHits !== 0 || params.hitsPerPage === 0 || !Array.isArray(result.hits))
    return response
  const parts = listParts(params, result.userData as [UnderstoodData] | undefined).slice(0, MAX_PARTS)
  if (parts.length === 0) return response
  const [nothing, facets] = await Promise.all([
    findAlternatives(params, parts, call, run),
    listEmptyFacets(params, call, run),
  ])
  const [data = {}] = (result.userData ?? []) as object[]
  const explained = [{ ...result, ...facets, userData: [{ ...data, nothing }] }, ...results.slice(1)]
  return { status: 200, body: JSON.stringify({ results: explained }) }
}

async function findAlternatives(
  params: Params,
  parts: readonly Part[],
  call: StockIndexCall,
  run: Run,
): Promise<EmptySearch['nothing']> {
  const singles = parts.map((part) => [part])
  let tried = await searchWithout(params, singles, call, run)
  if (tried.every(({ count }) => count === 0) && parts.length > 2) {
    const pairs = parts.flatMap((first, at) => parts.slice(at + 1).map((second) => [first, second]))
    tried = await searchWithout(params, pairs.slice(0, MAX_PAIRS), call, run)
  }
  const offers = tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const nearest = new Map<unknown, unknown>()
  for (let at = 0; at < HITS_PER_OFFER; at++)
    for (const { hits } of offers) {
      const hit = hits[at] as { objectID: unknown } | undefined
      if (hit && nearest.size < NEAREST) nearest.set(hit.objectID, hit)
    }
  return {
    offers: offers.map(({ parts: left, query, count }) => ({
      without: left.map(({ leftOut }) => leftOut),
      query,
      count,
    })),
    unknownWords: await findUnknownWords(params, parts, call, run),
    nearest: [...nearest.values()],
  }
}

/** The facets of the whole stock with counts of 0, so that the filters stay on the page and can be changed. */
async function listEmptyFacets(params: Params, call: StockIndexCall, run: Run): Promise<object> {
  if (!params.facets) return {}
  const whole = { ...params, query: '', facetFilters: [], numericFilters: [], page: 0, hitsPerPage: 0 }
  const [found] = await search([whole], call, run)
  if (!found) return {}
  const { facets = {}, facets_stats } = found as {
    facets?: Record<string, Record<string, number>>
    facets_stats?: object
  }
  const empty = Object.entries(facets).map(([name, values]) => [
    name,
    Object.fromEntries(Object.keys(values).map((value) => [value, 0])),
  ])
  return { facets: Object.fromEntries(empty), facets_stats }
}

/** The words that were searched as text, if no car has them. */
async function findUnknownWords(params: Params, parts: readonly Part[], call: StockIndexCall, run: Run) {
  const text = parts.find(({ isText }) => isText)
  const words = text?.leftOut.kind === 'words' ? text.leftOut.label : null
  if (words === null) return null
  const alone = { ...params, query: words, enableRules: false, facetFilters: undefined, numericFilters: undefined }
  const [found] = await search([{ ...alone, hitsPerPage: 0, facets: [] }], call, run)
  return found?.nbHits === 0 ? words : null
}

interface Tried {
  parts: readonly Part[]
  query: string
  count: number
  hits: unknown[]
}

async function searchWithout(
  params: Params,
  choices: readonly (readonly Part[])[],
  call: StockIndexCall,
  run: Run,
): Promise<Tried[]> {
  const requests = choices.map((parts) => {
    const without = parts.reduce((rest, part) => part.remove(rest), params)
    return {
      ...without,
      query: withoutWords(String(params.query ?? ''), ...parts.flatMap(({ spans }) => spans)),
      page: 0,
      hitsPerPage: HITS_PER_OFFER,
      facets: [],
    }
  })
  const results = await search(requests, call, run)
  return choices.map((parts, at) => ({
    parts,
    query: String(requests[at]?.query ?? ''),
    count: Number(results[at]?.nbHits ?? 0),
    hits: (results[at]?.hits as unknown[]) ?? [],
  }))
}

async function search(requests: readonly Params[], call: StockIndexCall, run: Run): Promise<Params[]> {
  const found: Params[] = []
  for (let from = 0; from < requests.length; from += SEARCHES_PER_CALL) {
    const some = requests.slice(from, from + SEARCHES_PER_CALL)
    const response = await run({ ...call, body: JSON.stringify({ requests: some }) })
    if (response.status !== 200) return found
    found.push(...(JSON.parse(response.body) as { results: Params[] }).results)
  }
  return found
}

/** The parts of a search: its typed words, then its filters by attribute. */
function listParts(params: Params, data: [UnderstoodData] | undefined): Part[] {
  const query = typeof params.query === 'string' ? params.query : ''
  const understood = data?.[0]?.understood
  const whole = query === '' ? null : { words: query, spans: [{ start: 0, end: query.length }] }
  const text = understood ? understood.text : whole
  const words = (label: string, spans: readonly Span[], isText: boolean): Part => ({
    leftOut: { kind: 'words', label },
    remove: (rest) => rest,
    spans,
    isText,
  })
  return [
    ...(text ? [words(text.words, text.spans, true)] : []),
    ...(understood?.parts ?? []).map((part) => words(part.label, [part], false)),
    ...listFilters(params),
  ]
}

/** Each attribute that the call filters by, as pages do: one list per attribute. */
function listFilters({ facetFilters, numericFilters }: Params): Part[] {
  const attributes = new Set([...toList(facetFilters), ...toList(numericFilters)].map(attributeOf))
  return [...attributes].filter(Boolean).map((attribute) => {
    const isOther = (condition: unknown) => attributeOf(condition) !== attribute
    return {
      leftOut: { kind: 'filter', attribute },
      remove: (rest) => ({
        ...rest,
        facetFilters: toList(rest.facetFilters).filter(isOther),
        numericFilters: toList(rest.numericFilters).filter(isOther),
      }),
      spans: [],
      isText: false,
    }
  })
}

/** The attribute of `make:Toyota`, `price<=30000`, or a list of such conditions. */
function attributeOf(condition: unknown): string {
  const first = Array.isArray(condition) ? condition[0] : condition
  return typeof first === 'string' ? (/^-?(\w+)/.exec(first)?.[1] ?? '') : ''
}

const toList = (conditions: unknown): unknown[] => (Array.isArray(conditions) ? conditions : [])

/** The parameters of a search that are given as an object or beside the index; null if they are given as text. */
function toParams(request: Params | undefined): Params | null {
  const { params, ...direct } = request ?? {}
  if (params === undefined || params === null) return direct
  return typeof params === 'object' ? { ...direct, ...params } : null
}
