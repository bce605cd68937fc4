import { useEffect, useState } from 'react'

/** Milliseconds after the last key until the server is asked. */
const PAUSE_MS = 120

export interface FoundGroups<Group> {
  /** the query that the groups answer; null until the first response */
  query: string | null
  groups: Group[]
  problem: string | null
}

/** What a route that returns `{ groups }` finds for a query. @param address of the route with the query, asked again when it changes */
export function useGroups<Group>(address: string, query: string): FoundGroups<Group> {
  const [found, setFound] = useState<FoundGroups<Group>>({ query: null, groups: [], problem: null })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        const result = await request<Group>(address, abort.signal)
        if (!abort.signal.aborted) setFound({ query, ...result })
      },
      query ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [address, query])
  return found
}

async function request<Group>(address: string, signal: AbortSignal): Promise<Omit<FoundGroups<Group>, 'query'>> {
  try {
    const response = await fetch(address, { credentials: 'include', signal })
    const body = (await response.json()) as { groups?: Group[]; errors?: { message: string }[] }
    if (body.groups) return { groups: body.groups, problem: null }
    return { groups: [], problem: body.errors?.[0]?.message ?? 'Could not search. Try again.' }
  } catch {
    return { groups: [], problem: 'Could not reach the server. Try again.' }
  }
}
