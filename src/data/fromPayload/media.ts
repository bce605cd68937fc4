import { withFocalPoint } from '../../domain/focalPoint'
import type { MediaImage } from '../../domain/mediaImage'
import type { Media } from '../../payload-types'
import { populated } from './relation'

/** A picture for pages; null if the relation is empty, not populated, or without a file. */
export function toMediaImage(relation: number | Media | null | undefined): MediaImage | null {
  const media = populated(relation)
  if (!media?.url) return null
  const url = withFocalPoint(media.url, media.focalX, media.focalY)
  return { url, alt: media.alt ?? '', width: media.width ?? 0, height: media.height ?? 0 }
}
