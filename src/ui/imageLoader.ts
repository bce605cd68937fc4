/** How a picture is asked for. */
interface ImageRequest {
  src: string
  /** pixels */
  width: number
  /** 1 to 100; 75 unless given (SITE-19) */
  quality?: number
}

/** Shapes that pictures can be cut to on the server. */
export type Crop = '3:2' | '4:3' | '16:9' | '1:1'

const DEFAULT_QUALITY = 75

/** The address under which a picture is delivered in a width, quality and shape (SITE-19). */
export function imageAddress({ src, width, quality = DEFAULT_QUALITY }: ImageRequest, crop?: Crop): string {
  const query = new URLSearchParams({ src, w: String(width) })
  if (quality !== DEFAULT_QUALITY) query.set('q', String(quality))
  if (crop) query.set('crop', crop)
  return `/api/images?${query}`
}

/** For next/image wherever no other loader is given. */
export default function imageLoader(request: ImageRequest): string {
  return imageAddress(request)
}
