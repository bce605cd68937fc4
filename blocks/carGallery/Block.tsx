import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarGallery } from '@/car/gallery/CarGallery'
import { NewArrival } from '@/car/gallery/NewArrival'
import { isAvailable } from '@/domain/stock/availability'
import { RequestPhotos } from '@/stock/card/RequestPhotos'
import { listSlides } from './listSlides'

export function Block({ block, context }: BlockProps<'carGallery'>) {
  const car = requireCar(context)
  const { name, spinImages, interiorImages, walkaroundUrl, hotspots } = car
  const slides = listSlides(block, car)
  return (
    <CarGallery
      car={{ name, spinImages, interiorImages, walkaroundUrl, hotspots }}
      slides={slides}
      noPhoto={
        slides.length === 0 && (
          <NewArrival sold={!isAvailable(car)}>
            {context.site.cards.requestPhotos && <RequestPhotos car={car} />}
          </NewArrival>
        )
      }
      inStock={car.status === 'in_stock'}
      preferredView={block.firstView ?? 'spin'}
      autoRotate={block.autoRotate ?? true}
    />
  )
}
