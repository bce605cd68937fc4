'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const SuggestionPanel = lazy(() => import('./SuggestionPanel').then((module) => ({ default: module.SuggestionPanel })))

/** Gives each search field of the page its suggestions, whose code loads when one is focused. */
export function SearchFields() {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    const onFocus = () => {
      const focused = document.activeElement as HTMLInputElement | null
      if (focused?.dataset.suggests) setField(focused)
    }
    onFocus()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return (
    field && (
      <Suspense>
        <SuggestionPanel field={field} />
      </Suspense>
    )
  )
}
