'use client'
import { useFormFields } from '@payloadcms/ui'
import { TILE_POSITION } from '@/domain/promotions/withPromotions'
import { PlacementPreview } from './PlacementPreview'

/** Live preview of the tile's position (STK-14). */
export function PromoTilePlacement() {
  const visible = useFormFields(([fields]) => Boolean(fields.visible?.value))
  return (
    <PlacementPreview positions={[TILE_POSITION - 1]} label="Tile" isVisible={visible}>
      {`Shown as result ${TILE_POSITION} of the searches of its audience. If several tiles match, one is picked at random.`}
    </PlacementPreview>
  )
}
