import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSidebar } from '@/car/CarSidebar'
import { pageTime } from '@/data/pageTime'
import { carFinance, otherListTerms } from '@/domain/finance/carFinance'

export function Block({ context }: BlockProps<'carSidebar'>) {
  const car = requireCar(context)
  const now = pageTime()
  return (
    <CarSidebar
      car={car}
      site={context.site}
      location={context.location ?? null}
      finance={carFinance(car, context.site, now)}
      listTerms={otherListTerms(car, context.site, now)}
      now={now}
    />
  )
}
