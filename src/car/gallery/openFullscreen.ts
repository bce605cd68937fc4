'use client'

import { getImageProps } from 'next/image'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/style.css'
import type { SlideImage } from '@/domain/car/gallery'
import { signalFullscreen } from './fullscreenSignal'

/** Size in pixels of a photo until it is known; the shape of most cameras. */
const DEFAULT_SIZE = { width: 1800, height: 1200 }

/** Tolerated difference in pixels of height between sizes of one photo at that width. */
const SHAPE_TOLERANCE = 9

interface FullscreenOptions {
  images: readonly SlideImage[]
  altOf: (photo: number) => string
  /** from 0 */
  start: number
  /** called with the last photo shown */
  onClose: (photo: number) => void
}

/**
 * The photos fullscreen: swiped, stepped with arrow keys, zoomed by pinch, wheel or double tap (GAL-01). Escape,
 * pulling down, Back and the close button leave.
 */
export function openFullscreen({ images, altOf, start, onClose }: FullscreenOptions): void {
  const viewer = new PhotoSwipe({
    dataSource: images.map((image, photo) => toSlide(image, altOf(photo))),
    index: start,
    bgOpacity: 1,
    loop: images.length > 2,
    wheelToZoom: true,
    // Shows the arrows on touch screens too: not everyone can swipe.
    mainClass: 'pswp--has_mouse',
    // The top bar is white like many photos, so photos start below it.
    padding: { top: 60, bottom: 20, left: 0, right: 0 },
    showHideAnimationType: reducedMotion() ? 'none' : 'fade',
    zoomAnimationDuration: reducedMotion() ? 0 : 250,
    arrowPrevTitle: 'Previous photo',
    arrowNextTitle: 'Next photo',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    errorMsg: 'This photo could not be loaded.',
  })
  // A photo's shape is known once it has loaded.
  viewer.on('loadComplete', ({ content }) => {
    const picture = content.element
    if (!(picture instanceof HTMLImageElement) || !picture.naturalWidth) return
    const height = Math.round((DEFAULT_SIZE.width * picture.naturalHeight) / picture.naturalWidth)
    // The sizes of one photo differ by a pixel in aspect ratio; updating for each would loop forever.
    if (Math.abs((content.data.height ?? 0) - height) <= SHAPE_TOLERANCE) return
    Object.assign(content.data, { width: DEFAULT_SIZE.width, height })
    viewer.refreshSlideContent(content.index)
  })
  const close = () => viewer.close()
  // PhotoSwipe does not close while it opens.
  const leaveHistory = closeOnBack(() => (viewer.opener.isOpen ? close() : viewer.on('openingAnimationEnd', close)))
  viewer.on('beforeOpen', () => signalFullscreen(true))
  viewer.on('destroy', () => {
    signalFullscreen(false)
    leaveHistory()
    onClose(viewer.currIndex)
  })
  viewer.init()
  viewer.element?.setAttribute('aria-label', 'Fullscreen photos')
}

function toSlide({ url }: SlideImage, alt: string): SlideData {
  const { props } = getImageProps({ src: url, alt, ...DEFAULT_SIZE, sizes: '100vw', quality: 75 })
  return { src: props.src, srcset: props.srcSet, alt, ...DEFAULT_SIZE }
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Adds a step to the history, so that Back closes what is open instead of leaving the page. Returns what to call once it is closed, which
 * removes the step if Back has not.
 */
function closeOnBack(close: () => void): () => void {
  // The router reloads a page whose state it does not know.
  window.history.pushState({ ...window.history.state, isFullscreen: true }, '')
  window.addEventListener('popstate', close, { once: true })
  return () => {
    window.removeEventListener('popstate', close)
    if (window.history.state?.isFullscreen) window.history.back()
  }
}
