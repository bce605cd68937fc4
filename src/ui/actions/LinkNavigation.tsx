'use client'

import { usePathname, useRouter } from 'next/navigation'
import { startTransition, useEffect, useState } from 'react'
import { isSitePath } from './Anchor'

/** How long a mouse rests on a link before its page is prefetched, in milliseconds; a pointer that crosses it moves on sooner. */
const HOVER_MS = 65

/**
 * Opens the links to the site's own pages without loading a new document, and prefetches their pages when a shopper hovers
 * over them or touches them. One listener for all links of the document: with next/link, each of about 200 links would be a
 * component to send and to hydrate. Before this code runs, links work as usual.
 */
export function LinkNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const [firstPathname] = useState(pathname)
  useEffect(() => {
    if (pathname !== firstPathname) dropFirstDescriptions()
  }, [pathname, firstPathname])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetchAfter = (ms: number, { target }: Event) => {
      clearTimeout(timer)
      const link = findPageLink(target)
      if (link && !isCurrentPage(link)) timer = setTimeout(() => router.prefetch(link.pathname + link.search), ms)
    }
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') prefetchAfter(HOVER_MS, event)
    }
    const onPointerDown = (event: Event) => prefetchAfter(0, event)
    // Runs after the handlers of React, which listens on the document too, so that they can prevent it.
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = findPageLink(event.target)
      if (!link || link.hasAttribute('download')) return
      event.preventDefault()
      startTransition(() => router.push(link.pathname + link.search + link.hash))
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onPointerOver, { passive: true })
    document.addEventListener('pointerdown', onPointerDown, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onPointerOver)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [router])
  return null
}

/** Removes what described the first page to other sites, which React does not know (src/server/staticParts.mjs): it adds its own for the next. */
function dropFirstDescriptions(): void {
  for (const meta of document.head.querySelectorAll(
    'meta[property], meta[name]:not([name=viewport], [name=theme-color])',
  ))
    if (!Object.keys(meta).some((key) => key.startsWith('__reactFiber$'))) meta.remove()
}

/** The link around an element, if it opens one of the site's pages in this tab. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isPageLink = link instanceof HTMLAnchorElement && !link.target && isSitePath(link.getAttribute('href') ?? '')
  return isPageLink ? link : null
}

function isCurrentPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search
}
