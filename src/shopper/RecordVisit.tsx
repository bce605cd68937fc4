'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { ANALYTICS_AGREED } from '@/domain/tags/consentEvent'
import { takeReplaced } from './replacedAddress'
import { keepVisit, recordPage } from './visit'

/** Milliseconds after which a page is counted even if it is never idle. */
const MAX_WAIT_MS = 4000

/** Records the pages of a visit, for a lead that may follow (LEAD-01) and for reports. Renders nothing. */
export function RecordVisit() {
  const path = usePathname()
  const counted = useRef<string | null>(null)
  useEffect(() => {
    const keep = () => {
      keepVisit()
      void import('./countVisit').then(({ keepArrival }) => keepArrival()).catch(() => {})
    }
    window.addEventListener(ANALYTICS_AGREED, keep)
    return () => window.removeEventListener(ANALYTICS_AGREED, keep)
  }, [])
  useEffect(() => {
    if (!path) return
    recordPage()
    const before = counted.current
    counted.current = path
    // A search that moves to the address of its filters is one view.
    if (takeReplaced(before, path)) return
    const count = () => void import('./countVisit').then(({ countVisit }) => countVisit(path)).catch(() => {})
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(count, { timeout: MAX_WAIT_MS })
    else setTimeout(count, MAX_WAIT_MS / 2)
  }, [path])
  return null
}
