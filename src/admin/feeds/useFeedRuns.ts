'use client'
import { useCallback, useEffect, useState } from 'react'
import { isRunning } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'

/** How often a run under way is asked how far it is. */
const ASK_MS = 1_000

/** A run, asked for again as long as it goes on. */
export function useFeedRun(id: number | string | null | undefined) {
  const read = useCallback(async (): Promise<FeedRun[]> => {
    if (id === null || id === undefined) return []
    const answer = await fetch(`/api/feedRuns/${id}?depth=0`, { credentials: 'include', cache: 'no-store' })
    return answer.ok ? [(await answer.json()) as FeedRun] : []
  }, [id])
  const { runs, failed } = useAsked(read)
  return { run: runs?.[0] ?? null, failed }
}

/** A feed's last runs, newest first, asked for again as long as the newest goes on. */
export function useRunsOfFeed(id: number | string | null | undefined) {
  const read = useCallback(async (): Promise<FeedRun[]> => {
    if (id === null || id === undefined) return []
    const query = `where[feed][equals]=${id}&limit=5&depth=0&sort=-createdAt`
    const answer = await fetch(`/api/feedRuns?${query}`, { credentials: 'include', cache: 'no-store' })
    if (!answer.ok) throw new Error(String(answer.status))
    return ((await answer.json()) as { docs: FeedRun[] }).docs
  }, [id])
  return useAsked(read)
}

function useAsked(read: () => Promise<FeedRun[]>) {
  const [runs, setRuns] = useState<FeedRun[] | null>(null)
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(async () => {
    try {
      setRuns(await read())
      setFailed(false)
    } catch {
      // what was read last stays; the next question may get through
      setFailed(true)
    }
  }, [read])
  useEffect(() => {
    void refresh()
  }, [refresh])
  const goesOn = isRunning(runs?.[0]?.status)
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => void refresh(), ASK_MS)
    return () => clearInterval(timer)
  }, [goesOn, refresh])
  return { runs, failed, refresh }
}
