import type { MediaImage } from '../../domain/mediaImage'
import type { Media } from '../../payload-types'
import { populated } from './relation'

/** A picture as pages show it; null where the relation is empty, not populated, or has no file behind it. */
export function toMediaImage(relation: number | Media | null | undefined): MediaImage | null {
  const media = populated(relation)
  if (!media?.url) return null
  return { url: media.url, alt: media.alt ?? '', width: media.width ?? 0, height: media.height ?? 0 }
}
