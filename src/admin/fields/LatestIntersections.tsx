'use client'

import type { ReactNode } from 'react'

/**
 * Payload renders fields as they come near the viewport, by the first record that its observer gets. A busy browser delivers two at
 * once, of which the second says so: groups of a block stayed empty. So observers of the admin get the last record of each element alone.
 */
function observeLatest(): void {
  const Observer = window.IntersectionObserver
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((records, observer) => {
        const latest = new Map(records.map((record) => [record.target, record]))
        callback([...latest.values()], observer)
      }, options)
    }
  }
}

// Before the first form renders.
if (typeof window !== 'undefined' && 'IntersectionObserver' in window) observeLatest()

export function LatestIntersections({ children }: { children: ReactNode }) {
  return children
}
