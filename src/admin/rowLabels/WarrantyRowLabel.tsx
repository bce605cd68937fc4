'use client'
import { useRowLabel } from '@payloadcms/ui'

/** A warranty by its wording, and whether it is for some cars only. */
export function WarrantyRowLabel() {
  const { data, rowNumber } = useRowLabel<{ wording?: string; makes?: unknown[] | null; carTypes?: string[] | null }>()
  const some = [
    data?.makes?.length ? (data.makes.length === 1 ? '1 brand' : `${data.makes.length} brands`) : null,
    data?.carTypes?.join(', ') || null,
  ].filter(Boolean)
  return (
    <span>
      {data?.wording || `Wording ${(rowNumber ?? 0) + 1}`}
      <small className="forecourt-row-detail">{some.join(', ') || 'every car'}</small>
    </span>
  )
}
