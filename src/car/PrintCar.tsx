'use client'

import { useState } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { recordEvent } from '../shopper/recordEvent'

interface PrintCarProps {
  car: { id: number; slug: string; path: string }
}

/** A printable page in a new tab, and the brochure as a download (CAR-02, CAR-16). */
export function PrintCar({ car }: PrintCarProps) {
  const [preparing, setPreparing] = useState(false)
  const download = async () => {
    setPreparing(true)
    try {
      await saveBrochure(car)
      recordEvent(ANALYTICS_EVENTS.printPdf, { car_id: car.id })
    } catch (error) {
      window.alert((error as Error).message)
    } finally {
      setPreparing(false)
    }
  }
  return (
    <>
      <Button
        href={`/print?car_id=${encodeURIComponent(car.slug)}`}
        target="_blank"
        variant="quiet"
        size="sm"
        onClick={() => recordEvent(ANALYTICS_EVENTS.printPdf, { car_id: car.id })}
      >
        <Icon name="printer" />
        Print
      </Button>
      <Button
        variant="quiet"
        size="sm"
        data-needs-script
        onClick={download}
        disabled={preparing}
        aria-busy={preparing || undefined}
      >
        <Icon name="file-down" />
        <span aria-live="polite">{preparing ? 'Preparing' : 'PDF'}</span>
      </Button>
    </>
  )
}

const FAILED = 'Could not create the brochure. Try again.'

/** Saves the brochure as {slug}.pdf. Throws a message for the shopper. */
async function saveBrochure({ slug, path }: PrintCarProps['car']): Promise<void> {
  const response = await fetch(`${path}/pdf`).catch(() => {
    throw new Error('Could not download the brochure. Check your connection and try again.')
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { errors?: { message: string }[] } | null
    throw new Error(body?.errors?.[0]?.message ?? FAILED)
  }
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `${slug}.pdf`
  link.click()
  // The browser reads the file after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
