import { MAX_DOCUMENTS } from '../../collections/readLimits'

interface Page<Doc> {
  docs: Doc[]
  hasNextPage: boolean
}

/**
 * Reads up to `max` documents of a REST list, 100 per request. Null if the user has no access.
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
    const result = (await response.json()) as Page<Doc>
    docs.push(...result.docs)
    if (!result.hasNextPage) break
  }
  return docs.slice(0, max)
}
