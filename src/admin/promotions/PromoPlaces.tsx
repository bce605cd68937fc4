'use client'
import { useFormFields } from '@payloadcms/ui'
import { cardPositions, promotionPool } from '@/domain/promotions/withPromotions'
import { HITS_PER_PAGE } from '@/domain/stock/results'
import { PromoGrid } from './PromoGrid'

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
    ? cardPositions({ position, strictDisplay: strict }, HITS_PER_PAGE, promotionPool(site, 1))
    : []
  return (
    <PromoGrid places={places} label="Promo" shown={display}>
      {sensible ? `On a full first page: after ${inWords(places)}.` : `Set a position from 1 to ${HITS_PER_PAGE}.`}
    </PromoGrid>
  )
}

/** "car 6", "cars 6, 13 and 18" */
function inWords(places: readonly number[]): string {
  if (places.length < 2) return `car ${places[0]}`
  return `cars ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`
}
