import type { Algoliasearch } from 'algoliasearch'
import { quoteFilterValue } from '../../domain/stock/filters/printFilter'
import { LEXICON_ATTRIBUTES, LEXICON_NUMBERS, type Lexicon, type SearchSynonym } from '../../domain/stock/query/lexicon'
import { lexiconFromFacets } from '../understanding'

/** Towns whose position a lexicon knows at most: one call of Algolia takes 50 searches. */
const MAX_CITIES = 50

/** Values of a facet that Algolia returns at most. */
const MAX_VALUES = 1000

/** The lexicon of the cars that an index of Algolia lists within `filters`. */
export async function readAlgoliaLexicon(
  client: Algoliasearch,
  indexName: string,
  filters: string,
  synonyms: readonly SearchSynonym[],
): Promise<Lexicon> {
  const { facets = {}, facets_stats: stats = {} } = await client.searchSingleIndex({
    indexName,
    searchParams: {
      filters,
      hitsPerPage: 0,
      facets: [...LEXICON_ATTRIBUTES, ...LEXICON_NUMBERS],
      maxValuesPerFacet: MAX_VALUES,
    },
  })
  const cities = Object.keys(facets.city ?? {}).slice(0, MAX_CITIES)
  const requests = cities.map((city) => ({
    indexName,
    filters: [filters, `city:${quoteFilterValue(city)}`].filter(Boolean).join(' AND '),
    hitsPerPage: 1,
    attributesToRetrieve: ['_geoloc'],
    attributesToHighlight: [],
  }))
  const { results } = requests.length === 0 ? { results: [] } : await client.search({ requests })
  const places = cities.flatMap((name, at) => {
    const { hits = [] } = results[at] as { hits?: { _geoloc?: { lat: number; lng: number } }[] }
    const point = hits[0]?._geoloc
    return point ? [{ name, lat: point.lat, lng: point.lng }] : []
  })
  return lexiconFromFacets(facets, Object.keys(stats), places, synonyms)
}
