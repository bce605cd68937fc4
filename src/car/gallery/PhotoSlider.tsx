'use client'

import dynamic from 'next/dynamic'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { GallerySlide } from '@/domain/car/gallery'
import { IconButton } from '@/ui/actions/IconButton'
import { afterPaint } from '@/ui/afterPaint'
import { Picture } from '@/ui/media/Picture'
import { useEmbla } from '@/ui/media/useEmbla'

// Few cars have a video, and it is never the first slide.
const CarVideo = dynamic(() => import('../CarVideo').then((module) => module.CarVideo))
const OwnSlide = dynamic(() => import('./OwnSlide').then((module) => module.OwnSlide))

export const PHOTO_SIZES = '(min-width: 80rem) 52rem, (min-width: 64rem) 64vw, 100vw'

/** A slide to scroll to, from 0; each choice is a new object. */
export interface SlideTarget {
  slide: number
}

interface PhotoSliderProps {
  slides: readonly GallerySlide[]
  carName: string
  photoAlt: (photo: number) => string
  /** current slide, from 0 */
  slide: number
  target: SlideTarget | null
  onSlide: (slide: number) => void
  /** called with the photo, from 0 */
  onFullscreen: (photo: number) => void
  /** the slider is at the top of the page, so its first photo loads with high priority */
  priority: boolean
}

/** Photos and other slides: swiped, stepped with arrows or arrow keys (GAL-01, GAL-03). */
export function PhotoSlider(props: PhotoSliderProps) {
  const { slides, carName, photoAlt, slide, target, onSlide, onFullscreen, priority } = props
  const [viewport, embla, act] = useEmbla({ loop: slides.length > 2, startIndex: slide })
  // The other photos load after the first, which needs the bandwidth.
  const [firstLoaded, setFirstLoaded] = useState(!priority)
  const current = slides[slide]
  const poster = slides.find((each) => each.kind === 'photo')?.image.url ?? null

  useEffect(() => {
    if (!embla) return
    const notifySlide = () => afterPaint(() => onSlide(embla.selectedScrollSnap()))
    const touched = () => setFirstLoaded(true)
    embla.on('select', notifySlide).on('pointerDown', touched)
    return () => {
      embla.off('select', notifySlide).off('pointerDown', touched)
    }
  }, [embla, onSlide])

  // A slider that appears starts at its slide.
  const handledTarget = useRef(target)
  useEffect(() => {
    if (target === null || target === handledTarget.current) return
    handledTarget.current = target
    act((carousel) => carousel.scrollTo(target.slide))
  }, [act, target])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }
  const step = (offset: 1 | -1) => {
    setFirstLoaded(true)
    act((carousel) => (offset === 1 ? carousel.scrollNext() : carousel.scrollPrev()))
  }
  const isNear = (position: number) => {
    const distance = Math.abs(position - slide)
    return distance === 0 || (firstLoaded && (distance <= 1 || distance === slides.length - 1))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not a form's fields
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={`Photos of ${carName}`}
      className="absolute inset-0"
      onKeyDown={handleKeyDown}
    >
      <div ref={viewport} className="size-full overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {slides.map((each, position) => (
            <li
              key={slideKey(each)}
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              className="relative min-w-0 flex-[0_0_100%] overflow-hidden"
              inert={position !== slide}
            >
              {each.kind === 'photo' && isNear(position) && (
                <Picture
                  fill
                  src={each.image.url}
                  alt={photoAlt(each.photo)}
                  sizes={PHOTO_SIZES}
                  draggable={false}
                  priority={priority && position === 0}
                  onLoad={() => setFirstLoaded(true)}
                />
              )}
              {/* A video stops when it is swiped away. */}
              {each.kind === 'video' && isNear(position) && (
                <CarVideo
                  key={position === slide ? 'here' : 'away'}
                  fill
                  url={each.url}
                  label={`Video of ${carName}`}
                  poster={poster}
                  posterSizes={PHOTO_SIZES}
                />
              )}
              {each.kind === 'custom' && isNear(position) && <OwnSlide slide={each.slide} sizes={PHOTO_SIZES} />}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <>
          <IconButton
            variant="solid"
            label="Previous photo"
            icon="chevron-left"
            className="gallery-arrow left-3"
            onClick={() => step(-1)}
          />
          <IconButton
            variant="solid"
            label="Next photo"
            icon="chevron-right"
            className="gallery-arrow right-3"
            onClick={() => step(1)}
          />
          <p className="gallery-count numbers" aria-live="polite">
            <span className="sr-only">Photo </span>
            {slide + 1} / {slides.length}
          </p>
        </>
      )}
      {current?.kind === 'photo' && (
        <IconButton
          variant="solid"
          label="Full screen"
          icon="expand"
          className="absolute right-3 bottom-3"
          onClick={() => onFullscreen(current.photo)}
        />
      )}
    </div>
  )
}

const slideKey = (slide: GallerySlide) => (slide.kind === 'photo' ? slide.image.url : slide.kind)
