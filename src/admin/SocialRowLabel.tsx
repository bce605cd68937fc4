'use client'
import { useRowLabel } from '@payloadcms/ui'
import { titleCase } from '../../collections/fields/plain'

/** A profile by its network and address. */
export function SocialRowLabel() {
  const { data, rowNumber } = useRowLabel<{ network?: string | null; url?: string | null }>()
  return (
    <span>
      {data?.network ? titleCase(data.network) : `Profile ${(rowNumber ?? 0) + 1}`}
      {data?.url ? <small className="forecourt-row-detail">{data.url}</small> : null}
    </span>
  )
}
