import 'server-only'
import { LRUCache } from 'lru-cache'
import { formatCount, formatKm, formatNumber } from '../../domain/format'
import { locationPath } from '../../domain/locations/locationLinks'
import { isActive } from '../../domain/promotions/promotion'
import type { Site } from '../../domain/site/site'
import { CARD_ATTRIBUTES, type CardRecord, fromStockRecord } from '../../domain/stock/cardRecord'
import { HIERARCHY_SEPARATOR } from '../../domain/stock/hierarchy'
import type { SearchVocabulary } from '../../domain/stock/landingPath'
import { makeAndModel } from '../../domain/stock/modelNames'
import { carPrice, priceText } from '../../domain/stock/price'
import { LEXICON_ATTRIBUTES, LEXICON_NUMBERS, type Lexicon, type Meaning } from '../../domain/stock/query/lexicon'
import { squash } from '../../domain/stock/query/typedTokens'
import { STOCK_INDEX, sortFilter, sortIndexName } from '../../domain/stock/results'
import { searchLink } from '../../domain/stock/searchUrl'
import {
  type Completion,
  findCompletions,
  matchesTitle,
  rankCompletions,
} from '../../domain/stock/suggestions/completions'
import { nameSearch } from '../../domain/stock/suggestions/nameSearch'
import type { Suggestion, SuggestionGroup, SuggestionList } from '../../domain/stock/suggestions/suggestion'
import type { UnderstoodData } from '../../domain/stock/understoodData'
import { sendSearches } from '../../stockIndex/serverSearchClient'
import { lexiconFromFacets } from '../../stockIndex/understanding'
import { listLocations } from '../locations/locations'
import { listIndexedPages } from '../site/pages'
import { listPopularWords } from './popularWords'
import { getSearchVocabulary } from './stock'

/** Lines of each kind: the whole list fits a phone above its keyboard, or nearly. */
const MAX_SEARCHES = 4
const MAX_LANDINGS = 4
const MAX_CARS = 3
const MAX_PAGES = 3
const MAX_POPULAR = 5
const MAX_MAKES = 6

/** One letter begins too many titles, and is no search. */
const MIN_LETTERS = 2

/** The beginnings of a search for which the cars of its completions are counted; the index takes 8 texts in a call. */
const MAX_BEFORE = 3

/** Values of a facet, as many as the index returns. */
const MAX_VALUES = 1000

/** Attributes of which a landing has one. */
const LANDING_ATTRIBUTES = ['make', 'make_model', 'body'] as const

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Result {
  hits: CardRecord[]
  nbHits: number
  facets?: Counts
  facets_stats?: Record<string, unknown>
  userData?: [UnderstoodData]
}

/** Attributes whose values are suggested: badges are only for understanding. */
const COMPLETED_ATTRIBUTES = LEXICON_ATTRIBUTES.filter((name) => name !== 'make_model_badge')

/** The words of a site's stock, with the number of cars of each value. */
interface Catalogue {
  lexicon: Lexicon
  counts: Counts
  /** as the site's landings count: some orders leave cars without a price out */
  landingCounts: Counts
  /** what these orders leave out */
  unpricedCounts: Counts
}

/** The catalogues of the sites searched last: building one takes milliseconds, and each key takes a few. */
const catalogues = new LRUCache<number, { source: string; catalogue: Catalogue }>({ max: 100 })

/**
 * What a search field suggests for typed letters: searches in words, makes, models and bodies with their cars, cars, and pages. Without
 * letters, what shoppers searched for most, and makes.
 * @throws if the stock index is not available
 */
export async function listSuggestions(site: Site, typed: string, now: Date): Promise<SuggestionList> {
  const text = typed.trim()
  const groups = text === '' ? await suggestFirst(site, now) : await suggestFor(site, text, now)
  return { groups: groups.filter(({ items }) => items.length > 0) }
}

async function suggestFor(site: Site, typed: string, now: Date): Promise<SuggestionGroup[]> {
  const catalogue = await readCatalogue(site)
  const { lexicon, counts } = catalogue
  const completions = findCompletions(typed, lexicon)
  const befores = [...new Set(completions.map(({ before }) => before))].slice(-MAX_BEFORE - 1).filter(Boolean)
  const [[all, ...narrowed], vocabulary] = await Promise.all([
    queryStock(site, [
      { query: typed, hitsPerPage: MAX_CARS, attributesToRetrieve: CARD_ATTRIBUTES },
      ...befores.map((query) => ({
        query,
        hitsPerPage: 0,
        facets: COMPLETED_ATTRIBUTES,
        maxValuesPerFacet: MAX_VALUES,
      })),
    ]),
    getSearchVocabulary(site),
  ])
  const countsAfter = new Map<string, Counts>([
    ['', counts],
    // Behind words that no car has, nothing is suggested.
    ...befores.map((before, at) => [before, hasUnmatched(narrowed[at]) ? {} : (narrowed[at]?.facets ?? {})] as const),
  ])
  const ranked = rankCompletions(completions, ({ before, meaning }) => sumCounts(countsAfter.get(before), meaning))
  const isLanding = ({ before, meaning }: Completion) =>
    before === '' && meaning.values.length === 1 && isOneOf(meaning.attribute, LANDING_ATTRIBUTES)
  const landings = ranked
    .filter(isLanding)
    .map(({ meaning }) => toLanding(site, meaning, catalogue, vocabulary))
    .filter((suggestion) => suggestion !== null)
    .slice(0, MAX_LANDINGS)
  const searches = await countSearches(
    site,
    ranked
      .filter((completion) => !isLanding(completion) && squash(queryOf(completion)) !== squash(typed))
      // "double bunks" is a phrase of its own, and "bunks" behind "double".
      .filter((completion, at, all) => all.findIndex((other) => queryOf(other) === queryOf(completion)) === at)
      .slice(0, MAX_SEARCHES),
    vocabulary,
  )
  const isWord = typed.length >= MIN_LETTERS
  // A family of models is named like its first one, which has a landing.
  const hasLanding = new Set(landings.map(({ label }) => label))
  // Words that no car has with the rest are left out of the line, as they are of the results.
  const leftOut = all?.userData?.[0]?.understood.leftOut
  const words = leftOut?.unmatched.length ? leftOut.without : typed
  const typedSearch = isWord ? toSearch(site, words, `\u201c${words}\u201d`, all?.nbHits ?? 0, vocabulary) : []
  return [
    { name: 'Searches', items: [...typedSearch, ...searches.filter(({ label }) => !hasLanding.has(label))] },
    { name: 'Makes, models and types', items: landings },
    { name: 'In stock', items: (all?.hits ?? []).map((hit) => toCar(site, hit)) },
    { name: 'Pages', items: await findPages(site, typed, now) },
  ]
}

async function suggestFirst(site: Site, now: Date): Promise<SuggestionGroup[]> {
  const [catalogue, vocabulary, popular] = await Promise.all([
    readCatalogue(site),
    getSearchVocabulary(site),
    suggestPopular(site, now),
  ])
  const makes = Object.entries(catalogue.landingCounts.make ?? {}).sort(
    ([a, most], [b, count]) => count - most || (a < b ? -1 : 1),
  )
  return [
    { name: 'Popular searches', items: popular(vocabulary) },
    {
      name: 'Makes',
      items: makes
        .slice(0, MAX_MAKES)
        .map(([make]) => toLanding(site, meaningOf('make', make), catalogue, vocabulary))
        .filter((suggestion) => suggestion !== null),
    },
  ]
}

const meaningOf = (attribute: string, value: string): Meaning => ({
  attribute,
  values: [value],
  best: [],
  label: value,
})

/**
 * The searches of many shoppers that find cars. Only those whose words are all understood, so that nothing shows on the site that
 * somebody had recorded often enough.
 */
async function suggestPopular(site: Site, now: Date): Promise<(vocabulary: SearchVocabulary) => Suggestion[]> {
  const words = await listPopularWords(site.id, now.toISOString().slice(0, 10))
  if (words.length === 0) return () => []
  const results = await queryStock(
    site,
    words.map((query) => ({ query, hitsPerPage: 0 })),
  )
  const known = words.flatMap((query, at) => {
    const result = results[at]
    const understood = result?.userData?.[0]?.understood
    const isKnown =
      understood !== undefined && understood.text === null && !understood.leftOut && understood.parts.length > 0
    return isKnown && result ? [{ query, label: nameSearch(query, understood.parts), count: result.nbHits }] : []
  })
  return (vocabulary) =>
    known.flatMap(({ query, label, count }) => toSearch(site, query, label, count, vocabulary)).slice(0, MAX_POPULAR)
}

/** True for a search that left out words, since no car has them with the rest. */
const hasUnmatched = (result: Result | undefined): boolean =>
  (result?.userData?.[0]?.understood.leftOut?.unmatched.length ?? 0) > 0

const queryOf = ({ before, phrase }: Completion) => `${before} ${phrase}`.trim()

/** The cars of each search in words are counted by the index, which also decides what the words mean. */
async function countSearches(
  site: Site,
  completions: readonly Completion[],
  vocabulary: SearchVocabulary,
): Promise<Suggestion[]> {
  if (completions.length === 0) return []
  const queries = completions.map(queryOf)
  const results = await queryStock(
    site,
    queries.map((query) => ({ query, hitsPerPage: 0 })),
  )
  return queries.flatMap((query, at) => {
    const result = results[at]
    if (hasUnmatched(result)) return []
    const label = nameSearch(query, result?.userData?.[0]?.understood?.parts ?? [])
    return toSearch(site, query, label, result?.nbHits ?? 0, vocabulary)
  })
}

function toSearch(site: Site, query: string, label: string, count: number, vocabulary: SearchVocabulary): Suggestion[] {
  if (count === 0) return []
  return [{ label, count: formatCount(count, site.stockNoun), url: searchLink({ query }, vocabulary) }]
}

/** A make, a model or a body with its cars; null if the landing lists none. */
function toLanding(
  site: Site,
  { attribute, values }: Meaning,
  { landingCounts, unpricedCounts }: Pick<Catalogue, 'landingCounts' | 'unpricedCounts'>,
  vocabulary: SearchVocabulary,
): Suggestion | null {
  const [value = ''] = values
  const count = landingCounts[attribute]?.[value] ?? 0
  const unpriced = unpricedCounts[attribute]?.[value] ?? 0
  if (count === 0) return null
  const [make = '', model = ''] = value.split(HIERARCHY_SEPARATOR)
  const isModel = attribute === 'make_model'
  const refinements = isModel ? { make: [make], model: [model] } : { [attribute]: [value] }
  return {
    label: isModel ? makeAndModel(make, model) : value,
    count: formatCount(count, site.stockNoun),
    ...(unpriced > 0 && { note: `plus ${formatNumber(unpriced)} without a price` }),
    url: searchLink({ refinements }, vocabulary),
  }
}

function toCar(site: Site, hit: CardRecord): Suggestion {
  const car = fromStockRecord(hit)
  const km = car.km === null ? null : formatKm(car.km)
  return {
    label: car.name,
    // A sentence of the dealer's, "Enquire for price.", is part of a line here.
    detail: [priceText(carPrice(car, site)).replace(/\.$/, ''), km].filter(Boolean).join(' \u00b7 '),
    url: car.path,
    ...(car.image && { image: car.image.thumbUrl }),
  }
}

/** Pages that nobody looks for by name. */
const UNSUGGESTED: ReadonlySet<string> = new Set(['/', '/success'])

async function findPages(site: Site, typed: string, now: Date): Promise<Suggestion[]> {
  if (typed.length < MIN_LETTERS) return []
  const [pages, locations] = await Promise.all([listIndexedPages(site.id), listLocations(site.id)])
  return [
    ...locations
      .filter(({ name, address }) => matchesTitle(typed, `${name} ${address.city} ${address.postcode}`))
      .map((location) => ({ label: location.name, detail: 'Location', url: locationPath(location) })),
    ...pages
      .filter((page) => !UNSUGGESTED.has(page.path) && isActive(page, now) && matchesTitle(typed, page.title))
      .map(({ title, path }) => ({ label: title, detail: 'Page', url: path })),
  ].slice(0, MAX_PAGES)
}

async function readCatalogue(site: Site): Promise<Catalogue> {
  const { defaultSort, searchSynonyms } = site.stockRules
  const filters = sortFilter(defaultSort, site.flags) ?? ''
  const facets = { hitsPerPage: 0, maxValuesPerFacet: MAX_VALUES }
  const body = await callStock(site, [
    { ...facets, facets: [...LEXICON_ATTRIBUTES, ...LEXICON_NUMBERS] },
    { ...facets, indexName: sortIndexName(defaultSort), facets: LANDING_ATTRIBUTES, filters },
  ])
  // The index answers with the same text until the stock changes.
  const source = `${JSON.stringify(searchSynonyms)}\n${body}`
  const cached = catalogues.get(site.id)
  if (cached?.source === source) return cached.catalogue
  const [all, landing] = parseResults(body)
  const counts = all?.facets ?? {}
  const catalogue = {
    lexicon: lexiconFromFacets(counts, Object.keys(all?.facets_stats ?? {}), [], searchSynonyms),
    counts,
    landingCounts: landing?.facets ?? {},
    unpricedCounts: subtractCounts(counts, landing?.facets ?? {}),
  }
  catalogues.set(site.id, { source, catalogue })
  return catalogue
}

/** How much each value of the second counts is less. */
function subtractCounts(counts: Counts, less: Counts): Counts {
  return Object.fromEntries(
    Object.keys(less).map((attribute) => [
      attribute,
      Object.fromEntries(
        Object.entries(counts[attribute] ?? {}).map(([value, count]) => [
          value,
          count - (less[attribute]?.[value] ?? 0),
        ]),
      ),
    ]),
  )
}

/** The cars that have one of a meaning's values. Of attributes with several values in a car, it is a rough number, to rank by. */
function sumCounts(counts: Counts = {}, { attribute, values }: Meaning): number {
  return values.reduce((sum, value) => sum + (counts[attribute]?.[value] ?? 0), 0)
}

const isOneOf = <Name extends string>(name: string, names: readonly Name[]): name is Name =>
  (names as readonly string[]).includes(name)

async function queryStock(site: Site, requests: readonly object[]): Promise<(Result | undefined)[]> {
  return parseResults(await callStock(site, requests))
}

function callStock(site: Site, requests: readonly object[]): Promise<string> {
  return sendSearches(
    site,
    requests.map((params) => ({ indexName: STOCK_INDEX, attributesToHighlight: [], ...params })),
  )
}

const parseResults = (body: string): Result[] => (JSON.parse(body) as { results: Result[] }).results
