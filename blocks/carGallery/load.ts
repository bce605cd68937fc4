import type { BlockData } from '@blocks/blockProps'
import { getPictureBlurs } from '@/data/car/pictureBlurs'
import { toMediaImage } from '@/data/fromPayload/media'
import { type CustomSlide, type GallerySlide, gallerySlides } from '@/domain/car/gallery'
import { seededRandom } from '@/domain/random'
import type { Car } from '@/domain/stock/car'

/** The gallery's slides, each photo with the blur that stands in for it. */
export async function loadSlides(block: BlockData<'carGallery'>, car: Car): Promise<GallerySlide[]> {
  const blurs = await getPictureBlurs(car.images.map(({ url }) => url))
  return gallerySlides({
    images: car.images.map((image) => ({ ...image, blur: blurs.get(image.url) })),
    videoUrl: car.videoUrl,
    videoPosition: block.videoPosition ?? 'second',
    custom: ownSlide(block.slide),
    // The same car has its video at the same place on every server and at every visit.
    random: seededRandom(`video/${car.id}`)(),
  })
}

function ownSlide(slide: BlockData<'carGallery'>['slide']): CustomSlide | null {
  if (!slide?.heading) return null
  const { heading, text, image, label, link } = slide
  return {
    heading,
    text: text || null,
    image: toMediaImage(image)?.url ?? null,
    link: label && link ? { label, href: link } : null,
  }
}
