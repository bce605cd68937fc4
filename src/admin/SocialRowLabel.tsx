'use client'
import { useRowLabel } from '@payloadcms/ui'

/** A profile by its network and address. */
export function SocialRowLabel() {
  const { data, rowNumber } = useRowLabel<{ network?: string | null; url?: string | null }>()
  return (
    <span>
      <span className="forecourt-row-network">{data?.network || `Profile ${(rowNumber ?? 0) + 1}`}</span>
      {data?.url ? <small className="forecourt-row-detail">{data.url}</small> : null}
    </span>
  )
}
