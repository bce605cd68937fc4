import { CarGallery } from '@/car/CarGallery'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ context }: BlockProps<'carGallery'>) {
  const car = requireCar(context)
  return <CarGallery images={car.images} carName={car.name} inStock={car.status === 'in_stock'} />
}
