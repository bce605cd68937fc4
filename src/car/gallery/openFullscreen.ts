'use client'

import { getImageProps } from 'next/image'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/style.css'
import type { CarImage } from '@/domain/stock/car'
import { signalFullscreen } from './fullscreenSignal'

/** Pixels of a photo whose own size is not known yet; the studio's and most cameras' shape. */
const LIKELY = { width: 1800, height: 1200 }

/** Pixels of height by which two sizes of one photo may differ at that width. */
const SAME_SHAPE = 9

interface FullscreenOptions {
  images: readonly CarImage[]
  altOf: (photo: number) => string
  /** from 0 */
  start: number
  /** called with the photo that was in sight last */
  onClose: (photo: number) => void
}

/**
 * The photos on the whole screen: swiped, stepped with the arrow keys, zoomed by pinch, wheel or double tap (GAL-01).
 * Escape, the back of a pull down and the cross leave.
 */
export function openFullscreen({ images, altOf, start, onClose }: FullscreenOptions): void {
  const viewer = new PhotoSwipe({
    dataSource: images.map((image, photo) => slideOf(image, altOf(photo))),
    index: start,
    bgOpacity: 1,
    loop: images.length > 2,
    wheelToZoom: true,
    // Keeps the arrows in sight for fingers too: not everybody can swipe.
    mainClass: 'pswp--has_mouse',
    // The bar at the top is white, and many photos are: they stand below it.
    padding: { top: 60, bottom: 20, left: 0, right: 0 },
    showHideAnimationType: reducedMotion() ? 'none' : 'fade',
    zoomAnimationDuration: reducedMotion() ? 0 : 250,
    arrowPrevTitle: 'Previous photo',
    arrowNextTitle: 'Next photo',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    errorMsg: 'This photo could not be loaded.',
  })
  // A photo's own shape is known once it is there.
  viewer.on('loadComplete', ({ content }) => {
    const picture = content.element
    if (!(picture instanceof HTMLImageElement) || !picture.naturalWidth) return
    const height = Math.round((LIKELY.width * picture.naturalHeight) / picture.naturalWidth)
    // The sizes of one photo differ by a pixel in shape: to follow each would never end.
    if (Math.abs((content.data.height ?? 0) - height) <= SAME_SHAPE) return
    Object.assign(content.data, { width: LIKELY.width, height })
    viewer.refreshSlideContent(content.index)
  })
  viewer.on('beforeOpen', () => signalFullscreen(true))
  viewer.on('destroy', () => {
    signalFullscreen(false)
    onClose(viewer.currIndex)
  })
  viewer.init()
  viewer.element?.setAttribute('aria-label', 'Photos on the whole screen')
}

function slideOf({ url, blur }: CarImage, alt: string): SlideData {
  const { props } = getImageProps({ src: url, alt, ...LIKELY, sizes: '100vw', quality: 75 })
  return { src: props.src, srcset: props.srcSet, msrc: blur, alt, ...LIKELY }
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
