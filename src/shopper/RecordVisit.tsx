'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { recordPage } from './visit'

/** Remembers the pages that a shopper sees, for the lead that may come of it (LEAD-01). Shows nothing. */
export function RecordVisit() {
  const path = usePathname()
  useEffect(() => {
    if (path) recordPage()
  }, [path])
  return null
}
