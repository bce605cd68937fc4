'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { recordPage } from './visit'

/** Records the pages of a visit, for a lead that may follow (LEAD-01). Renders nothing. */
export function RecordVisit() {
  const path = usePathname()
  useEffect(() => {
    if (path) recordPage()
  }, [path])
  return null
}
