'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Distance from the viewport at which an element counts as out of view: a fast scroll covers it before the next render. */
const MARGIN = '100px'

/**
 * True once `isReady` and the element has been out of view since. Content of unknown height that arrives late is added then,
 * so that it moves nothing a shopper is reading.
 */
export function useOutOfView(element: RefObject<Element | null>, isReady: boolean): boolean {
  const [isOutOfView, setOutOfView] = useState(false)
  useEffect(() => {
    if (!isReady || !element.current) return setOutOfView(false)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting) return
        observer.disconnect()
        setOutOfView(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isReady])
  return isOutOfView
}
