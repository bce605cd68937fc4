/** Path of a car in the stock index. @throws if the server has no demo */
export async function findCarPath(base: string): Promise<string> {
  const response = await fetch(`${base}/api/stock-index/1/indexes/stock/query`, {
    method: 'POST',
    body: JSON.stringify({ filters: 'is_available = 1', hitsPerPage: 1, attributesToRetrieve: ['slug'] }),
  })
  const { hits } = (await response.json()) as { hits?: { slug: string }[] }
  if (!hits?.[0]) throw new Error(`${base} has no cars. Is it a running demo?`)
  return `/cars/${hits[0].slug}`
}
