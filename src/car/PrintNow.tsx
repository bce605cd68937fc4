'use client'

import { useEffect } from 'react'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'

/** How long to wait for images before printing without them, in milliseconds. */
const IMAGES_TIMEOUT_MS = 5000

/** Opens the browser's print dialog once the images have loaded, and again on request. */
export function PrintNow({ carPath }: { carPath: string }) {
  useEffect(() => {
    let over = false
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}))
    const timeout = new Promise((resolve) => setTimeout(resolve, IMAGES_TIMEOUT_MS))
    Promise.race([Promise.all(pictures), timeout]).then(() => {
      if (!over) window.print()
    })
    return () => {
      over = true
    }
  }, [])
  return (
    <div className="container-page flex max-w-4xl flex-wrap gap-3 pb-12" data-print="hidden">
      <Button onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </Button>
      <Button href={carPath} variant="secondary">
        Back to the car
      </Button>
    </div>
  )
}
