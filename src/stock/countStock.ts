/**
 * How many cars of the site match, asked of the stock index's endpoint directly: one number does not need a search library.
 * `filters` is in the index's filter language, empty for all. Throws where the index cannot answer.
 */
export async function countStock(filters: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch('/api/stock-index/1/indexes/*/queries', {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      'X-Algolia-Application-Id': 'forecourt',
      'X-Algolia-API-Key': 'public',
    },
    body: JSON.stringify({
      requests: [{ indexName: 'stock', filters, hitsPerPage: 0, attributesToRetrieve: [], attributesToHighlight: [] }],
    }),
  })
  if (!answer.ok) throw new Error(`The stock index answered ${answer.status}`)
  const { results } = (await answer.json()) as { results: { nbHits: number }[] }
  return results[0]?.nbHits ?? 0
}
