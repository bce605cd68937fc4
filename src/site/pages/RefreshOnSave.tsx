'use client'
import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/** Milliseconds between two looks for parts that hold up a refresh. */
const WAKE_EVERY_MS = 100
/** Milliseconds after which a refresh counts as lost. */
const LOST_AFTER_MS = 10_000

/**
 * Refreshes a preview each time the admin saves a draft, or has something unsaved to show: one refresh at a time, since whoever types is
 * faster. The preview is served from the admin's own origin.
 */
export function RefreshOnSave() {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const isStale = useRef(false)
  const startedAt = useRef(0)
  const start = () => {
    isStale.current = false
    startedAt.current = Date.now()
    startTransition(() => router.refresh())
  }
  const refresh = () => {
    if (isRefreshing && Date.now() - startedAt.current < LOST_AFTER_MS) isStale.current = true
    else start()
  }
  useEffect(() => {
    if (!isRefreshing) {
      if (isStale.current) start()
      return
    }
    wakeLazyParts()
    const timer = setInterval(wakeLazyParts, WAKE_EVERY_MS)
    return () => clearInterval(timer)
  })
  const serverURL = typeof window === 'undefined' ? '' : window.location.origin
  return <RefreshRouteOnSave refresh={refresh} serverURL={serverURL} />
}

/**
 * Loads the parts whose code waits until a shopper comes near: React shows nothing new of a page while one of its parts waits. The event
 * does not bubble, so that only those who wait for the part hear it.
 */
function wakeLazyParts(): void {
  for (const part of document.querySelectorAll('[data-late]:not([data-live])')) part.dispatchEvent(new Event('focusin'))
}
