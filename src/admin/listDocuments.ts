import { MAX_DOCUMENTS } from '../../collections/readLimits'

interface Page<Doc> {
  docs: Doc[]
  hasNextPage: boolean
}

/**
 * The documents of a REST list in the query's order, up to `max` of them: one request gives 100 at most. Null where the
 * signed-in user may not read them.
 */
export async function listDocuments<Doc>(
  url: string,
  query: string,
  { max, signal }: { max: number; signal: AbortSignal },
): Promise<Doc[] | null> {
  const docs: Doc[] = []
  for (let page = 1; docs.length < max; page += 1) {
    const response = await fetch(`${url}?${query}&limit=${MAX_DOCUMENTS}&page=${page}`, {
      credentials: 'include',
      signal,
    })
    if (!response.ok) return null
    const found = (await response.json()) as Page<Doc>
    docs.push(...found.docs)
    if (!found.hasNextPage) break
  }
  return docs.slice(0, max)
}
