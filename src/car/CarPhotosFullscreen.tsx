'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import type { CarImage } from '@/domain/stock/car'
import { IconButton } from '@/ui/IconButton'
import { Picture } from '@/ui/Picture'

interface CarPhotosFullscreenProps {
  images: readonly CarImage[]
  carName: string
  startIndex: number
  /** called with the photo that was in sight last */
  onClose: (index: number) => void
}

/** The photos on the whole screen; arrow keys move between them and Escape leaves (GAL-01). */
export function CarPhotosFullscreen({ images, carName, startIndex, onClose }: CarPhotosFullscreenProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: images.length > 2, startIndex })
  const [index, setIndex] = useState(startIndex)
  useEffect(() => {
    if (!embla) return
    const follow = () => setIndex(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => {
      embla.off('select', follow)
    }
  }, [embla])

  return (
    <Dialog.Root open onOpenChange={() => onClose(index)}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-ground="ink"
          className="fixed inset-0 z-50 flex flex-col bg-black text-white"
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') embla?.scrollPrev()
            if (event.key === 'ArrowRight') embla?.scrollNext()
          }}
        >
          <div className="flex items-center justify-between gap-4 p-3 pl-5">
            <Dialog.Title className="truncate text-sm">
              {carName}{' '}
              <span className="numbers">
                ({index + 1} of {images.length})
              </span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton variant="solid" label="Close">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div ref={viewport} className="min-h-0 flex-1 overflow-hidden">
            <ul className="flex h-full">
              {images.map((image, position) => (
                <li key={image.url} className="relative min-w-0 flex-[0_0_100%]" aria-hidden={position !== index}>
                  {Math.abs(position - index) <= 1 && (
                    <Picture
                      fill
                      fit="contain"
                      src={image.url}
                      alt={image.alt || `${carName}, photo ${position + 1}`}
                      sizes="100vw"
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
          {images.length > 1 && (
            <div className="flex justify-center gap-3 p-4">
              <IconButton variant="solid" label="Previous photo" onClick={() => embla?.scrollPrev()}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton variant="solid" label="Next photo" onClick={() => embla?.scrollNext()}>
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
