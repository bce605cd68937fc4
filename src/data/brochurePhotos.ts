import 'server-only'
import { readImageQuestion } from '../domain/images'
import { deliverImage } from './images/deliverImage'

/** Widths in pixels: the large photo across the page, the small ones in a strip below it. */
const WIDTHS = { hero: 1200, thumb: 384 }

/** A picture as JPEG, which paper takes; null where it cannot be had. */
export async function printedPicture(
  src: string,
  width: number,
  siteId: number,
  crop?: '3:2' | '16:9',
): Promise<Buffer | null> {
  const question = readImageQuestion(new URLSearchParams({ src, w: String(width), ...(crop && { crop }) }))
  if ('errors' in question) return null
  const answer = await deliverImage(question, 'image/jpeg', { siteId: async () => siteId, isStaff: async () => false })
  return answer.kind === 'image' ? answer.bytes : null
}

/** The first photos of a car for its brochure, the large one first; those that cannot be had are left out. */
export async function brochurePhotos(urls: readonly string[], siteId: number): Promise<Buffer[]> {
  const photos = await Promise.all(
    urls.map((url, position) =>
      position === 0
        ? printedPicture(url, WIDTHS.hero, siteId, '16:9')
        : printedPicture(url, WIDTHS.thumb, siteId, '3:2'),
    ),
  )
  return photos.filter((photo) => photo !== null)
}
