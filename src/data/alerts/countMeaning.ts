import 'server-only'
import type { SearchMeaning } from '../../domain/alerts/savedSearch'
import type { Site } from '../../domain/site/site'
import { printFilter } from '../../domain/stock/filters/printFilter'
import { STOCK_INDEX } from '../../domain/stock/results'
import { serverSearchClient } from '../../stockIndex/serverSearchClient'

/** The number of cars that a search finds on a site now. */
export async function countMeaning(site: Site, { filter, text, around }: SearchMeaning): Promise<number> {
  const filters = printFilter(filter)
  const { results } = await serverSearchClient(site).search([
    {
      indexName: STOCK_INDEX,
      params: {
        query: text,
        // The words have been read before.
        enableRules: false,
        hitsPerPage: 1,
        attributesToRetrieve: ['objectID'],
        attributesToHighlight: [],
        ...(filters && { filters }),
        ...(around && { aroundLatLng: `${around.lat},${around.lng}`, aroundRadius: Math.round(around.radiusMetres) }),
      },
    },
  ])
  return results[0]?.nbHits ?? 0
}
