'use client'

import { clsx } from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { Camera, ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import type { CarImage } from '@/domain/stock/car'
import { IconButton } from '@/ui/IconButton'
import { Picture } from '@/ui/Picture'

const CarPhotosFullscreen = dynamic(() =>
  import('./CarPhotosFullscreen').then(({ CarPhotosFullscreen: Fullscreen }) => Fullscreen),
)

/** Thumbnails show above this many photos (GAL-01). */
const PHOTOS_WITHOUT_THUMBNAILS = 3

const PHOTO_SIZES = '(min-width: 80rem) 52rem, (min-width: 64rem) 64vw, 100vw'

interface CarGalleryProps {
  images: readonly CarImage[]
  carName: string
  /** thumbnails are for cars in stock (GAL-01) */
  inStock: boolean
}

/** The car's photos: one large with arrows and a count, thumbnails below, the whole screen on request (GAL-01, CARD-04). */
export function CarGallery({ images, carName, inStock }: CarGalleryProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: images.length > 2 })
  const [index, setIndex] = useState(0)
  const [fullscreen, setFullscreen] = useState(false)

  useEffect(() => {
    if (!embla) return
    const follow = () => setIndex(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => {
      embla.off('select', follow)
    }
  }, [embla])

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    else if (event.key === 'ArrowRight') embla?.scrollNext()
    else return
    event.preventDefault()
  }
  const close = useCallback(
    (at: number) => {
      setFullscreen(false)
      embla?.scrollTo(at, true)
    },
    [embla],
  )

  if (images.length === 0) return <NewArrival />
  const altOf = (image: CarImage, position: number) =>
    image.alt || `${carName}, photo ${position + 1} of ${images.length}`
  return (
    <section aria-roledescription="carousel" aria-label={`Photos of ${carName}`} onKeyDown={byKey}>
      <div className="relative overflow-hidden bg-surface max-sm:-mx-(--gutter) sm:rounded-panel">
        <div ref={viewport} className="overflow-hidden">
          <ul className="flex touch-pan-y">
            {images.map((image, position) => (
              <li
                key={image.url}
                className="relative aspect-3/2 min-w-0 flex-[0_0_100%]"
                aria-hidden={position !== index}
              >
                {/* Photos beside the one in sight are fetched, the rest wait until they are near. */}
                {(Math.abs(position - index) <= 1 || position === images.length - 1) && (
                  <Picture
                    fill
                    src={image.url}
                    alt={altOf(image, position)}
                    sizes={PHOTO_SIZES}
                    priority={position === 0}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
        {images.length > 1 && (
          <>
            <IconButton
              variant="solid"
              label="Previous photo"
              className="absolute top-1/2 left-3 -translate-y-1/2 max-sm:hidden"
              onClick={() => embla?.scrollPrev()}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              variant="solid"
              label="Next photo"
              className="absolute top-1/2 right-3 -translate-y-1/2 max-sm:hidden"
              onClick={() => embla?.scrollNext()}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
        <p
          className="numbers absolute bottom-3 left-3 rounded-tag bg-black/70 px-2.5 py-1 text-sm text-white"
          aria-live="polite"
        >
          <span className="sr-only">Photo </span>
          {index + 1} / {images.length}
        </p>
        <IconButton
          variant="solid"
          label="Full screen"
          className="absolute right-3 bottom-3"
          onClick={() => setFullscreen(true)}
        >
          <Expand aria-hidden />
        </IconButton>
      </div>
      {inStock && images.length > PHOTOS_WITHOUT_THUMBNAILS && (
        <ul className="mt-3 flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin] max-sm:hidden">
          {images.map((image, position) => (
            <li key={image.url} className="flex-none">
              <button
                type="button"
                aria-label={`Show photo ${position + 1}`}
                aria-current={position === index || undefined}
                onClick={() => embla?.scrollTo(position)}
                className={clsx(
                  'relative block aspect-3/2 w-28 overflow-hidden rounded-control bg-surface outline-offset-2',
                  position === index
                    ? 'ring-2 ring-ink ring-offset-2 ring-offset-paper'
                    : 'opacity-75 hover:opacity-100',
                )}
              >
                <Picture fill src={image.thumbUrl} alt="" sizes="112px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fullscreen && <CarPhotosFullscreen images={images} carName={carName} startIndex={index} onClose={close} />}
    </section>
  )
}

/** Stands where a car has no photo yet (CARD-04). */
function NewArrival() {
  return (
    <div className="grid aspect-3/2 place-content-center justify-items-center gap-1.5 rounded-panel bg-surface text-muted">
      <Camera aria-hidden className="mb-2 size-12" strokeWidth={1.25} />
      <p className="heading-4 text-ink">New arrival</p>
      <p>Photos are on their way</p>
    </div>
  )
}
