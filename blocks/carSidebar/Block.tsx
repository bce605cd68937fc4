import { CarSidebar } from '@/car/CarSidebar'
import { carWeekly } from '@/domain/finance/carWeekly'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ context }: BlockProps<'carSidebar'>) {
  const car = requireCar(context)
  const now = new Date()
  return (
    <CarSidebar
      car={car}
      site={context.site}
      location={context.location ?? null}
      weekly={carWeekly(car, context.site, now)}
      now={now}
    />
  )
}
