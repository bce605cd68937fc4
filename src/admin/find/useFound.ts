import { containsWords, type FoundGroup, type FoundItem, splitFindWords } from '@/domain/find/findWords'
import { type FoundGroups, useGroups } from './useGroups'

const MAX_PLACES = 5

/** What the server finds for a query, with places of the admin by their names; without a query what the user edited last. */
export function useFound(query: string, places: readonly FoundItem[]): FoundGroups<FoundGroup> {
  const found = useGroups<FoundGroup>(`/api/find?${new URLSearchParams({ q: query })}`, query)
  return { ...found, groups: withPlaces(found.groups, query, places) }
}

function withPlaces(groups: readonly FoundGroup[], query: string, places: readonly FoundItem[]): FoundGroup[] {
  const words = splitFindWords(query)
  const items =
    words.length === 0
      ? []
      : places.filter(({ title, detail }) => containsWords(`${title} ${detail}`, words)).slice(0, MAX_PLACES)
  return items.length > 0 ? [{ kind: 'places', label: 'Go to', items }, ...groups] : [...groups]
}
