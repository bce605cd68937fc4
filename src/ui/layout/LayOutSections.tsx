'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Ends the saving of `content-visibility` in layout.css, so that going back finds the shopper's place on the page: from their
 * first scroll on, sections get their real height one by one, between frames; pages that they navigate to have it at once.
 */
export function LayOutSections() {
  const pathname = usePathname()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) return markLaidOut()
    let timer: ReturnType<typeof setTimeout> | undefined
    const layOutNext = (sections: HTMLElement[]) => {
      const [next, ...rest] = sections
      if (!next) return markLaidOut()
      next.style.contentVisibility = 'visible'
      timer = setTimeout(layOutNext, STEP_MS, rest)
    }
    const onScroll = () => layOutNext([...document.querySelectorAll<HTMLElement>(LAID_OUT_LATE)])
    document.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => {
      document.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [pathname])
  return null
}

const LAID_OUT_LATE = '.block-section, .block-section-column'

/** Milliseconds between two sections: a frame for the scroll, and one for the section. */
const STEP_MS = 32

function markLaidOut(): void {
  document.documentElement.dataset.laidOut = ''
}
