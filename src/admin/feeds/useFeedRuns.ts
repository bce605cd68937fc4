'use client'
import { useCallback, useEffect, useState } from 'react'
import { isRunning } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'

/** Polling interval of a running run. */
const POLL_MS = 1_000

/** A run, polled while it is running. */
export function useFeedRun(id: number | string | null | undefined) {
  const fetchRuns = useCallback(async (): Promise<FeedRun[]> => {
    if (id === null || id === undefined) return []
    const response = await fetch(`/api/feedRuns/${id}?depth=0`, { credentials: 'include', cache: 'no-store' })
    return response.ok ? [(await response.json()) as FeedRun] : []
  }, [id])
  const { runs, failed } = usePolledRuns(fetchRuns)
  return { run: runs?.[0] ?? null, failed }
}

/** A feed's last runs, newest first, polled while the newest is running. */
export function useFeedRunList(id: number | string | null | undefined) {
  const fetchRuns = useCallback(async (): Promise<FeedRun[]> => {
    if (id === null || id === undefined) return []
    const query = `where[feed][equals]=${id}&limit=5&depth=0&sort=-createdAt`
    const response = await fetch(`/api/feedRuns?${query}`, { credentials: 'include', cache: 'no-store' })
    if (!response.ok) throw new Error(String(response.status))
    return ((await response.json()) as { docs: FeedRun[] }).docs
  }, [id])
  return usePolledRuns(fetchRuns)
}

function usePolledRuns(fetchRuns: () => Promise<FeedRun[]>) {
  const [runs, setRuns] = useState<FeedRun[] | null>(null)
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(async () => {
    try {
      setRuns(await fetchRuns())
      setFailed(false)
    } catch {
      // Keeps the last result; the next poll may succeed.
      setFailed(true)
    }
  }, [fetchRuns])
  useEffect(() => {
    void refresh()
  }, [refresh])
  const isActive = isRunning(runs?.[0]?.status)
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => void refresh(), POLL_MS)
    return () => clearInterval(timer)
  }, [isActive, refresh])
  return { runs, failed, refresh }
}
