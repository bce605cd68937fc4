'use client'
import { FieldLabel, useFormFields } from '@payloadcms/ui'
import { placesOfCard, promotionSeed } from '@/domain/promotions/withPromotions'
import { seededRandom } from '@/domain/random'
import { HITS_PER_PAGE } from '@/domain/stock/results'

/** A page of results in small, with the card where shoppers will meet it; it follows the form as staff change it (STK-13). */
export function PromoPlaces() {
  const { site, position, strict, display } = useFormFields(([fields]) => ({
    site: Number(fields.site?.value ?? 0),
    position: Math.round(Number(fields.position?.value)),
    strict: Boolean(fields.strictDisplay?.value),
    display: Boolean(fields.display?.value),
  }))
  const sensible = position >= 1 && position <= HITS_PER_PAGE
  const places = sensible
    ? placesOfCard({ position, strictDisplay: strict }, HITS_PER_PAGE, seededRandom(promotionSeed(site, 1)))
    : []
  const cells = Array.from({ length: HITS_PER_PAGE }, (_, index) => index + 1).flatMap((car) => [
    { key: `car ${car}`, car },
    ...(places.includes(car) ? [{ key: `card ${car}`, car: null }] : []),
  ])
  return (
    <div className="field-type forecourt-places">
      <FieldLabel label="Where it stands" />
      <p className="forecourt-places__words" aria-live="polite">
        {!sensible && `Set a position from 1 to ${HITS_PER_PAGE}.`}
        {sensible && `On a full first page: after ${inWords(places)}.`}
        {!display && ' Hidden for now, since Shown to shoppers is off.'}
      </p>
      <ol className="forecourt-places__grid" aria-hidden data-off={display ? undefined : ''}>
        {cells.map(({ key, car }) => (
          <li key={key} data-kind={car === null ? 'card' : 'car'}>
            {car ?? 'Promo'}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** "car 6", "cars 6, 13 and 18" */
function inWords(places: readonly number[]): string {
  if (places.length < 2) return `car ${places[0]}`
  return `cars ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`
}
