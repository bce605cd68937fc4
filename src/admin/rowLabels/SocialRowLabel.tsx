'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Networks as they spell themselves. */
const NAMES: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
}

/** A profile by its network and address. */
export function SocialRowLabel() {
  const { data, rowNumber } = useRowLabel<{ network?: string | null; url?: string | null }>()
  return (
    <span>
      {NAMES[data?.network ?? ''] ?? `Profile ${(rowNumber ?? 0) + 1}`}
      {data?.url ? <small className="forecourt-row-detail">{data.url}</small> : null}
    </span>
  )
}
