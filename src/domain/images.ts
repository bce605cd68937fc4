import { IMAGE_WIDTHS } from './imageWidths'

/** 1 to 100; the first is what pictures have unless asked otherwise (SITE-19). */
export const IMAGE_QUALITIES = [75, 60, 85] as const

/** Shapes that a picture can be cut to, around its middle: width to height (SITE-19). */
export const IMAGE_CROPS = ['3:2', '4:3', '16:9', '1:1'] as const
export type ImageCrop = (typeof IMAGE_CROPS)[number]

/** Characters; photo addresses of feeds are shorter. */
const MAX_URL_LENGTH = 2000

/** A picture as it is asked for. */
export interface ImageRequest {
  /** a path of this server, or a feed's https address */
  source: { kind: 'path'; path: string } | { kind: 'remote'; url: URL }
  width: number
  quality: number
  /** null leaves its shape alone */
  crop: ImageCrop | null
}

export interface ImageRequestError {
  field: 'src' | 'w' | 'q' | 'crop'
  message: string
}

/** Reads `?src=&w=&q=&crop=` (SITE-19). */
export function parseImageRequest(query: URLSearchParams): ImageRequest | { errors: ImageRequestError[] } {
  const errors: ImageRequestError[] = []
  const source = readSource(query.get('src') ?? '')
  if (!source) errors.push({ field: 'src', message: 'Give the path of a picture on this site, or an https address.' })
  const widths: readonly number[] = [...IMAGE_WIDTHS.part, ...IMAGE_WIDTHS.device]
  const width = wholeNumber(query.get('w'))
  if (!widths.includes(width)) errors.push({ field: 'w', message: `Choose a width of ${widths.join(', ')}.` })
  const quality = query.has('q') ? wholeNumber(query.get('q')) : IMAGE_QUALITIES[0]
  if (!(IMAGE_QUALITIES as readonly number[]).includes(quality))
    errors.push({ field: 'q', message: `Choose a quality of ${IMAGE_QUALITIES.join(', ')}.` })
  const crop = query.get('crop') as ImageCrop | null
  if (crop !== null && !IMAGE_CROPS.includes(crop))
    errors.push({ field: 'crop', message: `Choose a crop of ${IMAGE_CROPS.join(', ')}.` })
  return source && errors.length === 0 ? { source, width, quality, crop } : { errors }
}

/** Paths under which this server keeps pictures. */
const PICTURE_PATHS = ['/api/media/file/', '/stock-photos/']

function readSource(address: string): ImageRequest['source'] | null {
  if (address.length > MAX_URL_LENGTH) return null
  if (address.startsWith('/')) {
    // As a browser would read it, so that "..", "//host" and the like show what they are.
    const url = parsed(address, 'http://site.invalid')
    if (url?.host !== 'site.invalid' || !PICTURE_PATHS.some((path) => url.pathname.startsWith(path))) return null
    const path = decoded(url.pathname)
    return path === null || /[\\\0]|\/\.\.?(\/|$)/.test(path) ? null : { kind: 'path', path }
  }
  const url = parsed(address)
  return url?.protocol === 'https:' && !url.username && !url.password ? { kind: 'remote', url } : null
}

function parsed(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}
