'use client'

import { type KeyboardEvent, useEffect, useState } from 'react'
import { type Hotspot, hotspotsOn } from '@/domain/car/hotspots'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { useEmbla } from '@/ui/media/useEmbla'
import { HotspotMarks } from './HotspotMarks'

interface InteriorViewerProps {
  images: readonly string[]
  hotspots: readonly Hotspot[]
  carName: string
  sizes: string
}

/** Pictures of the interior with their hotspots (GAL-05). */
export function InteriorViewer({ images, hotspots, carName, sizes }: InteriorViewerProps) {
  const [viewport, embla, act] = useEmbla({ loop: images.length > 2 })
  const [index, setIndex] = useState(0)
  const [open, setOpen] = useState<string | null>(null)
  useEffect(() => {
    if (!embla) return
    const handleSelect = () => {
      setIndex(embla.selectedScrollSnap())
      setOpen(null)
    }
    embla.on('select', handleSelect)
    return () => {
      embla.off('select', handleSelect)
    }
  }, [embla])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') act((carousel) => carousel.scrollPrev())
    else if (event.key === 'ArrowRight') act((carousel) => carousel.scrollNext())
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not a form's fields
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={`Inside the ${carName}`}
      className="absolute inset-0"
      onKeyDown={handleKeyDown}
    >
      <div ref={viewport} className="size-full overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {images.map((url, position) => (
            <li
              key={url}
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${images.length}`}
              className="relative min-w-0 flex-[0_0_100%]"
              inert={position !== index}
            >
              <Picture
                fill
                src={url}
                alt={`Inside the ${carName}, ${position + 1} of ${images.length}`}
                sizes={sizes}
                draggable={false}
              />
              {position === index && (
                <HotspotMarks hotspots={hotspotsOn(hotspots, position)} open={open} onOpen={setOpen} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <>
          <IconButton
            variant="solid"
            label="Previous picture"
            className="gallery-arrow left-3"
            onClick={() => act((carousel) => carousel.scrollPrev())}
          >
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton
            variant="solid"
            label="Next picture"
            className="gallery-arrow right-3"
            onClick={() => act((carousel) => carousel.scrollNext())}
          >
            <Icon name="chevron-right" />
          </IconButton>
          <p className="gallery-count numbers" aria-live="polite">
            <span className="sr-only">Picture </span>
            {index + 1} / {images.length}
          </p>
        </>
      )}
    </div>
  )
}
