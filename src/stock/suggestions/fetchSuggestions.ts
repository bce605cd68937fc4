import { SUGGESTIONS_PATH, type SuggestionGroup, type SuggestionList } from '@/domain/stock/suggestions/suggestion'

/** Lists kept for letters typed before; the oldest are dropped. */
const MAX_LISTS = 60

/** Milliseconds after which a list is too late to help. */
const TIMEOUT_MS = 4000

const lists = new Map<string, Promise<SuggestionGroup[]>>()

/** The suggestions for typed letters, cached for this page. Rejects when they cannot be loaded. */
export function fetchSuggestions(typed: string): Promise<SuggestionGroup[]> {
  const cached = lists.get(typed)
  if (cached) return cached
  const list = request(typed)
  lists.set(typed, list)
  list.catch(() => lists.delete(typed))
  const [oldest] = lists.keys()
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest)
  return list
}

async function request(typed: string): Promise<SuggestionGroup[]> {
  const response = await fetch(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: typed })}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Suggestions failed with ${response.status}`)
  return ((await response.json()) as SuggestionList).groups
}
