'use client'

import { storedList } from '@/ui/storage/browserStorage'

/** Searches that are remembered; the oldest are dropped. */
const MAX_RECENT = 5

/** The shopper's last searches in words, latest first, in this browser only. */
export const recentSearches = storedList<string>({
  key: 'recent_searches',
  area: 'local',
  isEntry: (entry): entry is string => typeof entry === 'string' && entry !== '' && entry.length <= 200,
  max: MAX_RECENT,
})

/** Moves a search to the front of the recent ones. */
export function addRecentSearch(words: string): void {
  const search = words.trim()
  if (search === '') return
  const others = recentSearches.read().filter((other) => other.toLowerCase() !== search.toLowerCase())
  recentSearches.write([search, ...others])
}
