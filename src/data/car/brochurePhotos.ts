import 'server-only'
import { parseImageRequest } from '../../domain/images'
import { deliverImage } from '../images/deliverImage'

/** Widths in pixels: the large photo, those in the strip below it, and those in a row of two or three. */
const WIDTHS = { hero: 1200, thumb: 384, wide: 640 }
/** Minimum small photos for a strip. */
const MIN_STRIP_PHOTOS = 4

/** A picture as JPEG, as the PDF needs it; null if it cannot be loaded. */
export async function renderPrintPicture(
  src: string,
  width: number,
  siteId: number,
  crop?: '3:2' | '16:9',
): Promise<Buffer | null> {
  const request = parseImageRequest(new URLSearchParams({ src, w: String(width), ...(crop && { crop }) }))
  if ('errors' in request) return null
  const visitor = { siteId: async () => siteId, isStaff: async () => false, sender: `prints of ${siteId}` }
  const result = await deliverImage(request, 'image/jpeg', visitor)
  return result.kind === 'image' ? result.bytes : null
}

/** The first photos of a car for its brochure, the large one first, without those that cannot be loaded. */
export async function brochurePhotos(urls: readonly string[], siteId: number): Promise<Buffer[]> {
  const small = urls.length > MIN_STRIP_PHOTOS ? WIDTHS.thumb : WIDTHS.wide
  const photos = await Promise.all(
    urls.map((url, position) =>
      position === 0 && urls.length !== 2
        ? renderPrintPicture(url, WIDTHS.hero, siteId, '16:9')
        : renderPrintPicture(url, small, siteId, '3:2'),
    ),
  )
  return photos.filter((photo) => photo !== null)
}
