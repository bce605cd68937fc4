import type { ReactNode } from 'react'
import { Icon } from '@/ui/media/Icon'

interface NewArrivalProps {
  /** sold, so no photos are coming */
  sold: boolean
  /** a way to ask for photos */
  children?: ReactNode
}

/** Shown for a car without photos (CARD-04). */
export function NewArrival({ sold, children }: NewArrivalProps) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 bg-surface text-muted">
      <Icon name="camera-thin" className="mb-2 size-12" />
      <p className="heading-4 text-ink">{sold ? 'No photos' : 'New arrival'}</p>
      {!sold && <p>Photos are on their way</p>}
      {!sold && children}
    </div>
  )
}
