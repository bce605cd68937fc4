'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import {
  firstView,
  type GallerySlide,
  type GalleryView,
  galleryViews,
  nextGallery,
  showsThumbnails,
} from '@/domain/car/gallery'
import type { Car } from '@/domain/stock/car'
import { afterLoad } from '@/ui/lazy/whenNear'
import { CarVideo } from '../CarVideo'
import { PHOTO_SIZES, PhotoSlider, type SlideTarget } from './PhotoSlider'
import { Thumbnails } from './Thumbnails'
import { ViewButtons } from './ViewButtons'

const SpinViewer = dynamic(() => import('./SpinViewer').then((module) => module.SpinViewer), { ssr: false })
const InteriorViewer = dynamic(() => import('./InteriorViewer').then((module) => module.InteriorViewer), { ssr: false })

/** The car data that the gallery needs; `name` is the display name. */
export type GalleryCar = Pick<Car, 'name' | 'spinImages' | 'interiorImages' | 'walkaroundUrl' | 'hotspots'>

interface CarGalleryProps {
  car: GalleryCar
  slides: readonly GallerySlide[]
  /** shown without slides (CARD-04) */
  noPhoto: ReactNode
  /** thumbnails only show for cars in stock (GAL-01) */
  inStock: boolean
  /** used if the car has it (GAL-02) */
  preferredView: GalleryView
  autoRotate: boolean
}

/** The car's gallery: spin, walkaround, photos and interior, one view at a time (GAL-01 to GAL-05, CARD-04). */
export function CarGallery({ car, slides, noPhoto, inStock, preferredView, autoRotate }: CarGalleryProps) {
  const { name, spinImages, interiorImages, walkaroundUrl, hotspots } = car
  const images = useMemo(() => slides.flatMap((each) => (each.kind === 'photo' ? [each.image] : [])), [slides])
  const [spinFailed, setSpinFailed] = useState(false)
  const views = galleryViews(spinFailed ? { ...car, spinImages: [] } : car)
  const [{ view: chosen, slide }, act] = useReducer(nextGallery, {
    view: firstView(views, preferredView),
    slide: 0,
  })
  const view = views.includes(chosen) ? chosen : 'gallery'
  const [initialView] = useState(view)
  // Loads after the page, since the first picture needs the bandwidth.
  const [loaded, setLoaded] = useState(false)
  useEffect(() => afterLoad(() => setLoaded(true)), [])

  // The slide that was chosen outside the slider. It says itself where it is, so that quick steps are not taken back.
  const [target, setTarget] = useState<SlideTarget | null>(null)
  const onSlide = useCallback((next: number) => act({ type: 'slide', slide: next }), [])
  const onSpinFailed = useCallback(() => setSpinFailed(true), [])
  const photoAlt = (photo: number) => images[photo]?.alt || `${name}, photo ${photo + 1} of ${images.length}`
  const showSlide = (next: number) => {
    if (view !== 'gallery') act({ type: 'view', view: 'gallery' })
    act({ type: 'slide', slide: next })
    setTarget({ slide: next })
  }
  const openFullscreen = async (photo: number) => {
    const fullscreen = await import('./openFullscreen')
    fullscreen.openFullscreen({
      images,
      altOf: photoAlt,
      start: photo,
      onClose: (last) => showSlide(slides.findIndex((each) => each.kind === 'photo' && each.photo === last)),
    })
  }

  return (
    <section aria-label={`Pictures of ${name}`}>
      <div className="gallery-frame">
        <div className="gallery-stage" data-view={view}>
          {view === 'gallery' &&
            (slides.length > 0 ? (
              <PhotoSlider
                slides={slides}
                carName={name}
                photoAlt={photoAlt}
                slide={slide}
                target={target}
                onSlide={onSlide}
                onFullscreen={openFullscreen}
                priority={initialView === 'gallery'}
              />
            ) : (
              noPhoto
            ))}
          {view === 'spin' && (
            <>
              {/* The first frame is rendered by the server; the viewer replaces it. */}
              {/* biome-ignore lint/performance/noImgElement: a frame is fetched once, as it is. */}
              <img className="spin-poster" src={spinImages[0]} alt={name} fetchPriority="high" />
              {loaded && (
                <SpinViewer
                  frames={spinImages}
                  hotspots={hotspots.exterior}
                  carName={name}
                  autoRotate={autoRotate}
                  onFailed={onSpinFailed}
                />
              )}
            </>
          )}
          {view === 'walkaround' && walkaroundUrl && (
            <CarVideo
              fill
              url={walkaroundUrl}
              label={`Walkaround of ${name}`}
              poster={images[0]?.url ?? null}
              posterSizes={PHOTO_SIZES}
            />
          )}
          {view === 'interior' && (
            <InteriorViewer images={interiorImages} hotspots={hotspots.interior} carName={name} sizes={PHOTO_SIZES} />
          )}
        </div>
        <ViewButtons views={views} view={view} onView={(next) => act({ type: 'view', view: next })} />
      </div>
      {showsThumbnails(inStock, images.length) && (
        <Thumbnails slides={slides} slide={view === 'gallery' ? slide : null} onSlide={showSlide} />
      )}
    </section>
  )
}
