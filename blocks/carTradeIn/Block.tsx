import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateTradeInOffer } from '@/car/lateSections'
import { offersTradeIn } from '@/domain/car/tradeIn'
import { itemLabels } from '@/domain/stock/labels'
import { cashPrice } from '@/domain/stock/price'
import { Button } from '@/ui/actions/Button'

export function Block({ block, context }: BlockProps<'carTradeIn'>) {
  const car = requireCar(context)
  const price = cashPrice(car)
  if (price === null || !offersTradeIn(car, context.site)) return null
  const link = `/cars/trade-in?car_id=${car.id}`
  const linkLabel = context.site.wording.tradeInValuation
  return (
    <CarSection heading={block.heading} folds>
      {car.itemType === 'car' ? (
        <LateTradeInOffer price={price} carName={car.name} link={link} linkLabel={linkLabel} />
      ) : (
        <div className="grid justify-items-start gap-4 rounded-card bg-surface p-card lg:p-6">
          <p className="measure">
            Tell us about your car and we will value it towards this {itemLabels(car).one}. We may need to see it in
            person.
          </p>
          <Button href={link} variant="secondary">
            {linkLabel}
          </Button>
        </div>
      )}
    </CarSection>
  )
}
