import type { BlockData } from '@blocks/blockProps'
import { getPictureBlurs } from '@/data/car/pictureBlurs'
import { toMediaImage } from '@/data/fromPayload/media'
import { type CustomSlide, type GallerySlide, gallerySlides } from '@/domain/car/gallery'
import { seededRandom } from '@/domain/random'
import type { Car } from '@/domain/stock/car'

/** The gallery's slides, with a blurred placeholder for the first photo: others load while the shopper is at the one before. */
export async function loadSlides(block: BlockData<'carGallery'>, car: Car): Promise<GallerySlide[]> {
  const blurs = await getPictureBlurs(car.images.slice(0, 1).map(({ url }) => url))
  return gallerySlides({
    images: car.images.map((image) => ({ ...image, blur: blurs.get(image.url) })),
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
