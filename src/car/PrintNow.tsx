'use client'

import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/ui/actions/Button'

/** How long pictures may take before the page is printed without those that are missing, in milliseconds. */
const PICTURES_WITHIN_MS = 5000

/** Opens the browser's print dialog once the pictures are there, and again on request. */
export function PrintNow({ carPath }: { carPath: string }) {
  useEffect(() => {
    let over = false
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}))
    const late = new Promise((resolve) => setTimeout(resolve, PICTURES_WITHIN_MS))
    Promise.race([Promise.all(pictures), late]).then(() => {
      if (!over) window.print()
    })
    return () => {
      over = true
    }
  }, [])
  return (
    <div className="container-page flex max-w-4xl flex-wrap gap-3 pb-12" data-print="hidden">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
      <Button href={carPath} variant="secondary">
        Back to the car
      </Button>
    </div>
  )
}
