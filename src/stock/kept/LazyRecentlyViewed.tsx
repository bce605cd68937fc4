'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { RecentlyViewedProps } from './RecentlyViewed'

const RecentlyViewed = dynamic(() => import('./RecentlyViewed').then((all) => all.RecentlyViewed), { ssr: false })

/** The strip with its cards' code in a file of its own, which loads once the page itself is there. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const start = () => setReady(true)
    if (document.readyState === 'complete') return start()
    window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])
  return ready ? <RecentlyViewed {...props} /> : <div data-recently-viewed="" />
}
