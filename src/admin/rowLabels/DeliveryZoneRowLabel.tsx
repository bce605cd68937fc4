'use client'
import { useRowLabel } from '@payloadcms/ui'
import { formatDollars } from '../../domain/format'

/** A zone in the site's list of delivery zones, with its price. */
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
