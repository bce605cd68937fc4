'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isSitePath } from './Anchor'

/** How long a mouse rests on a link before its page is prefetched, in milliseconds; a pointer that crosses it moves on sooner. */
const HOVER_MS = 65

/**
 * Prefetches a page when a shopper hovers over its link or touches it: one listener for all links of the document.
 * Prefetching every link in view takes about 50 requests a page.
 */
export function PrefetchOnIntent() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetchAfter = (ms: number, { target }: Event) => {
      clearTimeout(timer)
      const href = findPage(target)
      if (href) timer = setTimeout(() => router.prefetch(href), ms)
    }
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') prefetchAfter(HOVER_MS, event)
    }
    const onPointerDown = (event: Event) => prefetchAfter(0, event)
    document.addEventListener('pointerover', onPointerOver, { passive: true })
    document.addEventListener('pointerdown', onPointerDown, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onPointerOver)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [router])
  return null
}

/** The path and query of the page that the element's link opens in this tab; null for other links and for this page. */
function findPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || !isSitePath(link.getAttribute('href') ?? '')) return null
  const { pathname, search } = window.location
  return link.pathname === pathname && link.search === search ? null : link.pathname + link.search
}
