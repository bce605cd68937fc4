'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Row label of a search filter. */
export function FacetRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string | null }>()
  return <span>{data?.label || `Filter ${(rowNumber ?? 0) + 1}`}</span>
}
