import type { Car, CarImage } from '../stock/car'

/** The gallery's views, in the order of their buttons (GAL-02). */
export const GALLERY_VIEWS = ['spin', 'walkaround', 'gallery', 'interior'] as const
export type GalleryView = (typeof GALLERY_VIEWS)[number]

export const GALLERY_VIEW_LABELS: Record<GalleryView, string> = {
  spin: 'Spin',
  walkaround: 'Walkaround',
  gallery: 'Gallery',
  interior: 'Interior',
}

/** Position of the video among the photos; `random` is after any one of them (GAL-03). */
export const VIDEO_POSITIONS = ['start', 'second', 'middle', 'end', 'random'] as const
export type VideoPosition = (typeof VIDEO_POSITIONS)[number]

/** Thumbnails show for cars in stock with more photos than this (GAL-01). */
export const PHOTOS_WITHOUT_THUMBNAILS = 3

/** Minimum frames of a spin. */
const MIN_SPIN_FRAMES = 8

/** A custom slide of the dealer among the photos. */
export interface CustomSlide {
  heading: string
  text: string | null
  image: string | null
  link: { label: string; href: string } | null
}

export type GallerySlide =
  | { kind: 'photo'; image: SlideImage /** from 0 among the photos */; photo: number }
  | { kind: 'video'; url: string }
  | { kind: 'custom'; slide: CustomSlide }

/** A photo, with its smaller copy where that is another file. */
export type SlideImage = Omit<CarImage, 'thumbUrl'> & Partial<Pick<CarImage, 'thumbUrl'>>

type GalleryCar = Pick<Car, 'images' | 'spinImages' | 'interiorImages' | 'walkaroundUrl'>

/** The available views of a car; the gallery is always one, even without photos. */
export function galleryViews({ spinImages, interiorImages, walkaroundUrl }: Omit<GalleryCar, 'images'>): GalleryView[] {
  const available: Record<GalleryView, boolean> = {
    spin: spinImages.length >= MIN_SPIN_FRAMES,
    walkaround: Boolean(walkaroundUrl),
    gallery: true,
    interior: interiorImages.length > 0,
  }
  return GALLERY_VIEWS.filter((view) => available[view])
}

/** The initial view: the site's preferred one if available, else the gallery. */
export const firstView = (views: readonly GalleryView[], preferred: GalleryView): GalleryView =>
  views.includes(preferred) ? preferred : 'gallery'

/** The current view and the gallery's slide, from 0. */
export interface GalleryState {
  view: GalleryView
  slide: number
}

export type GalleryAction = { type: 'view'; view: GalleryView } | { type: 'slide'; slide: number }

/** Leaving the gallery resets it to the first slide (GAL-02). */
export function nextGallery(state: GalleryState, action: GalleryAction): GalleryState {
  if (action.type === 'slide') return { ...state, slide: action.slide }
  return { view: action.view, slide: action.view === 'gallery' && state.view === 'gallery' ? state.slide : 0 }
}

/** The number of photos before the video; `random` is in [0, 1). */
export function photosBeforeVideo(position: VideoPosition, photos: number, random: number): number {
  if (position === 'start' || photos === 0) return 0
  if (position === 'second') return 1
  if (position === 'middle') return Math.ceil(photos / 2)
  if (position === 'end') return photos
  return 1 + Math.floor(random * photos)
}

interface SlideOptions {
  images: readonly CarImage[]
  videoUrl: string | null
  videoPosition: VideoPosition
  custom: CustomSlide | null
  /** in [0, 1); position of a video with position `random` */
  random: number
}

/** The gallery's slides in order: photos, the video at its position, and the custom slide second (GAL-03). */
export function gallerySlides({ images, videoUrl, videoPosition, custom, random }: SlideOptions): GallerySlide[] {
  const slides: GallerySlide[] = images.map(({ thumbUrl, ...image }, photo) => ({
    kind: 'photo',
    image: thumbUrl === image.url ? image : { ...image, thumbUrl },
    photo,
  }))
  if (videoUrl)
    slides.splice(photosBeforeVideo(videoPosition, images.length, random), 0, { kind: 'video', url: videoUrl })
  if (custom && slides.length > 0) slides.splice(1, 0, { kind: 'custom', slide: custom })
  return slides
}

/** Whether thumbnails are shown (GAL-01). */
export const showsThumbnails = (inStock: boolean, photos: number) => inStock && photos > PHOTOS_WITHOUT_THUMBNAILS
