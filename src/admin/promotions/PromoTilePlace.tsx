'use client'
import { useFormFields } from '@payloadcms/ui'
import { TILE_POSITION } from '@/domain/promotions/withPromotions'
import { PromoGrid } from './PromoGrid'

/** Where a promo tile stands and on which searches; it follows the form as staff change it (STK-14). */
export function PromoTilePlace() {
  const { brands, types, visible } = useFormFields(([fields]) => ({
    brands: ((fields.brands?.value as unknown[] | null | undefined) ?? []).length,
    types: ((fields.carTypes?.value as string[] | null | undefined) ?? []).join(' or '),
    visible: Boolean(fields.visible?.value),
  }))
  return (
    <PromoGrid places={[TILE_POSITION - 1]} label="Tile" shown={visible}>
      {`As entry ${TILE_POSITION} of a page of ${searches(brands, types)}. Of several tiles that suit it, each page draws one by lot.`}
    </PromoGrid>
  )
}

/** "any search", "searches for the brand chosen above and for new cars" */
function searches(brands: number, types: string): string {
  const wanted = [
    ...(brands > 0 ? [`for ${brands === 1 ? 'the brand' : `one of the ${brands} brands`} chosen above`] : []),
    ...(types ? [`for ${types} cars`] : []),
  ]
  return wanted.length > 0 ? `a search ${wanted.join(' and ')}` : 'any search'
}
