'use client'
import { useRowLabel } from '@payloadcms/ui'
import { formatDollars } from '../../domain/format'

/** Row label of a delivery zone: name and price. */
export function DeliveryZoneRowLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null; price?: number | null }>()
  const name = data?.name || `Zone ${(rowNumber ?? 0) + 1}`
  if (typeof data?.price !== 'number') return <span>{name}</span>
  return (
    <span>
      {name} · {data.price === 0 ? 'free' : formatDollars(data.price)}
    </span>
  )
}
