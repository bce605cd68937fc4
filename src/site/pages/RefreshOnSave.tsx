'use client'
import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Refreshes a preview each time the admin saves a draft, or has something unsaved to show: one refresh at a time, since whoever types is
 * faster. The preview is served from the admin's own origin.
 */
export function RefreshOnSave() {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const isStale = useRef(false)
  const refresh = () => {
    isStale.current = isRefreshing
    if (!isRefreshing) startTransition(() => router.refresh())
  }
  useEffect(() => {
    if (isRefreshing || !isStale.current) return
    isStale.current = false
    startTransition(() => router.refresh())
  }, [isRefreshing, router])
  const serverURL = typeof window === 'undefined' ? '' : window.location.origin
  return <RefreshRouteOnSave refresh={refresh} serverURL={serverURL} />
}
