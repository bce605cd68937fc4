import type { CarImage } from '../domain/stock/car'
import type { ValuePacking } from './engine/recordShapes'

/** A large picture, the small one if it is another, and what it shows. */
type PackedImage = [url: string, thumbUrl: string | 0, alt?: string]

/** Pictures without their names of properties, and without a small one that is the large one, as feeds often have it. */
export const IMAGES: ValuePacking = {
  pack: (images) =>
    (images as CarImage[]).map(({ url, thumbUrl, alt }): PackedImage => {
      const small = thumbUrl === url ? 0 : thumbUrl
      return alt === undefined ? [url, small] : [url, small, alt]
    }),
  unpack: (packed) =>
    (packed as PackedImage[]).map(([url, small, alt]): CarImage => {
      const thumbUrl = small === 0 ? url : small
      return alt === undefined ? { url, thumbUrl } : { url, thumbUrl, alt }
    }),
}
