'use client'

import { clsx } from 'clsx'
import { preload } from 'react-dom'
import { readFocalPoint } from '@/domain/focalPoint'
import { type Crop, phoneSource, pictureSources } from './pictureSources'
import { NOT_FOUND, watchPictures } from './watchPictures'

watchPictures()

interface PictureBase {
  /** null shows the not-found image */
  src: string | null | undefined
  /** empty for a decorative image */
  alt: string
  /** as for `<img sizes>`: "(min-width: 64rem) 25vw, 100vw" */
  sizes?: string
  /** defaults to 75 (SITE-19) */
  quality?: 60 | 75 | 85
  /** aspect ratio that the server crops to, around the focal point in `src`, else the centre (SITE-19) */
  crop?: Crop
  /** the largest image above the fold: loads first, ahead of scripts */
  priority?: boolean
  /** above the fold, but not the largest */
  eager?: boolean
  /** how it fills its box */
  fit?: 'cover' | 'contain'
  className?: string
  draggable?: boolean
  /** called whenever it has loaded, also if that was before hydration */
  onLoad?: () => void
}

/** Either its own size, or `fill` to cover a positioned parent with its own aspect ratio. */
export type PictureProps = PictureBase & ({ fill: true } | { fill?: false; width: number; height: number })

/**
 * An image in the widths and formats that the screen needs. A broken one becomes the not-found image. Replaces
 * next/image, whose script would be on every page although nearly all its work is done on the server; without state, since a
 * page has dozens.
 */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    sizes,
    priority = false,
    eager = priority,
    fit = 'cover',
    quality = 75,
    crop,
    className,
    onLoad,
  } = props
  const width = props.fill ? undefined : props.width
  const sources = pictureSources({ src: src || NOT_FOUND, quality, crop, sizes, width })
  const phone = priority && props.fill ? phoneSource({ src: src || NOT_FOUND, quality, crop }) : null
  if (priority) preloadSources(sources, phone)
  const image = (
    // biome-ignore lint/performance/noImgElement: replaces next/image
    <img
      ref={onLoad && ((image) => void (image?.complete && onLoad()))}
      {...sources}
      alt={alt}
      {...(props.fill ? { 'data-fill': '' } : { width: props.width, height: props.height })}
      draggable={props.draggable}
      loading={eager ? 'eager' : 'lazy'}
      // The largest is painted in the frame that has it, not in one of the next.
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      onLoad={onLoad}
      className={clsx('picture', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      style={pictureStyle(src, fit)}
    />
  )
  if (!phone) return image
  return (
    <picture className="contents">
      <source {...phone} />
      {image}
    </picture>
  )
}

/** What stays in view of a picture that fills a box of another shape. */
function pictureStyle(src: string | null | undefined, fit: PictureBase['fit']) {
  const focus = src && fit === 'cover' ? readFocalPoint(src) : null
  return focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined
}

/** Announces a picture with `priority` in the head, for one whose HTML is cached. */
export function preloadPicture({ src, quality = 75, crop, sizes, ...size }: PictureProps): void {
  const width = size.fill ? undefined : size.width
  preloadSources(
    pictureSources({ src: src || NOT_FOUND, quality, crop, sizes, width }),
    size.fill ? phoneSource({ src: src || NOT_FOUND, quality, crop }) : null,
  )
}

function preloadSources(sources: ReturnType<typeof pictureSources>, phone: ReturnType<typeof phoneSource>): void {
  if (phone) preload(phone.srcSet, { as: 'image', fetchPriority: 'high', media: phone.media })
  preload(sources.src, {
    as: 'image',
    imageSrcSet: sources.srcSet,
    imageSizes: sources.sizes,
    fetchPriority: 'high',
    media: phone ? `not all and ${phone.media}` : undefined,
  })
}
