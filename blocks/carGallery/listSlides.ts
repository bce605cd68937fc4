import type { BlockData } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { type CustomSlide, type GallerySlide, gallerySlides } from '@/domain/car/gallery'
import { seededRandom } from '@/domain/random'
import type { Car } from '@/domain/stock/car'

/** The gallery's slides. */
export function listSlides(block: BlockData<'carGallery'>, car: Car): GallerySlide[] {
  return gallerySlides({
    images: car.images,
    videoUrl: car.videoUrl,
    videoPosition: block.videoPosition ?? 'second',
    custom: toCustomSlide(block.slide),
    // Seeded by the car, so that its video has the same position on every server and visit.
    random: seededRandom(`video/${car.id}`)(),
  })
}

function toCustomSlide(slide: BlockData<'carGallery'>['slide']): CustomSlide | null {
  if (!slide?.heading) return null
  const { heading, text, image, label, link } = slide
  return {
    heading,
    text: text || null,
    image: toMediaImage(image)?.url ?? null,
    link: label && link ? { label, href: link } : null,
  }
}
