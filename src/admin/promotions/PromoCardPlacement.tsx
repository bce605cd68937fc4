'use client'
import { useFormFields } from '@payloadcms/ui'
import { cardPositions, promotionPool } from '@/domain/promotions/withPromotions'
import { HITS_PER_PAGE } from '@/domain/stock/results'
import { PlacementPreview } from './PlacementPreview'

/** Live preview of the card's position on a results page (STK-13). */
export function PromoCardPlacement() {
  const { site, position, strict, display } = useFormFields(([fields]) => ({
    site: Number(fields.site?.value ?? 0),
    position: Math.round(Number(fields.position?.value)),
    strict: Boolean(fields.strictDisplay?.value),
    display: Boolean(fields.display?.value),
  }))
  const isValid = position >= 1 && position <= HITS_PER_PAGE
  const positions = isValid
    ? cardPositions({ position, strictDisplay: strict }, HITS_PER_PAGE, promotionPool(site, 1))
    : []
  return (
    <PlacementPreview positions={positions} label="Promo" isVisible={display}>
      {isValid
        ? `On a full first page: after ${formatPositions(positions)}.`
        : `Set a position from 1 to ${HITS_PER_PAGE}.`}
    </PlacementPreview>
  )
}

/** "car 6", "cars 6, 13 and 18" */
function formatPositions(positions: readonly number[]): string {
  if (positions.length < 2) return `car ${positions[0]}`
  return `cars ${positions.slice(0, -1).join(', ')} and ${positions.at(-1)}`
}
