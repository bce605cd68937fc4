import { type FocalPoint, readFocalPoint } from './focalPoint'
import { IMAGE_WIDTHS } from './imageWidths'

/** 1 to 100; the first is the default (SITE-19). */
export const IMAGE_QUALITIES = [75, 60, 85] as const

/** Aspect ratios, width to height, for a crop around the focal point, else the centre (SITE-19). */
export const IMAGE_CROPS = ['3:2', '4:3', '16:9', '1:1'] as const
export type ImageCrop = (typeof IMAGE_CROPS)[number]

/** Characters; longer than any photo URL of a feed. */
const MAX_URL_LENGTH = 2000

/** A request for a resized image. */
export interface ImageRequest {
  /** a path on this server, or an https URL of a feed */
  source: { kind: 'path'; path: string; focus?: FocalPoint } | { kind: 'remote'; url: URL }
  width: number
  quality: number
  /** null keeps the aspect ratio */
  crop: ImageCrop | null
}

export interface ImageRequestError {
  field: 'src' | 'w' | 'q' | 'crop'
  message: string
}

/**
 * Path of a picture as a JPEG, for readers that lack WebP: mail programs, advertisers and previews of links. The width is one of
 * IMAGE_WIDTHS.
 */
export function jpegPath(src: string, width: number, crop?: ImageCrop): string {
  const query = new URLSearchParams({ src, w: String(width), format: 'jpeg' })
  if (crop) query.set('crop', crop)
  return `/api/images?${query}`
}

/** True for paths of pictures that this server resizes. */
export const isPicturePath = (path: string): boolean => PICTURE_PATHS.some((folder) => path.startsWith(folder))

/** Reads `?src=&w=&q=&crop=` (SITE-19). */
export function parseImageRequest(query: URLSearchParams): ImageRequest | { errors: ImageRequestError[] } {
  const errors: ImageRequestError[] = []
  const source = parseSource(query.get('src') ?? '')
  if (!source) errors.push({ field: 'src', message: 'Enter the path of a picture on this site, or an https URL.' })
  const widths: readonly number[] = [...IMAGE_WIDTHS.part, ...IMAGE_WIDTHS.device]
  const width = parseWholeNumber(query.get('w'))
  if (!widths.includes(width)) errors.push({ field: 'w', message: `Choose a width of ${widths.join(', ')}.` })
  const quality = query.has('q') ? parseWholeNumber(query.get('q')) : IMAGE_QUALITIES[0]
  if (!(IMAGE_QUALITIES as readonly number[]).includes(quality))
    errors.push({ field: 'q', message: `Choose a quality of ${IMAGE_QUALITIES.join(', ')}.` })
  const crop = query.get('crop') as ImageCrop | null
  if (crop !== null && !IMAGE_CROPS.includes(crop))
    errors.push({ field: 'crop', message: `Choose a crop of ${IMAGE_CROPS.join(', ')}.` })
  return source && errors.length === 0 ? { source, width, quality, crop } : { errors }
}

/** Paths under which this server serves pictures. */
const PICTURE_PATHS = ['/api/media/file/', '/stock-photos/']

function parseSource(src: string): ImageRequest['source'] | null {
  if (src.length > MAX_URL_LENGTH) return null
  if (src.startsWith('/')) {
    // Resolve as a browser would, so that "..", "//host" and similar are visible.
    const url = parseUrl(src, 'http://site.invalid')
    if (url?.host !== 'site.invalid' || !isPicturePath(url.pathname)) return null
    const path = decodePath(url.pathname)
    if (path === null || /[\\\0]|\/\.\.?(\/|$)/.test(path)) return null
    const focus = readFocalPoint(url.search)
    return { kind: 'path', path, ...(focus ? { focus } : {}) }
  }
  const url = parseUrl(src)
  return url?.protocol === 'https:' && !url.username && !url.password ? { kind: 'remote', url } : null
}

function parseUrl(url: string, base?: string): URL | null {
  return URL.canParse(url, base) ? new URL(url, base) : null
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function parseWholeNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}
