import { describe, expect, it } from 'vitest'
import {
  firstView,
  gallerySlides,
  galleryViews,
  nextGallery,
  photosBeforeVideo,
  showsThumbnails,
  type VideoPosition,
} from '../../../src/domain/car/gallery'

const images = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `/${name}.webp`, thumbUrl: `/${name}.webp` }))
const custom = { heading: 'Seven-year warranty', text: null, image: null, link: null }
const listKinds = (options: Partial<Parameters<typeof gallerySlides>[0]>) =>
  gallerySlides({ images, videoUrl: '/film.mp4', videoPosition: 'second', custom: null, random: 0, ...options })
    .map((slide) => (slide.kind === 'photo' ? slide.image.url[1] : slide.kind))
    .join(' ')

describe('[GAL-01] thumbnails', () => {
  it.each([
    [true, 3, false],
    [true, 4, true],
    [false, 12, false],
  ])('in stock %s with %i photos: %s', (inStock, photos, expected) => {
    expect(showsThumbnails(inStock, photos)).toBe(expected)
  })
})

describe('[GAL-02] views', () => {
  const noMedia = { spinImages: [], interiorImages: [], walkaroundUrl: null }
  const spinImages = Array.from({ length: 24 }, (_, frame) => `/${frame}.avif`)

  it('depend on the car’s media; the gallery is always there', () => {
    expect(galleryViews(noMedia)).toEqual(['gallery'])
    expect(galleryViews({ spinImages, interiorImages: ['/in.webp'], walkaroundUrl: '/walk.mp4' })).toEqual([
      'spin',
      'walkaround',
      'gallery',
      'interior',
    ])
  })

  it('start with the spin, or with the gallery without one', () => {
    expect(firstView(['spin', 'gallery'], 'spin')).toBe('spin')
    expect(firstView(['spin', 'gallery'], 'gallery')).toBe('gallery')
    expect(firstView(['gallery', 'interior'], 'spin')).toBe('gallery')
  })

  it('reset the gallery to its first slide on leaving it', () => {
    const fourth = nextGallery({ view: 'gallery', slide: 0 }, { type: 'slide', slide: 3 })
    expect(fourth).toEqual({ view: 'gallery', slide: 3 })
    const away = nextGallery(fourth, { type: 'view', view: 'interior' })
    expect(away).toEqual({ view: 'interior', slide: 0 })
    expect(nextGallery(away, { type: 'view', view: 'gallery' }).slide).toBe(0)
  })

  it('keep the slide when the gallery is selected again', () => {
    expect(nextGallery({ view: 'gallery', slide: 2 }, { type: 'view', view: 'gallery' }).slide).toBe(2)
  })
})

describe('[GAL-03] slides', () => {
  it.each<[VideoPosition, string]>([
    ['start', 'video a b c d e'],
    ['second', 'a video b c d e'],
    ['middle', 'a b c video d e'],
    ['end', 'a b c d e video'],
  ])('have the video at position %s', (videoPosition, expected) => {
    expect(listKinds({ videoPosition })).toBe(expected)
  })

  it('have a video in random position after any photo', () => {
    const places = [0, 0.19, 0.2, 0.5, 0.99].map((random) => photosBeforeVideo('random', 5, random))
    expect(places).toEqual([1, 1, 2, 3, 5])
  })

  it('have the dealer’s own slide at position 1, after the first', () => {
    expect(listKinds({ custom, videoUrl: null })).toBe('a custom b c d e')
    expect(listKinds({ custom })).toBe('a custom video b c d e')
  })

  it('are only the video without photos, and empty without both', () => {
    expect(listKinds({ images: [], videoPosition: 'middle' })).toBe('video')
    expect(listKinds({ images: [], videoUrl: null, custom })).toBe('')
  })
})
