'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Row label of a warranty: wording and conditions. */
export function WarrantyRowLabel() {
  const { data, rowNumber } = useRowLabel<{ wording?: string; makes?: unknown[] | null; carTypes?: string[] | null }>()
  const conditions = [
    data?.makes?.length ? (data.makes.length === 1 ? '1 brand' : `${data.makes.length} brands`) : null,
    data?.carTypes?.join(', ') || null,
  ].filter(Boolean)
  return (
    <span>
      {data?.wording || `Wording ${(rowNumber ?? 0) + 1}`}
      <small className="forecourt-row-detail">{conditions.join(', ') || 'all cars'}</small>
    </span>
  )
}
