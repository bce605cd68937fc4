'use client'

import { lazy, Suspense, useState } from 'react'
import type { CarSummary } from '@/domain/stock/car'
import { opensElsewhere } from '../search/opensElsewhere'
import type { CardSettings } from './cardSettings'

// The form and its libraries come when they are first asked for.
const RequestPhotosDialog = lazy(() =>
  import('./RequestPhotosDialog').then((module) => ({ default: module.RequestPhotosDialog })),
)

interface RequestPhotosProps {
  car: Pick<CarSummary, 'id' | 'name' | 'path'>
  form: NonNullable<CardSettings['photoForm']>
}

/** Asks for photos of a car that has none (CARD-04). Without script it leads to the car's own enquiry. */
export function RequestPhotos({ car, form }: RequestPhotosProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <a
        href={`${car.path}#enquire`}
        aria-haspopup="dialog"
        className="link above-card-link mt-1 inline-flex min-h-11 items-center text-sm text-ink"
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          setDialog('open')
        }}
      >
        Request photos
        <span className="sr-only"> of {car.name}</span>
      </a>
      {dialog !== 'never' && (
        <Suspense>
          <RequestPhotosDialog
            car={car}
            form={form}
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
