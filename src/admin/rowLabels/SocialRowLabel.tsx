'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Display names of networks. */
const NAMES: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
}

/** Row label of a social profile: network and URL. */
export function SocialRowLabel() {
  const { data, rowNumber } = useRowLabel<{ network?: string | null; url?: string | null }>()
  return (
    <span>
      {NAMES[data?.network ?? ''] ?? `Profile ${(rowNumber ?? 0) + 1}`}
      {data?.url ? <small className="forecourt-row-detail">{data.url}</small> : null}
    </span>
  )
}
