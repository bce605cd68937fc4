import 'server-only'
import type { Site } from '../../domain/site/site'
import { STOCK_INDEX } from '../../domain/stock/results'
import type { UnderstoodData } from '../../domain/stock/understoodData'
import { serverSearchClient } from '../../stockIndex/serverSearchClient'

/** What a typed search means on a site, and what it finds. */
export interface SearchReading {
  parts: { words: string; label: string }[]
  text: string | null
  count: number
  /** the name of the first car; null without any */
  example: string | null
}

/** Reads a typed search with the site's rules, which may be unsaved. */
export async function readSearch(site: Site, query: string): Promise<SearchReading> {
  const { results } = await serverSearchClient(site).search<{ name: string }>([
    {
      indexName: STOCK_INDEX,
      params: { query, hitsPerPage: 1, attributesToRetrieve: ['name'], attributesToHighlight: [] },
    },
  ])
  const [result] = results
  const data = result?.userData?.[0] as UnderstoodData | undefined
  return {
    parts: data?.understood.parts.map(({ words, label }) => ({ words, label })) ?? [],
    text: data?.understood.text?.words ?? null,
    count: result?.nbHits ?? 0,
    example: result?.hits[0]?.name ?? null,
  }
}
