import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateCarVideo } from '@/car/lateSections'

export function Block({ block, context }: BlockProps<'carVideo'>) {
  const { videoUrl, name, images } = requireCar(context)
  if (!videoUrl) return null
  return (
    <CarSection heading={block.heading}>
      <LateCarVideo url={videoUrl} label={`Video of ${name}`} poster={images[0]?.url ?? null} />
    </CarSection>
  )
}
