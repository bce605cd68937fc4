import { useEffect, useState } from 'react'
import { containsWords, type FoundGroup, type FoundItem, splitFindWords } from '@/domain/find/findWords'

/** Milliseconds after the last key until the server is asked. */
const PAUSE_MS = 120

const MAX_PLACES = 5

export interface Found {
  /** the query that the groups answer; null until the first response */
  query: string | null
  groups: FoundGroup[]
  problem: string | null
}

/** What the server finds for a query, with places of the admin by their names; without a query what the user edited last. */
export function useFound(query: string, places: readonly FoundItem[]): Found {
  const [found, setFound] = useState<Found>({ query: null, groups: [], problem: null })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        const result = await request(query, abort.signal)
        if (!abort.signal.aborted) setFound({ query, ...result })
      },
      query ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query])
  return { ...found, groups: withPlaces(found.groups, query, places) }
}

async function request(query: string, signal: AbortSignal): Promise<Pick<Found, 'groups' | 'problem'>> {
  try {
    const response = await fetch(`/api/find?${new URLSearchParams({ q: query })}`, { credentials: 'include', signal })
    const body = (await response.json()) as { groups?: FoundGroup[]; errors?: { message: string }[] }
    if (body.groups) return { groups: body.groups, problem: null }
    return { groups: [], problem: body.errors?.[0]?.message ?? 'Could not search. Try again.' }
  } catch {
    return { groups: [], problem: 'Could not reach the server. Try again.' }
  }
}

function withPlaces(groups: readonly FoundGroup[], query: string, places: readonly FoundItem[]): FoundGroup[] {
  const words = splitFindWords(query)
  const items =
    words.length === 0
      ? []
      : places.filter(({ title, detail }) => containsWords(`${title} ${detail}`, words)).slice(0, MAX_PLACES)
  return items.length > 0 ? [{ kind: 'places', label: 'Go to', items }, ...groups] : [...groups]
}
