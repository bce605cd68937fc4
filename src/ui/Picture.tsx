'use client'

import { clsx } from 'clsx'
import NextImage from 'next/image'
import { type ComponentPropsWithoutRef, useState } from 'react'
import { type Crop, imageAddress } from './imageLoader'

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

/** A picture in the widths and formats that the visitor's screen needs. A broken one becomes the not-found image. */
export function Picture(props: PictureProps) {
  const { src, alt, priority = false, fit = 'cover', quality = 75, crop, blur, className, ...rest } = props
  const [broken, setBroken] = useState<string | null>(null)
  const found = src && broken !== src ? src : NOT_FOUND
  return (
    <NextImage
      {...rest}
      src={found}
      alt={alt}
      quality={quality}
      loader={crop ? (request) => imageAddress(request, crop) : undefined}
      placeholder={blur && found === src ? 'blur' : 'empty'}
      blurDataURL={blur}
      preload={priority}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      unoptimized={/\.svg($|\?)/.test(found)}
      onError={() => src && setBroken(src)}
      className={clsx(fit === 'cover' ? 'object-cover' : 'object-contain', className)}
    />
  )
}
