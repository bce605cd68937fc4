'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect } from 'react'
import { watchNear } from './whenNear'

/** Prefetches a page as soon as its link is in view, for links that shoppers will very likely follow. */
export function usePrefetchInView(link: RefObject<HTMLAnchorElement | null>, href: string): void {
  const router = useRouter()
  useEffect(() => {
    if (link.current) return watchNear(link.current, '200px', () => router.prefetch(href))
  }, [link, href, router])
}
