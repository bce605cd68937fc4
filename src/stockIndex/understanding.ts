import { allOf, anyOf, type Filter, MATCH_ALL } from '../domain/stock/filters/filter'
import { HIERARCHY_SEPARATOR } from '../domain/stock/hierarchy'
import { knownBody } from '../domain/stock/query/knownModels'
import {
  buildLexicon,
  LEXICON_ATTRIBUTES,
  LEXICON_NUMBERS,
  type Lexicon,
  type LexiconPlace,
  type SearchSynonym,
  type StockValues,
} from '../domain/stock/query/lexicon'
import { squash } from '../domain/stock/query/typedTokens'
import { withoutWords } from '../domain/stock/query/withoutWords'
import { STOCK_INDEX, sortIndexName } from '../domain/stock/results'
import {
  leaveOutWords,
  preferredFilters,
  type UnderstoodPart,
  type UnderstoodQuery,
  understandQuery,
  understoodFilter,
  understoodOrder,
  understoodPlace,
  withoutOrder,
} from '../domain/stock/understandQuery'
import type { Span, UnderstoodData, UnderstoodFilter } from '../domain/stock/understoodData'
import type { EngineQuery, StockEngine } from './engine/stockEngine'
import { findPlaceNear, type PlacesByName } from './placeNames'
import type { UsualCar } from './similarToSearch'

/** Understands the searches of one site. */
export interface QueryReader {
  read: (query: string) => UnderstoodQuery
}

/** Metres of the precision at which cars count as equally near: the same town. */
export const NEAR_PRECISION_METRES = 1000

/**
 * A reader with a site's lexicon, which is built when the first search is read. `isCode` tells the last digits of a stock number from a
 * postcode, `isKnown` words that some car has from others.
 */
export function queryReader(
  getLexicon: () => Lexicon,
  places: PlacesByName,
  now: Date,
  isCode?: (digits: string) => boolean,
  isKnown?: (word: string, mayGoOn: boolean) => boolean,
): QueryReader {
  return {
    read: (query) => {
      const lexicon = getLexicon()
      const findPlace = (name: string) => findPlaceNear(places, name, lexicon.places.values())
      return understandQuery(query, lexicon, { year: now.getFullYear(), findPlace, isCode, isKnown })
    },
  }
}

/** The reader of a search that leaves out some of its words, see `leaveOutUnmatched`. */
export function leavingOut(reader: QueryReader, spans: readonly Span[] | undefined): QueryReader {
  if (!spans || spans.length === 0) return reader
  return { read: (query) => leaveOutWords(query, reader.read(query), spans) }
}

/** A query of the engine with what its text was understood as: further filters, and only the remaining words as text. */
export function withUnderstanding<Query extends Omit<EngineQuery, 'index' | 'scope'>>(
  query: Query,
  understood: UnderstoodQuery,
): Query {
  const filter = understoodFilter(understood.parts)
  const near = understoodPlace(understood.parts)
  const { text, prefixes } = query
  return {
    ...query,
    text: understood.text,
    isTyped: true,
    prefixes: prefixes === 'prefixLast' && !mayGoOn(understood) && text !== '' ? 'prefixNone' : prefixes,
    filter: filter === null ? query.filter : allOf([query.filter, filter]),
    preferred: [...query.preferred, ...preferredFilters(understood.parts)],
    around:
      query.around ??
      (near && {
        lat: near.place.lat,
        lng: near.place.lng,
        radiusMetres: near.radiusKm === null ? null : near.radiusKm * 1000,
        precisionMetres: NEAR_PRECISION_METRES,
      }),
  }
}

/**
 * The index that has the order which the words ask for, such as "cheapest". Where the shopper chose another order, or wants the nearest
 * cars first (`isNear`), that order stays and the words are left out.
 */
export function orderByWords(
  index: string,
  understood: UnderstoodQuery,
  isNear: boolean,
): { index: string; understood: UnderstoodQuery } {
  const sort = understoodOrder(understood.parts)
  if (sort === null) return { index, understood }
  const ordered = sortIndexName(sort)
  const place = understoodPlace(understood.parts)
  const isFree = index === STOCK_INDEX && !isNear && (place === null || place.radiusKm !== null)
  return isFree || index === ordered ? { index: ordered, understood } : { index, understood: withoutOrder(understood) }
}

/** Only the last typed word may be the beginning of a longer one; a digit alone is a whole name, as of an Atto 3. */
export const mayGoOn = ({ isUnfinished, text }: UnderstoodQuery): boolean => isUnfinished && !/(^|\s)\d$/.test(text)

/** What a response says of the understanding of its search; parts of one phrase are one. */
export function describeUnderstanding(
  query: string,
  { parts, text, spans: written, leftOut, unmatched }: UnderstoodQuery,
): UnderstoodData {
  const byStart = new Map<number, UnderstoodPart[]>()
  for (const part of parts) byStart.set(part.start, [...(byStart.get(part.start) ?? []), part])
  const labelled = [...byStart.values()].map((same) => ({
    same,
    label: [...new Set(same.map(({ label }) => label))].join(', '),
  }))
  const described = labelled.map(({ same, label }) => {
    const [first] = same as [UnderstoodPart]
    // "toilet and shower" means an ensuite twice, and is left out as one.
    const equal = labelled.flatMap((other) => (other.label === label ? other.same : []))
    return {
      label,
      words: first.words,
      start: first.start,
      end: first.end,
      without: withoutWords(query, ...equal),
      filters: same.flatMap(toUnderstoodFilter),
      ...(first.kind === 'near' && { place: first.place.name }),
      ...(first.kind === 'order' && { sort: first.sort }),
    }
  })
  const spans = written.map(({ start, end }) => ({ start, end }))
  const rest = text === '' ? null : { words: text, spans, without: withoutWords(query, ...spans) }
  if (leftOut.length === 0) return { understood: { parts: described, text: rest } }
  const words = leftOut.map(({ start, end }) => query.slice(start, end)).join(' ')
  return {
    understood: {
      parts: described,
      text: rest,
      leftOut: {
        words,
        spans: [...leftOut],
        without: withoutWords(query, ...leftOut),
        unmatched: phrasesOf(query, unmatched),
      },
    },
  }
}

/** The words at some positions, those that follow each other as one phrase. */
function phrasesOf(query: string, spans: readonly Span[]): string[] {
  const phrases: Span[] = []
  for (const { start, end } of spans) {
    const last = phrases.at(-1)
    if (last && /^[\s-]*$/.test(query.slice(last.end, start))) last.end = end
    else phrases.push({ start, end })
  }
  return [...new Set(phrases.map(({ start, end }) => query.slice(start, end)))]
}

function toUnderstoodFilter(part: UnderstoodPart): UnderstoodFilter[] {
  if (part.kind === 'near' || part.kind === 'order') return []
  if (part.kind === 'range') return [{ attribute: part.range.attribute, min: part.range.min, max: part.range.max }]
  return [{ attribute: part.meaning.attribute, values: [...part.meaning.values], excluded: part.excluded }]
}

/** A query of all cars, of which it returns none. */
const EVERY_CAR = {
  index: 'stock',
  filter: allOf([]),
  text: '',
  prefixes: 'prefixNone',
  typos: 'none',
  preferred: [],
  around: null,
  boxes: null,
  offset: 0,
  length: 0,
  facets: [],
  valuesPerFacet: 1,
  facetValueOrder: 'count',
} as const satisfies Omit<EngineQuery, 'scope'>

/** Cars of a model whose prices tell what it costs. */
const PRICED_CARS = 50

/**
 * What makes or models of a site usually are ("Toyota", "Toyota > HiLux"), by the cars that it has or had, sold ones too; of a model that
 * it never had, by the models that are known.
 */
export function findUsualCar(engine: StockEngine, lexicon: Lexicon, nodes: readonly string[]): UsualCar | null {
  const attributeOf = (node: string) => (node.includes(HIERARCHY_SEPARATOR) ? 'make_model' : 'make')
  const filter = anyOf(nodes.map((value): Filter => ({ kind: 'value', attribute: attributeOf(value), value })))
  const { total, hits, facets } = engine.search({
    ...EVERY_CAR,
    scope: MATCH_ALL,
    filter,
    length: PRICED_CARS,
    facets: ['body'],
    valuesPerFacet: 1,
  })
  if (total > 0) {
    const prices = hits
      .flatMap(({ record }) => (typeof record.price === 'number' ? record.price : []))
      .sort((a, b) => a - b)
    return { bodies: (facets.get('body') ?? []).map(({ value }) => value), price: prices[prices.length >> 1] ?? null }
  }
  const body = nodes.map(knownBody).find((found) => found !== null)
  const meaning = body ? lexicon.meanings.get(squash(body)) : undefined
  return meaning?.attribute === 'body' ? { bodies: meaning.values, price: null } : null
}

/** Values of an attribute that a lexicon reads at most; no dealer has more models. */
const MAX_VALUES = 5000

/** The lexicon of the stock that an engine lists in a scope. */
export function lexiconOf(engine: StockEngine, scope: Filter, synonyms: readonly SearchSynonym[]): Lexicon {
  const { facets, stats } = engine.search({
    ...EVERY_CAR,
    scope,
    facets: [...LEXICON_ATTRIBUTES, ...LEXICON_NUMBERS],
    valuesPerFacet: MAX_VALUES,
  })
  const values = Object.fromEntries(Array.from(facets, ([name, counts]) => [name, counts.map(({ value }) => value)]))
  return buildLexicon(
    {
      values,
      places: placesOf(engine, scope, values.city ?? []),
      numbers: new Set(stats.keys()),
      categoryKinds: kindsOf(engine, scope, values.categories ?? []),
    },
    synonyms,
  )
}

/** Categories whose kinds of vehicle a lexicon knows at most. */
const MAX_CATEGORIES = 100

/** The kinds of vehicle that are for sale in each category. */
function kindsOf(engine: StockEngine, scope: Filter, categories: readonly string[]): Map<string, ReadonlySet<string>> {
  return new Map(
    categories.slice(0, MAX_CATEGORIES).map((value) => {
      const filter = allOf([
        { kind: 'value', attribute: 'categories', value },
        { kind: 'compare', attribute: 'is_available', operator: '=', operand: 1 },
      ])
      const { facets } = engine.search({ ...EVERY_CAR, scope, filter, facets: ['item_type'], valuesPerFacet: 10 })
      return [value, new Set((facets.get('item_type') ?? []).map((kind) => kind.value))] as const
    }),
  )
}

/** Towns that a lexicon knows the position of at most. */
const MAX_PLACES = 100

/** Where the cars of each town are: the position of one of them. */
function placesOf(engine: StockEngine, scope: Filter, cities: readonly string[]): LexiconPlace[] {
  return cities.slice(0, MAX_PLACES).flatMap((name) => {
    const filter: Filter = { kind: 'value', attribute: 'city', value: name }
    const { hits } = engine.search({ ...EVERY_CAR, scope, filter, length: 1 })
    const point = hits[0]?.record._geoloc as { lat: number; lng: number } | undefined
    return point ? [{ name, lat: point.lat, lng: point.lng }] : []
  })
}

/** The stock's values from the facets of a response, as Algolia returns them. */
export function lexiconFromFacets(
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>,
  numbers: Iterable<string>,
  places: readonly LexiconPlace[],
  synonyms: readonly SearchSynonym[],
): Lexicon {
  const values: StockValues['values'] = Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [name, Object.keys(counts)]),
  )
  return buildLexicon({ values, places, numbers: new Set(numbers) }, synonyms)
}
