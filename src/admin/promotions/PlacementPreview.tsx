import { FieldLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { HITS_PER_PAGE } from '@/domain/stock/results'

interface PlacementPreviewProps {
  /** shown after these numbers of cars */
  positions: readonly number[]
  label: string
  /** false if it is hidden from shoppers */
  isVisible: boolean
  /** description of the position */
  children: ReactNode
}

/** Miniature results page with the position of the promotion. */
export function PlacementPreview({ positions, label, isVisible, children }: PlacementPreviewProps) {
  const cells = Array.from({ length: HITS_PER_PAGE }, (_, index) => index + 1).flatMap((car) => [
    { key: `car ${car}`, car },
    ...(positions.includes(car) ? [{ key: `promotion ${car}`, car: null }] : []),
  ])
  return (
    <div className="field-type forecourt-placement">
      <FieldLabel label="Placement" />
      <p className="forecourt-placement__text" aria-live="polite">
        {children}
        {!isVisible && ' Currently hidden because Visible is off.'}
      </p>
      <ol className="forecourt-placement__grid" aria-hidden data-off={isVisible ? undefined : ''}>
        {cells.map(({ key, car }) => (
          <li key={key} data-kind={car === null ? 'card' : 'car'}>
            {car ?? label}
          </li>
        ))}
      </ol>
    </div>
  )
}
