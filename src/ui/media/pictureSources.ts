import { IMAGE_WIDTHS } from '@/domain/imageWidths'

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
export function imageUrl({ src, width, quality = DEFAULT_QUALITY }: ImageRequest, crop?: Crop): string {
  const query = new URLSearchParams({ src, w: String(width) })
  if (quality !== DEFAULT_QUALITY) query.set('q', String(quality))
  if (crop) query.set('crop', crop)
  return `/api/images?${query}`
}

interface SourcesQuestion {
  src: string
  quality?: number
  crop?: Crop
  /** as for `<img sizes>` */
  sizes?: string
  /** pixels that it is laid out in, where it has a size of its own */
  width?: number
}

/** What an `<img>` needs to choose among the widths in which a picture is delivered; drawings are sent as they are. */
export function pictureSources({ src, quality, crop, sizes, width }: SourcesQuestion) {
  if (/\.svg($|\?)/.test(src) || src.startsWith('data:') || src.startsWith('blob:'))
    return { sizes: undefined, srcSet: undefined, src }
  const address = (pixels: number) => imageUrl({ src, width: pixels, quality }, crop)
  if (width && !sizes) {
    const once = nextWidth(width)
    const twice = nextWidth(width * 2)
    return { sizes: undefined, srcSet: `${address(once)} 1x, ${address(twice)} 2x`, src: address(twice) }
  }
  const widths = widthsFor(sizes)
  return {
    sizes: sizes ?? '100vw',
    srcSet: widths.map((pixels) => `${address(pixels)} ${pixels}w`).join(', '),
    src: address(widths.at(-1)!),
  }
}

const WIDTHS = [...IMAGE_WIDTHS.part, ...IMAGE_WIDTHS.device]

function nextWidth(pixels: number): number {
  return WIDTHS.find((width) => width >= pixels) ?? WIDTHS.at(-1)!
}

/** The densest screens that widths are offered for, and the pixels of a rem. */
const DENSEST = 3
const REM = 16

/** Widths worth offering: from its smallest share of the smallest screen, or up to its largest length where it has no share. */
function widthsFor(sizes: string | undefined): number[] {
  if (!sizes || /^100vw$/.test(sizes)) return [...IMAGE_WIDTHS.device]
  // What follows the conditions in brackets.
  const lengths = sizes.replaceAll(/\([^)]*\)/g, '')
  const shares = [...lengths.matchAll(/(\d+(?:\.\d+)?)vw/g)].map(([, share]) => Number(share) / 100)
  if (shares.length > 0) {
    const least = IMAGE_WIDTHS.device[0] * Math.min(...shares)
    return WIDTHS.filter((width) => width >= least)
  }
  const pixels = [...lengths.matchAll(/(\d+(?:\.\d+)?)(px|rem)/g)].map(
    ([, length, unit]) => Number(length) * (unit === 'rem' ? REM : 1),
  )
  if (pixels.length === 0) return WIDTHS
  const most = nextWidth(Math.max(...pixels) * DENSEST)
  return WIDTHS.filter((width) => width >= Math.min(...pixels) && width <= most)
}
