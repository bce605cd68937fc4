'use client'
import { useRowLabel } from '@payloadcms/ui'

/** A filter in the site's list of filters, by the words that shoppers read. */
export function FacetRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string | null }>()
  return <span>{data?.label || `Filter ${(rowNumber ?? 0) + 1}`}</span>
}
