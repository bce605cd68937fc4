'use client'
import { useRowLabel } from '@payloadcms/ui'

/** A menu item by its name and where it leads. */
export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null; url?: string | null }>()
  return (
    <span>
      {data?.name || `Item ${(rowNumber ?? 0) + 1}`}
      {data?.url ? <small className="forecourt-row-detail">{data.url}</small> : null}
    </span>
  )
}
