'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithoutRef, useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { type Crop, pictureSources } from './pictureSources'

const NOT_FOUND = '/forecourt/image-not-found.svg'

interface PictureBase extends Pick<ComponentPropsWithoutRef<'img'>, 'onLoad' | 'draggable'> {
  /** null shows the not-found image */
  src: string | null | undefined
  /** empty for decoration */
  alt: string
  /** widths that it takes, as for `<img sizes>`: "(min-width: 64rem) 25vw, 100vw" */
  sizes?: string
  /** 75 unless given (SITE-19) */
  quality?: 60 | 75 | 85
  /** cut to this shape around its middle before it is sent, where the box is of that shape (SITE-19) */
  crop?: Crop
  /** the largest picture in the first view: loads at once and ahead of others */
  priority?: boolean
  /** a tiny data URI that stands in, blurred, until the picture is there */
  blur?: string
  /** how it fills its box */
  fit?: 'cover' | 'contain'
  className?: string
}

/** Either its own size, or `fill` to cover a positioned parent whose shape the caller sets. */
export type PictureProps = PictureBase & ({ fill: true } | { fill?: false; width: number; height: number })

/**
 * A picture in the widths and formats that the visitor's screen needs. A broken one becomes the not-found image. Ours rather than
 * next/image, whose script would come with every page though nearly all that it does happens on the server.
 */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, priority = false, fit = 'cover', quality = 75, crop, blur, className, onLoad } = props
  const [broken, setBroken] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const found = src && broken !== src ? src : NOT_FOUND
  const sources = pictureSources({ src: found, quality, crop, sizes, width: props.fill ? undefined : props.width })
  if (priority)
    preload(sources.src, { as: 'image', imageSrcSet: sources.srcSet, imageSizes: sources.sizes, fetchPriority: 'high' })

  // What happened before the page's script came is told by the element alone.
  const catchUp = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !src) return
      // Drawings may have no size of their own.
      if (image.naturalWidth === 0 && image.srcset) setBroken(src)
      else image.dispatchEvent(new Event('load'))
    },
    [src],
  )

  return (
    // biome-ignore lint/performance/noImgElement: this is the one place where pictures are made
    <img
      ref={catchUp}
      {...sources}
      alt={alt}
      {...(props.fill ? { 'data-fill': '' } : { width: props.width, height: props.height })}
      draggable={props.draggable}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      onLoad={(event) => {
        setShown(found)
        onLoad?.(event)
      }}
      onError={() => src && setBroken(src)}
      className={clsx('picture', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      style={blur && found === src && shown !== found ? { backgroundImage: `url("${blur}")` } : undefined}
    />
  )
}
