import 'server-only'
import sharp, { type Sharp } from 'sharp'
import type { FocalPoint } from '../../domain/focalPoint'
import type { ImageCrop, ImageRequest } from '../../domain/images'
import { MAX_PIXELS } from '../../server/pictures/maxPixels'

export interface RenderedImage {
  bytes: Buffer
  type: 'image/avif' | 'image/webp' | 'image/jpeg'
}

export interface RenderRules {
  /** pixels; a smaller picture is not enlarged, and a PNG that is smaller in bytes as it is keeps its size */
  width: number
  /** 1 to 100 */
  quality: number
  crop: ImageCrop | null
  /** what stays in view of what is cropped; the centre if none is given */
  focus?: FocalPoint | null
  /** the best format that the browser knows; a drawing and a large picture are WebP instead of AVIF */
  type: RenderedImage['type']
}

/** Pixels up to which a photo is AVIF: encoding takes twice the time of WebP. */
const MAX_AVIF_PIXELS = 1_200_000

/** AVIF at two thirds of a WebP's quality looks the same (SSIM), in two thirds of its bytes. */
const AVIF_QUALITY = 2 / 3

/** 0 to 9; above it a tenth fewer bytes take twice the time or more. */
const AVIF_EFFORT = 2

/** Pixels up to which a drawing is also tried in its own size. */
const MAX_DRAWING_PIXELS = 500_000

/**
 * Renders an image in a width, shape and quality (SITE-19), rotated upright and without metadata such as GPS coordinates.
 * Null if the source is not a photo.
 */
export async function renderImage(
  source: Buffer,
  { width, quality, crop, focus, type: wanted }: RenderRules,
): Promise<RenderedImage | null> {
  if (!isPhoto(source)) return null
  try {
    const image = openPhoto(source)
    const { autoOrient, format } = await image.metadata()
    const pixels = autoOrient.width * autoOrient.height
    const size = fitToCrop(autoOrient, width, crop)
    const isAvif = format !== 'png' && size.width * size.height <= MAX_AVIF_PIXELS
    const type = wanted === 'image/avif' && !isAvif ? 'image/webp' : wanted
    const whole =
      format === 'png' && type === 'image/webp' && !crop && pixels <= MAX_DRAWING_PIXELS
        ? await image.clone().webp({ lossless: true }).toBuffer()
        : null
    resize(image, autoOrient, size, { crop, focus })
    const bytes = await encode(image, type, quality).toBuffer()
    // A resized logo gets edges of many colours, and may take three times the bytes of the whole one.
    return { bytes: whole && whole.length < bytes.length ? whole : bytes, type }
  } catch {
    return null
  }
}

/**
 * Pixels across of a preview: as many as a phone's screen has in CSS pixels, since browsers take an enlarged picture for a smaller one when
 * they measure the largest paint.
 */
const PREVIEW_WIDTH = 400

/** Browsers take what has less than 0.05 bits for each pixel for a placeholder, and not for a picture. */
const MIN_PREVIEW_BITS = 0.055
/** WebP takes as many bytes as AVIF here, and is decoded in 2 ms instead of 20: the frame with the preview waits for that. */
const PREVIEW_FORMAT = { quality: 1, effort: 6 }

/** Pixels: soft edges take up to half of the bytes, and show no blocks. The first with enough bits is taken. */
const PREVIEW_BLURS = [8, 4, 2]

/** Bytes; a preview comes with the page, for which all else waits. */
const MAX_PREVIEW_BYTES = 2000

/** A photo in so few bytes that a page can carry it, as WebP. Null for what is no photo, is small, or would show through its transparent parts. */
export async function renderPreview(
  source: Buffer,
  { crop, focus }: Pick<RenderRules, 'crop' | 'focus'>,
): Promise<Buffer | null> {
  if (!isPhoto(source)) return null
  try {
    const image = openPhoto(source)
    const { autoOrient, hasAlpha } = await image.metadata()
    const size = fitToCrop(autoOrient, PREVIEW_WIDTH, crop)
    if (hasAlpha || size.width < PREVIEW_WIDTH) return null
    const { data, info: raw } = await resize(image, autoOrient, size, { crop, focus })
      .raw()
      .toBuffer({ resolveWithObject: true })
    let bytes: Buffer | undefined
    for (const blur of PREVIEW_BLURS) {
      bytes = await sharp(data, { raw }).blur(blur).webp(PREVIEW_FORMAT).toBuffer()
      if (8 * bytes.length >= MIN_PREVIEW_BITS * size.width * size.height) break
    }
    return bytes && bytes.length <= MAX_PREVIEW_BYTES ? bytes : null
  } catch {
    return null
  }
}

function encode(image: Sharp, type: RenderedImage['type'], quality: number): Sharp {
  if (type === 'image/webp') return image.webp({ quality })
  if (type === 'image/jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  return image.avif({
    quality: Math.max(1, Math.round(quality * AVIF_QUALITY)),
    effort: AVIF_EFFORT,
    chromaSubsampling: '4:2:0',
  })
}

/** What stays in view of a requested picture, and the part of a cache's key that says so. Without a crop nothing is cut off. */
export function findShape({ source, crop }: ImageRequest): { focus: FocalPoint | null; key: string } {
  const focus = (crop && source.kind === 'path' && source.focus) || null
  return { focus, key: focus ? `${crop} ${focus.x}-${focus.y}` : `${crop}` }
}

interface Size {
  width: number
  height: number
}

/** Seconds after which a picture is given up. */
const TIMEOUT_SECONDS = 30

/** A photo upright; a truncated one goes as far as it does. */
const openPhoto = (source: Buffer): Sharp =>
  sharp(source, { failOn: 'none', limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient()

/** Resizes a photo to a size of `fitToCrop`, with its focal point in view. */
function resize(image: Sharp, source: Size, size: Size, { crop, focus }: Pick<RenderRules, 'crop' | 'focus'>): Sharp {
  if (crop && focus) image.extract(cropAround(source, crop, focus))
  return image.resize({ ...size, fit: 'cover', withoutEnlargement: true })
}

/** The largest box of the crop's shape that fits the picture without enlarging it. */
function fitToCrop(source: Size, width: number, crop: ImageCrop | null) {
  if (!crop) {
    const fitting = Math.min(width, source.width)
    return { width: fitting, height: Math.max(1, Math.round((fitting * source.height) / source.width)) }
  }
  const [across = 1, down = 1] = crop.split(':').map(Number)
  const fitting = Math.max(1, Math.round(Math.min(width, source.width, (source.height * across) / down)))
  return { width: fitting, height: Math.max(1, Math.round((fitting * down) / across)) }
}

/** The largest part of a picture with the crop's shape, as near to the focal point as the edges allow. */
function cropAround(source: Size, crop: ImageCrop, focus: FocalPoint) {
  const [across = 1, down = 1] = crop.split(':').map(Number)
  const width = Math.max(1, Math.round(Math.min(source.width, (source.height * across) / down)))
  const height = Math.max(1, Math.min(source.height, Math.round((width * down) / across)))
  const start = (length: number, part: number, percent: number) =>
    Math.round(Math.min(length - part, Math.max(0, (length * percent) / 100 - part / 2)))
  return { left: start(source.width, width, focus.x), top: start(source.height, height, focus.y), width, height }
}

/** The format of a rendered picture, by its first bytes. */
export function findImageType(bytes: Buffer): RenderedImage['type'] {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (start.startsWith('RIFF')) return 'image/webp'
  return start.startsWith('\xff\xd8\xff') ? 'image/jpeg' : 'image/avif'
}

/** True for JPEG, PNG, GIF, WebP and AVIF by their first bytes. Other formats, such as SVG, may contain scripts. */
export function isPhoto(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP$/.test(start) ||
    /^[\s\S]{4}ftyp(avif|avis|mif1)$/.test(start)
  )
}
