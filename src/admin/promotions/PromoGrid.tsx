import { FieldLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { HITS_PER_PAGE } from '@/domain/stock/results'

interface PromoGridProps {
  /** after how many cars it stands */
  places: readonly number[]
  label: string
  /** false where the switch hides it from shoppers */
  shown: boolean
  /** where it stands, in words */
  children: ReactNode
}

/** A page of results in small, with the promotion where shoppers will meet it. */
export function PromoGrid({ places, label, shown, children }: PromoGridProps) {
  const cells = Array.from({ length: HITS_PER_PAGE }, (_, index) => index + 1).flatMap((car) => [
    { key: `car ${car}`, car },
    ...(places.includes(car) ? [{ key: `promotion ${car}`, car: null }] : []),
  ])
  return (
    <div className="field-type forecourt-places">
      <FieldLabel label="Where it stands" />
      <p className="forecourt-places__words" aria-live="polite">
        {children}
        {!shown && ' Hidden for now, since Shown to shoppers is off.'}
      </p>
      <ol className="forecourt-places__grid" aria-hidden data-off={shown ? undefined : ''}>
        {cells.map(({ key, car }) => (
          <li key={key} data-kind={car === null ? 'card' : 'car'}>
            {car ?? label}
          </li>
        ))}
      </ol>
    </div>
  )
}
