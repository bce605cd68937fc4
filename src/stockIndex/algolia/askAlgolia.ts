import type { Algoliasearch } from 'algoliasearch'
import type { Site } from '../../domain/site/site'
import { parseFilters } from '../../domain/stock/filters/filterGrammar'
import { printFilter, quoteFilterValue } from '../../domain/stock/filters/printFilter'
import { STOCK_INDEX } from '../../domain/stock/results'
import { stockFilterExpression } from '../../domain/stock/visibility'
import { rejectionResponse, type StockIndexCall, type StockIndexReply } from '../protocol/handleCall'
import { type AskedObject, type AskedSearch, parseCall, type StockIndexQuestion } from '../protocol/readCall'
import { Refusal } from '../protocol/rejection'
import { knownParams } from '../protocol/searchParams'
import { type AlgoliaConfig, algoliaClient, algoliaIndexName } from './algoliaConfig'

/**
 * Answers a call from Algolia instead of the embedded index. Callers see no difference: the same index names, caps and refusals, and
 * the site's own rule of listing on every query, which stays here with the key.
 */
export async function requestAlgolia(
  site: Pick<Site, 'slug' | 'stockRules'>,
  call: StockIndexCall,
  config: AlgoliaConfig,
  now: Date,
): Promise<StockIndexReply> {
  const asking = new Asking(algoliaClient(config, config.searchKey), config, site, now)
  try {
    return { status: 200, body: JSON.stringify(await asking.answer(parseCall(call))) }
  } catch (error) {
    if (error instanceof Refusal) return rejectionResponse(error)
    if (isRefusedThere(error)) return rejectionResponse(error)
    throw error
  }
}

/** Algolia's own answer that a question cannot be answered as asked. */
function isRefusedThere(error: unknown): error is { status: number; message: string } {
  return error instanceof Error && 'status' in error && error.status === 400
}

/** One call's questions to Algolia, about one site. */
class Asking {
  private readonly scope: string

  constructor(
    private readonly client: Algoliasearch,
    private readonly config: AlgoliaConfig,
    private readonly site: Pick<Site, 'slug' | 'stockRules'>,
    now: Date,
  ) {
    this.scope = stockFilterExpression(site.stockRules, now)
  }

  async answer(question: StockIndexQuestion): Promise<unknown> {
    switch (question.kind) {
      case 'searches': {
        const results = await this.search(question.searches)
        return question.alone ? results[0] : { results }
      }
      case 'objects': {
        const results = await this.objects(question.objects)
        if (!question.alone) return { results }
        if (results[0] === null) throw new Refusal(404, 'ObjectID does not exist')
        return results[0]
      }
      case 'browse':
        return this.browse(question)
    }
  }

  private async search(searches: readonly AskedSearch[]): Promise<object[]> {
    if (searches.length === 0) return []
    const requests = searches.map(({ index, given, facetSearch }) => ({
      ...this.scoped(given),
      indexName: this.nameOf(index),
      ...(facetSearch && {
        type: 'facet' as const,
        facet: facetSearch.facet,
        facetQuery: facetSearch.typed,
        maxFacetHits: facetSearch.most,
      }),
    }))
    const { results } = await this.client.search({ requests: requests as never })
    return results.map((result, at) => ('index' in result ? { ...result, index: searches[at]?.index } : result))
  }

  /** Records by key, found by searching: fetched by their key they would come whether listed or not. */
  private async objects(objects: readonly AskedObject[]): Promise<(object | null)[]> {
    const searches = objects.map(
      ({ objectID, attributes }): Pick<AskedSearch, 'index' | 'given'> => ({
        index: STOCK_INDEX,
        given: {
          filters: `objectID:${quoteFilterValue(objectID)}`,
          hitsPerPage: 1,
          attributesToHighlight: [],
          ...(attributes && { attributesToRetrieve: attributes }),
        },
      }),
    )
    const results = (await this.search(searches as AskedSearch[])) as { hits: Record<string, unknown>[] }[]
    return results.map(({ hits: [hit] }) => {
      if (hit === undefined) return null
      const { _highlightResult: _, ...record } = hit
      return record
    })
  }

  private async browse({ index, given }: Extract<StockIndexQuestion, { kind: 'browse' }>) {
    const { cursor } = given
    const browseParams = { ...this.scoped(given), ...(typeof cursor === 'string' && { cursor }) }
    return this.client.browse({ indexName: this.nameOf(index), browseParams: browseParams as never })
  }

  /** The parameters with the site's own rule added. Algolia takes no AND inside an OR, so both stand side by side. */
  private scoped(given: Record<string, unknown>): Record<string, unknown> {
    const params = knownParams(given)
    // printed anew, since Algolia reads fewer ways of writing the same
    const asked = printFilter(parseFilters(typeof params.filters === 'string' ? params.filters : ''))
    return { ...params, filters: asked === '' ? this.scope : `${this.scope} AND ${asked}` }
  }

  private nameOf(index: string): string {
    return algoliaIndexName(this.config, this.site.slug, index)
  }
}
