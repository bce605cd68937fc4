import type { Algoliasearch } from 'algoliasearch'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../domain/site/site'
import { allOf, type Filter } from '../../domain/stock/filters/filter'
import { parseFilters } from '../../domain/stock/filters/filterGrammar'
import { printFilter, quoteFilterValue } from '../../domain/stock/filters/printFilter'
import type { Lexicon } from '../../domain/stock/query/lexicon'
import { STOCK_INDEX } from '../../domain/stock/results'
import {
  preferredFilters,
  type UnderstoodQuery,
  understoodFilter,
  understoodPlace,
} from '../../domain/stock/understandQuery'
import { stockFilterExpression } from '../../domain/stock/visibility'
import type { PlacesByName } from '../placeNames'
import { rejectionResponse, type StockIndexCall, type StockIndexResponse } from '../protocol/handleCall'
import { type ObjectRequest, parseCall, type SearchRequest, type StockIndexRequest } from '../protocol/parseCall'
import { ProtocolError } from '../protocol/protocolError'
import { knownParams } from '../protocol/searchParams'
import {
  describeUnderstanding,
  leavingOut,
  mayGoOn,
  NEAR_PRECISION_METRES,
  orderByWords,
  queryReader,
} from '../understanding'
import { type AlgoliaConfig, algoliaClient, algoliaIndexName } from './algoliaConfig'
import { readAlgoliaLexicon } from './algoliaLexicon'

/**
 * Handles a call with Algolia instead of the embedded index. Index names, caps and errors are the same, and the site's
 * listing rule is added to every query on the server, which keeps the key.
 */
export async function requestAlgolia(
  site: Pick<Site, 'slug' | 'stockRules'>,
  call: StockIndexCall,
  config: AlgoliaConfig,
  now: Date,
  places: PlacesByName = new Map(),
): Promise<StockIndexResponse> {
  const request = new AlgoliaRequest(algoliaClient(config, config.searchKey), config, site, now, places)
  try {
    return { status: 200, body: JSON.stringify(await request.run(parseCall(call), call.leaveOut)) }
  } catch (error) {
    if (error instanceof ProtocolError) return rejectionResponse(error)
    if (isAlgoliaError(error)) return rejectionResponse(error)
    throw error
  }
}

/** True for an error that Algolia returns for an invalid query. */
function isAlgoliaError(error: unknown): error is { status: number; message: string } {
  return error instanceof Error && 'status' in error && error.status === 400
}

/** What a typed search was understood as. */
interface Reading {
  text: string
  /** the index with the order that the words ask for */
  index: string
  understood: UnderstoodQuery
}

/** Lexicons by index, rules and synonyms: the values of a stock change far less often than its cars. */
const lexicons = new LRUCache<string, Promise<Lexicon>>({ max: 200, ttl: 5 * 60_000 })

/** The parameters of a search that was understood: its remaining words, what ranks first, and where it is measured from. */
function understoodParams(understood: UnderstoodQuery, params: Record<string, unknown>): Record<string, unknown> {
  const near = understoodPlace(understood.parts)
  const preferred = preferredFilters(understood.parts).map(toOptionalFilter)
  return {
    query: understood.text,
    enableSynonyms: false,
    ...(!mayGoOn(understood) && (params.queryType ?? 'prefixLast') === 'prefixLast' && { queryType: 'prefixNone' }),
    ...(preferred.length > 0 && { optionalFilters: preferred }),
    ...(near !== null &&
      !params.aroundLatLng && {
        aroundLatLng: `${near.place.lat},${near.place.lng}`,
        aroundRadius: near.radiusKm === null ? 'all' : near.radiusKm * 1000,
        aroundPrecision: NEAR_PRECISION_METRES,
        getRankingInfo: true,
      }),
  }
}

/** Algolia's notation of a filter that raises records: `make:Mazda`, or a list of which one is enough. */
function toOptionalFilter(filter: Filter): string | string[] {
  if (filter.kind === 'any') return filter.operands.map((operand) => String(toOptionalFilter(operand)))
  return filter.kind === 'value' ? `${filter.attribute}:${filter.value}` : printFilter(filter)
}

function describe(reading: Reading | null | undefined): object {
  if (!reading) return {}
  const { text, understood } = reading
  return {
    query: text,
    queryAfterRemoval: understood.text,
    userData: [describeUnderstanding(text, understood)],
  }
}

/** The Algolia queries of one call, for one site. */
class AlgoliaRequest {
  private readonly scope: string

  constructor(
    private readonly client: Algoliasearch,
    private readonly config: AlgoliaConfig,
    private readonly site: Pick<Site, 'slug' | 'stockRules'>,
    private readonly now: Date,
    private readonly places: PlacesByName,
  ) {
    this.scope = stockFilterExpression(site.stockRules, now)
  }

  async run(query: StockIndexRequest, leaveOut: StockIndexCall['leaveOut']): Promise<unknown> {
    switch (query.kind) {
      case 'searches': {
        const results = await this.search(query.searches, leaveOut)
        return query.single ? results[0] : { results }
      }
      case 'objects': {
        const results = await this.objects(query.objects)
        if (!query.single) return { results }
        if (results[0] === null) throw new ProtocolError(404, 'ObjectID does not exist')
        return results[0]
      }
      case 'browse':
        return this.browse(query)
    }
  }

  private async search(searches: readonly SearchRequest[], leaveOut?: StockIndexCall['leaveOut']): Promise<object[]> {
    if (searches.length === 0) return []
    const readings = await this.readQueries(searches, leaveOut)
    const requests = searches.map(({ index, input, facetSearch }, at) => ({
      ...this.scoped(input, readings[at]?.understood),
      indexName: this.nameOf(readings[at]?.index ?? index),
      ...(facetSearch && {
        type: 'facet' as const,
        facet: facetSearch.facet,
        facetQuery: facetSearch.typed,
        maxFacetHits: facetSearch.max,
      }),
    }))
    const { results } = await this.client.search({ requests: requests as never })
    return results.map((result, at) =>
      'index' in result ? { ...result, ...describe(readings[at]), index: searches[at]?.index } : result,
    )
  }

  /** What the searches mean, with the same reader as the embedded index; null for one without words, or searched as it is. */
  private async readQueries(
    searches: readonly SearchRequest[],
    leaveOut: StockIndexCall['leaveOut'],
  ): Promise<(Reading | null)[]> {
    const texts = searches.map(({ search, facetSearch }) => {
      // a look-up by key is a search without words
      const { params, query } = search ?? facetSearch?.search ?? {}
      return params?.enableRules ? (query?.text ?? '') : ''
    })
    if (texts.every((text) => text === '')) return texts.map(() => null)
    const lexicon = await this.lexicon()
    const reader = queryReader(() => lexicon, this.places, this.now)
    return texts.map((text, at) => {
      const { index = STOCK_INDEX, input = {} } = searches[at] ?? {}
      if (text === '') return null
      const understood = leavingOut(reader, leaveOut?.[at]).read(text)
      return { text, ...orderByWords(index, understood, Boolean(input.aroundLatLng)) }
    })
  }

  private lexicon(): Promise<Lexicon> {
    const synonyms = this.site.stockRules.searchSynonyms
    const key = JSON.stringify([this.config.appId, this.nameOf(STOCK_INDEX), this.scope, synonyms])
    const known = lexicons.get(key)
    if (known) return known
    const reading = readAlgoliaLexicon(this.client, this.nameOf(STOCK_INDEX), this.scope, synonyms)
    lexicons.set(key, reading)
    reading.catch(() => lexicons.delete(key))
    return reading
  }

  /** Finds records by searching for their keys: fetching by key would return unlisted cars too. */
  private async objects(objects: readonly ObjectRequest[]): Promise<(object | null)[]> {
    const searches = objects.map(
      ({ objectID, attributes }): Pick<SearchRequest, 'index' | 'input'> => ({
        index: STOCK_INDEX,
        input: {
          filters: `objectID:${quoteFilterValue(objectID)}`,
          hitsPerPage: 1,
          attributesToHighlight: [],
          ...(attributes && { attributesToRetrieve: attributes }),
        },
      }),
    )
    const results = (await this.search(searches as SearchRequest[])) as { hits: Record<string, unknown>[] }[]
    return results.map(({ hits: [hit] }) => {
      if (hit === undefined) return null
      const { _highlightResult: _, ...record } = hit
      return record
    })
  }

  private async browse({ index, input }: Extract<StockIndexRequest, { kind: 'browse' }>) {
    const { cursor } = input
    const browseParams = { ...this.scoped(input), ...(typeof cursor === 'string' && { cursor }) }
    return this.client.browse({ indexName: this.nameOf(index), browseParams: browseParams as never })
  }

  /**
   * The parameters with the site's listing rule added. Algolia allows no AND inside an OR, so the two are joined by
   * AND.
   */
  private scoped(input: Record<string, unknown>, understood?: UnderstoodQuery): Record<string, unknown> {
    const params = knownParams(input)
    // reprinted, since Algolia accepts fewer notations
    const own = parseFilters(typeof params.filters === 'string' ? params.filters : '')
    const read = understood ? understoodFilter(understood.parts) : null
    const filters = printFilter(read === null ? own : allOf([own, read]))
    return {
      ...params,
      ...(understood && understoodParams(understood, params)),
      // the index's own rules and synonyms are for searches that do not come through here
      enableRules: false,
      filters: filters === '' ? this.scope : `${this.scope} AND ${filters}`,
    }
  }

  private nameOf(index: string): string {
    return algoliaIndexName(this.config, this.site.slug, index)
  }
}
