import type { Algoliasearch } from 'algoliasearch'
import type { Site } from '../../domain/site/site'
import { parseFilters } from '../../domain/stock/filters/filterGrammar'
import { printFilter, quoteFilterValue } from '../../domain/stock/filters/printFilter'
import { STOCK_INDEX } from '../../domain/stock/results'
import { stockFilterExpression } from '../../domain/stock/visibility'
import { rejectionResponse, type StockIndexCall, type StockIndexResponse } from '../protocol/handleCall'
import { type ObjectRequest, parseCall, type SearchRequest, type StockIndexRequest } from '../protocol/parseCall'
import { ProtocolError } from '../protocol/protocolError'
import { knownParams } from '../protocol/searchParams'
import { type AlgoliaConfig, algoliaClient, algoliaIndexName } from './algoliaConfig'

/**
 * Handles a call with Algolia instead of the embedded index. Index names, caps and errors are the same, and the site's
 * listing rule is added to every query on the server, which keeps the key.
 */
export async function requestAlgolia(
  site: Pick<Site, 'slug' | 'stockRules'>,
  call: StockIndexCall,
  config: AlgoliaConfig,
  now: Date,
): Promise<StockIndexResponse> {
  const request = new AlgoliaRequest(algoliaClient(config, config.searchKey), config, site, now)
  try {
    return { status: 200, body: JSON.stringify(await request.run(parseCall(call))) }
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

/** The Algolia queries of one call, for one site. */
class AlgoliaRequest {
  private readonly scope: string

  constructor(
    private readonly client: Algoliasearch,
    private readonly config: AlgoliaConfig,
    private readonly site: Pick<Site, 'slug' | 'stockRules'>,
    now: Date,
  ) {
    this.scope = stockFilterExpression(site.stockRules, now)
  }

  async run(query: StockIndexRequest): Promise<unknown> {
    switch (query.kind) {
      case 'searches': {
        const results = await this.search(query.searches)
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

  private async search(searches: readonly SearchRequest[]): Promise<object[]> {
    if (searches.length === 0) return []
    const requests = searches.map(({ index, input, facetSearch }) => ({
      ...this.scoped(input),
      indexName: this.nameOf(index),
      ...(facetSearch && {
        type: 'facet' as const,
        facet: facetSearch.facet,
        facetQuery: facetSearch.typed,
        maxFacetHits: facetSearch.max,
      }),
    }))
    const { results } = await this.client.search({ requests: requests as never })
    return results.map((result, at) => ('index' in result ? { ...result, index: searches[at]?.index } : result))
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
  private scoped(input: Record<string, unknown>): Record<string, unknown> {
    const params = knownParams(input)
    // reprinted, since Algolia accepts fewer notations
    const filters = printFilter(parseFilters(typeof params.filters === 'string' ? params.filters : ''))
    return { ...params, filters: filters === '' ? this.scope : `${this.scope} AND ${filters}` }
  }

  private nameOf(index: string): string {
    return algoliaIndexName(this.config, this.site.slug, index)
  }
}
