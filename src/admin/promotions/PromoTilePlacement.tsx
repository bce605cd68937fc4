'use client'
import { useFormFields } from '@payloadcms/ui'
import { TILE_POSITION } from '@/domain/promotions/withPromotions'
import { PlacementPreview } from './PlacementPreview'

/** Live preview of the tile's position and matching searches (STK-14). */
export function PromoTilePlacement() {
  const { brands, types, visible } = useFormFields(([fields]) => ({
    brands: ((fields.brands?.value as unknown[] | null | undefined) ?? []).length,
    types: ((fields.carTypes?.value as string[] | null | undefined) ?? []).join(' or '),
    visible: Boolean(fields.visible?.value),
  }))
  return (
    <PlacementPreview positions={[TILE_POSITION - 1]} label="Tile" isVisible={visible}>
      {`Shown as result ${TILE_POSITION} of ${formatSearches(brands, types)}. If several tiles match, one is picked at random.`}
    </PlacementPreview>
  )
}

/** "any search", "a search for the brand chosen above and for new cars" */
function formatSearches(brands: number, types: string): string {
  const conditions = [
    ...(brands > 0 ? [`for ${brands === 1 ? 'the brand' : `one of the ${brands} brands`} chosen above`] : []),
    ...(types ? [`for ${types} cars`] : []),
  ]
  return conditions.length > 0 ? `a search ${conditions.join(' and ')}` : 'any search'
}
