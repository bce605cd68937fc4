'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { startTransition, useRef } from 'react'

interface DocumentPreviewErrorProps {
  reset: () => void
}

/** In place of a page that cannot be rendered with what is entered so far. The next change tries again. */
export default function DocumentPreviewError({ reset }: DocumentPreviewErrorProps) {
  const router = useRouter()
  const isFirst = useRef(true)
  const tryAgain = () => {
    // The first is of this message itself, which would appear again at once.
    if (!isFirst.current)
      startTransition(() => {
        router.refresh()
        reset()
      })
    isFirst.current = false
  }
  const serverURL = typeof window === 'undefined' ? '' : window.location.origin
  return (
    <>
      <RefreshRouteOnSave refresh={tryAgain} serverURL={serverURL} />
      <p className="container-page py-section-space text-center text-muted" role="status">
        This cannot be shown with what is entered so far. The preview follows your next change.
      </p>
    </>
  )
}
