'use client'

import { useEffect, useRef } from 'react'
import type { GallerySlide, SlideImage } from '@/domain/car/gallery'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

interface ThumbnailsProps {
  slides: readonly GallerySlide[]
  /** current slide, from 0; null outside the gallery */
  slide: number | null
  onSlide: (slide: number) => void
}

/** Thumbnails of the slides below the large one; the current one scrolls into view (GAL-01). */
export function Thumbnails({ slides, slide, onSlide }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = slide === null ? null : strip.current?.children[slide]
    if (!strip.current || !(item instanceof HTMLElement)) return
    const { offsetLeft, offsetWidth } = item
    strip.current.scrollTo({ left: offsetLeft - (strip.current.clientWidth - offsetWidth) / 2, behavior: 'smooth' })
  }, [slide])
  const first = slides.find((each) => each.kind === 'photo')
  const poster = first && thumbnailUrl(first.image)
  return (
    <ul ref={strip} className="gallery-thumbnails" aria-label="All photos" data-print="hidden">
      {slides.map((each, position) => (
        <li key={each.kind === 'photo' ? each.image.url : each.kind}>
          <button
            type="button"
            aria-label={
              each.kind === 'photo'
                ? `Show photo ${each.photo + 1}`
                : each.kind === 'video'
                  ? 'Show the video'
                  : each.slide.heading
            }
            aria-current={position === slide || undefined}
            onClick={() => onSlide(position)}
          >
            {each.kind === 'photo' && <Picture fill src={thumbnailUrl(each.image)} alt="" sizes="112px" />}
            {each.kind === 'video' && (
              <>
                {poster && <Picture fill src={poster} alt="" sizes="112px" />}
                <Icon name="play-filled" />
              </>
            )}
            {each.kind === 'custom' && (
              <>
                {each.slide.image && <Picture fill src={each.slide.image} alt="" sizes="112px" />}
                <Icon name="star" />
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const thumbnailUrl = ({ thumbUrl, url }: SlideImage) => thumbUrl ?? url
