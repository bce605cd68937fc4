import { CarSidebar } from '@/car/CarSidebar'
import { carFinance } from '@/domain/finance/carFinance'
import { type BlockProps, requireCar } from '@/site/blocks'

export function Block({ context }: BlockProps<'carSidebar'>) {
  const car = requireCar(context)
  const now = new Date()
  return (
    <CarSidebar
      car={car}
      site={context.site}
      location={context.location ?? null}
      finance={carFinance(car, context.site, now)}
      now={now}
    />
  )
}
