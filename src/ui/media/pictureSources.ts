import { IMAGE_WIDTHS } from '@/domain/imageWidths'

/** An image request. */
interface ImageRequest {
  src: string
  /** pixels */
  width: number
  /** 1 to 100; defaults to 75 (SITE-19) */
  quality?: number
}

/** Aspect ratios that the server can crop to. */
export type Crop = '3:2' | '4:3' | '16:9' | '1:1'

const DEFAULT_QUALITY = 75

/** The URL of an image in a width, quality and aspect ratio (SITE-19). */
export function imageUrl({ src, width, quality = DEFAULT_QUALITY }: ImageRequest, crop?: Crop): string {
  const query = new URLSearchParams({ src, w: String(width) })
  if (quality !== DEFAULT_QUALITY) query.set('q', String(quality))
  if (crop) query.set('crop', crop)
  // Neither needs to be escaped in a query, and a page has hundreds.
  return `/api/images?${query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}

interface SourcesInput {
  src: string
  quality?: number
  crop?: Crop
  /** as for `<img sizes>` */
  sizes?: string
  /** layout width in pixels, if fixed */
  width?: number
}

/** The `srcset` attributes of an image; SVGs are sent as they are. */
export function pictureSources({ src, quality, crop, sizes, width }: SourcesInput) {
  if (isSentAsIs(src)) return { sizes: undefined, srcSet: undefined, src }
  const url = (pixels: number) => imageUrl({ src, width: pixels, quality }, crop)
  if (width && !sizes) {
    const once = nextWidth(width)
    const twice = nextWidth(width * 2)
    return { sizes: undefined, srcSet: `${url(once)} 1x, ${url(twice)} 2x`, src: url(twice) }
  }
  const widths = widthsFor(sizes)
  return {
    sizes: sizes ?? '100vw',
    srcSet: widths.map((pixels) => `${url(pixels)} ${pixels}w`).join(', '),
    src: url(widths.at(-1)!),
  }
}

/** Of all phones with two pixels per CSS pixel; more are not seen in a photo, and cost the first paint its time. */
const PHONE_PIXELS = 828

/**
 * The one source of a picture across the screen of a phone, so that the server can announce it before the browser knows its
 * own width. Null for an SVG.
 */
export function phoneSource({ src, quality, crop }: Pick<SourcesInput, 'src' | 'quality' | 'crop'>) {
  if (isSentAsIs(src)) return null
  return { media: PHONE_MEDIA, srcSet: imageUrl({ src, width: PHONE_PIXELS, quality }, crop) }
}

/** `src/server/compressResponses.mjs` finds the preload by it. */
const PHONE_MEDIA = '(max-width: 30rem)'

const isSentAsIs = (src: string) => /\.svg($|\?)/.test(src) || src.startsWith('data:') || src.startsWith('blob:')

/** Beside a width that is a tenth larger, these would only make pages longer. */
const NEARLY_THE_NEXT: ReadonlySet<number> = new Set([750, 1080, 1920])
const DEVICE_WIDTHS = IMAGE_WIDTHS.device.filter((width) => !NEARLY_THE_NEXT.has(width))
const WIDTHS = [...IMAGE_WIDTHS.part, ...DEVICE_WIDTHS]

function nextWidth(pixels: number): number {
  return WIDTHS.find((width) => width >= pixels) ?? WIDTHS.at(-1)!
}

/** The highest pixel density that widths are offered for, and the pixels of a rem. */
const MAX_DENSITY = 3
const REM = 16

/** More pixels for each CSS pixel are not seen in a photo. */
const PHOTO_DENSITY = 2
/** CSS pixels of the widest screen that pictures are made for: half of `IMAGE_WIDTHS`, by the density. */
const MAX_SCREEN = 1920

/** The most CSS pixels that a picture takes: each length of `sizes` at the widest screen that it is for. */
function largestWidth(sizes: string): number {
  let screen = MAX_SCREEN
  let largest = 0
  for (const entry of sizes.split(',')) {
    const [, from, fromUnit] = /min-width:\s*([\d.]+)(px|rem)/.exec(entry) ?? []
    const [, length, unit] = /([\d.]{1,25})(px|rem|vw)$/.exec(entry.trim()) ?? []
    const inPixels = { px: 1, rem: REM, vw: screen / 100 }[unit as 'px' | 'rem' | 'vw']
    // A calculated length, or a condition that is none of ours.
    if (!inPixels || (entry.includes('(') && !from)) return MAX_SCREEN
    largest = Math.max(largest, Number(length) * inPixels)
    screen = Number(from) * (fromUnit === 'rem' ? REM : 1)
  }
  return largest
}

/** Useful widths: from the smallest share of the smallest screen, up to the largest length. */
function widthsFor(sizes: string | undefined): number[] {
  if (!sizes || /^100vw$/.test(sizes)) return DEVICE_WIDTHS
  // The lengths after the bracketed media conditions.
  const lengths = sizes.replaceAll(/\([^()]*\)/g, '')
  const shares = [...lengths.matchAll(/(\d{1,5}(?:\.\d{1,20})?)vw/g)].map(([, share]) => Number(share) / 100)
  if (shares.length > 0) {
    const min = IMAGE_WIDTHS.device[0] * Math.min(...shares)
    const max = largestWidth(sizes) * PHOTO_DENSITY
    return WIDTHS.filter((width) => width >= min && width <= max)
  }
  const pixels = [...lengths.matchAll(/(\d{1,5}(?:\.\d{1,20})?)(px|rem)/g)].map(
    ([, length, unit]) => Number(length) * (unit === 'rem' ? REM : 1),
  )
  if (pixels.length === 0) return WIDTHS
  const max = nextWidth(Math.max(...pixels) * MAX_DENSITY)
  return WIDTHS.filter((width) => width >= Math.min(...pixels) && width <= max)
}
