import { AVAILABLE_STATUSES } from '../domain/stock/availability'
import { withoutWords } from '../domain/stock/query/withoutWords'
import { STOCK_INDEX } from '../domain/stock/results'
import type { StockRecord } from '../domain/stock/stockRecord'
import type { EmptySearch, LeftOut, Span, UnderstoodData, UnderstoodWords } from '../domain/stock/understoodData'
import { type RunCall as Run, runSearches as search, searchParamsOf } from './callSearches'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'
import { type FindUsualCar, findSimilar, readWishes, wishesLike, withoutRepeats } from './similarToSearch'

type Params = Record<string, unknown>

/** What explaining a search needs to know of its site. */
export interface EmptySearchRules {
  /** the order of searches without words, which may leave cars out that a search in words finds */
  withoutWords: { indexName: string; filter: string | null }
  /** reads what makes and models usually are, for cars like those of which there are none */
  usualCars?: () => Promise<FindUsualCar>
}

const NO_RULES: EmptySearchRules = { withoutWords: { indexName: STOCK_INDEX, filter: null } }

/** Parts of a search that are tried without; more are seldom chosen, and each costs a search. */
const MAX_PARTS = 8

/** Pairs of parts that are tried without, if leaving out one part is not enough. */
const MAX_PAIRS = 12

/** Most responses are neither empty nor of sold cars only, and are not parsed. */
const NOTHING_FOUND = /"nbHits":0[,}]/
const SOLD = /"status":"/
const FOR_SALE = new RegExp(`"status":"(${AVAILABLE_STATUSES.join('|')})"`)
const mayBeSold = (body: string) => SOLD.test(body) && !FOR_SALE.test(body)

/** Cars shown as the nearest. */
const NEAREST = 6

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

/**
 * Adds to the response of a page's search that found nothing what would find something: the search without each of its words and
 * filters, and the cars that come nearest; to one that found sold cars only, those in their place. Its filters stay, with counts of 0. Other responses stay as they are. The first search of the call is the page's; those for
 * the counts of its filters follow.
 */
export async function explainEmptySearch(
  call: StockIndexCall,
  response: StockIndexResponse,
  run: Run,
  rules = NO_RULES,
): Promise<StockIndexResponse> {
  if (response.status !== 200 || !call.path.endsWith('/queries')) return response
  if (!NOTHING_FOUND.test(response.body) && !mayBeSold(response.body)) return response
  const { requests } = JSON.parse(call.body) as { requests: Params[] }
  const { results } = JSON.parse(response.body) as { results: Params[] }
  const [params, result] = [searchParamsOf(requests[0]), results[0]]
  if (!params || !result || params.hitsPerPage === 0 || !Array.isArray(result.hits)) return response
  if (result.nbHits !== 0) {
    const sold = result.hits as Partial<StockRecord>[]
    if (!mayBeExplained({ nbHits: Number(result.nbHits), hits: sold })) return response
    const explained = { ...result, userData: withNothing(result, await findInPlaceOf(sold, params, call, run)) }
    return { status: 200, body: JSON.stringify({ results: [explained, ...results.slice(1)] }) }
  }
  const data = result.userData as [UnderstoodData] | undefined
  const parts = listParts(params, data).slice(0, MAX_PARTS)
  if (parts.length === 0) return response
  const [nothing, facets] = await Promise.all([
    findAlternatives(params, parts, data, call, run, rules),
    listEmptyFacets(params, call, run),
  ])
  const explained = [{ ...result, ...facets, userData: withNothing(result, nothing) }, ...results.slice(1)]
  return { status: 200, body: JSON.stringify({ results: explained }) }
}

/** Whether `explainEmptySearch` may add to the result of a page's search. */
export const mayBeExplained = ({ nbHits, hits }: { nbHits: number; hits: readonly Partial<StockRecord>[] }): boolean =>
  nbHits === 0 || (hits.length === nbHits && hits.every(isSold))

const isSold = ({ status }: Partial<StockRecord>) =>
  status !== undefined && !(AVAILABLE_STATUSES as readonly string[]).includes(status)

function withNothing({ userData }: Params, nothing: EmptySearch['nothing']): [object] {
  const [data = {}] = (userData ?? []) as object[]
  return [{ ...data, nothing }]
}

/** The cars that are most like those of a search that found sold ones only. */
async function findInPlaceOf(
  [sold = {}]: readonly Partial<StockRecord>[],
  params: Params,
  call: StockIndexCall,
  run: Run,
): Promise<EmptySearch['nothing']> {
  const runAll = (requests: readonly Params[]) => search(requests, call, run)
  const { hits, isNewest } = await findSimilar(params, wishesLike(sold), NEAREST, runAll, undefined)
  return { offers: [], unknownWords: null, missing: [], nearest: hits, isNewest }
}

async function findAlternatives(
  params: Params,
  parts: readonly Part[],
  data: [UnderstoodData] | undefined,
  call: StockIndexCall,
  run: Run,
  rules: EmptySearchRules,
): Promise<EmptySearch['nothing']> {
  const understood = data?.[0]?.understood
  const leftOut = understood?.leftOut?.spans ?? []
  const tryWithout = (choices: readonly (readonly Part[])[]) =>
    searchWithout(params, choices, leftOut, call, run, rules)
  const singles = parts.map((part) => [part])
  let tried = await tryWithout(singles)
  if (tried.every(({ count }) => count === 0) && parts.length > 2) {
    const pairs = parts.flatMap((first, at) => parts.slice(at + 1).map((second) => [first, second]))
    tried = await tryWithout(pairs.slice(0, MAX_PAIRS))
  }
  const shorter = await tryWithout(partsOfText(params, parts, data?.[0]))
  const found = await nameCars(
    shorter.filter(({ count }) => count > 0),
    params,
    call,
    run,
  )
  const fewest = Math.min(...found.map(({ parts: [part] }) => part?.spans.length ?? 0))
  const offers = [
    ...found.filter(({ parts: [part] }) => part?.spans.length === fewest),
    ...tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  ]
  const meant = understood?.parts ?? []
  const wishes = readWishes(
    params,
    meant.flatMap(({ filters }) => filters),
  )
  const findUsual = wishes.values.has('make') ? await rules.usualCars?.() : undefined
  const similar = await findSimilar(params, wishes, NEAREST, (requests) => search(requests, call, run), findUsual)
  const closest = found.length > 0 ? await listForSale({ ...params, query: offers[0]?.query }, call, run) : []
  return {
    offers: offers.map(({ parts: left, query, count }) => ({
      without: left.map(({ leftOut }) => leftOut),
      query,
      count,
    })),
    unknownWords: await findUnknownWords(params, parts, call, run),
    missing: await findMissing(meant, params, call, run),
    nearest: withoutRepeats([...closest, ...(similar.isNewest && closest.length > 0 ? [] : similar.hits)]).slice(
      0,
      NEAREST,
    ),
    isNewest: similar.isNewest && closest.length === 0,
  }
}

/**
 * Those of some searches whose words begin the make, model or badge of a car that they find: without "chair access", the "wheel" of "wheel chair
 * access" is that of any car.
 */
async function nameCars(tried: readonly Tried[], params: Params, call: StockIndexCall, run: Run): Promise<Tried[]> {
  if (tried.length === 0) return []
  const found = await search(
    tried.map(({ query }) => ({
      ...params,
      query,
      ...{ page: 0, hitsPerPage: 1, facets: [], attributesToRetrieve: ['name'] },
      ...{ attributesToHighlight: ['make', 'model', 'badge'], highlightPreTag: MARK, highlightPostTag: MARK },
    })),
    call,
    run,
  )
  return tried.filter((_, at) => {
    const [hit] = toList(found[at]?.hits) as { _highlightResult?: Record<string, { value: string }> }[]
    return Object.values(hit?._highlightResult ?? {}).some(({ value }) => value.startsWith(MARK))
  })
}

/** The first cars of a search that are for sale. */
async function listForSale(params: Params, call: StockIndexCall, run: Run): Promise<unknown[]> {
  const numericFilters = [...toList(params.numericFilters), 'is_available=1']
  const [result] = await search([{ ...params, numericFilters, page: 0, hitsPerPage: NEAREST, facets: [] }], call, run)
  return toList(result?.hits)
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

/** The makes and models that were typed and of which there is no car, whatever else is asked for. */
async function findMissing(understood: readonly UnderstoodWords[], params: Params, call: StockIndexCall, run: Run) {
  const named = understood.filter(({ filters }) => filters.some(({ attribute }) => /^make(_model)?$/.test(attribute)))
  if (named.length === 0) return []
  const alone = { ...params, facetFilters: undefined, numericFilters: undefined, hitsPerPage: 0, facets: [] }
  const found = await search(
    named.map(({ words }) => ({ ...alone, query: words })),
    call,
    run,
  )
  return named.filter((_, at) => found[at]?.nbHits === 0).map(({ label }) => label)
}

/** Words of a text of which parts are left out. */
const MAX_TEXT_WORDS = 4

/** The words at the beginning or the end of those that are searched as text: "wildtrak bi turbo" finds something without the last two. */
function partsOfText(params: Params, parts: readonly Part[], data: UnderstoodData | undefined): Part[][] {
  const text = parts.find(({ isText }) => isText)
  const typed = data ? [] : [...String(params.query ?? '').matchAll(/\S+/g)]
  const words = data?.understood?.text?.words.split(/\s+/) ?? typed.map(([word]) => word)
  const spans =
    data?.understood?.text?.spans ?? typed.map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
  // A badge that is written otherwise than it was typed stays whole.
  if (!text || spans.length < 2 || spans.length > MAX_TEXT_WORDS || spans.length !== words.length) return []
  const run = (from: number, to: number): Part => ({
    ...text,
    leftOut: { kind: 'words', label: words.slice(from, to).join(' ') },
    spans: spans.slice(from, to),
  })
  return spans.slice(1).flatMap((_, at) => [[run(at + 1, spans.length)], [run(0, at + 1)]])
}

/** Around what a search found in a text. */
const MARK = '\u0001'

interface Tried {
  parts: readonly Part[]
  query: string
  count: number
}

async function searchWithout(
  params: Params,
  choices: readonly (readonly Part[])[],
  leftOut: readonly Span[],
  call: StockIndexCall,
  run: Run,
  { withoutWords: wordless }: EmptySearchRules,
): Promise<Tried[]> {
  const requests = choices.map((parts) => {
    const without = parts.reduce((rest, part) => part.remove(rest), params)
    const query = withoutWords(String(params.query ?? ''), ...parts.flatMap(({ spans }) => spans), ...leftOut)
    // As the page counts it that the offer leads to.
    const isWordless = query === '' && params.query !== '' && params.indexName === STOCK_INDEX && !params.aroundLatLng
    const { indexName, filter } = wordless
    return {
      ...without,
      query,
      page: 0,
      hitsPerPage: 0,
      facets: [],
      ...(isWordless && { indexName, filters: [params.filters, filter].filter(Boolean).join(' AND ') }),
    }
  })
  const results = await search(requests, call, run)
  return choices.map((parts, at) => ({
    parts,
    query: String(requests[at]?.query ?? ''),
    count: Number(results[at]?.nbHits ?? 0),
  }))
}

/** The parts of a search: its typed words, then its filters by attribute. */
function listParts(params: Params, data: [UnderstoodData] | undefined): Part[] {
  const query = typeof params.query === 'string' ? params.query : ''
  const understood = data?.[0]?.understood
  const whole = query === '' ? null : { words: query, spans: [{ start: 0, end: query.length }] }
  const text = understood ? understood.text : whole
  const meant = understood?.parts ?? []
  const words = (label: string, spans: readonly Span[], isText: boolean): Part => ({
    leftOut: { kind: 'words', label },
    remove: (rest) => rest,
    spans,
    isText,
  })
  return [
    ...(text ? [words(text.words, text.spans, true)] : []),
    ...[...new Set(meant.map(({ label }) => label))].map((label) =>
      words(
        label,
        meant.filter((part) => part.label === label),
        false,
      ),
    ),
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
