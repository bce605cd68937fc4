/**
 * The number of the site's cars that match, from the stock index endpoint without a search library. `filters` is in the
 * index's filter language, empty for all. Throws on an error response.
 */
export function countStock(filters: string, signal: AbortSignal): Promise<number> {
  const params = { filters, hitsPerPage: 0, attributesToRetrieve: [], attributesToHighlight: [] }
  return countQuery({ indexName: 'stock', ...params }, signal)
}

/** The number of the site's cars that a query of the index finds. Throws on an error response. */
export async function countQuery(query: object, signal: AbortSignal): Promise<number> {
  const response = await fetch('/api/stock-index/1/indexes/*/queries', {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      'X-Algolia-Application-Id': 'forecourt',
      'X-Algolia-API-Key': 'public',
    },
    body: JSON.stringify({ requests: [query] }),
  })
  if (!response.ok) throw new Error(`The stock index responded ${response.status}`)
  const { results } = (await response.json()) as { results: { nbHits: number }[] }
  return results[0]?.nbHits ?? 0
}
