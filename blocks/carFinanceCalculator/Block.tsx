import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { pageTime } from '@/data/pageTime'
import { carCalculator } from '@/domain/finance/carCalculator'
import { financeLink } from '@/domain/finance/financeLink'
import { isAvailable } from '@/domain/stock/availability'
import { LazyRepaymentCalculator } from '@/finance/LazyRepaymentCalculator'

/** The car page calculator with its own limits and the car's price and terms (FIN-03, CAR-22). */
export function Block({ block, context }: BlockProps<'carFinanceCalculator'>) {
  const car = requireCar(context)
  const { site, location } = context
  if (!isAvailable(car)) return null
  const link = financeLink({
    flags: site.flags,
    links: site.links,
    car,
    dealershipSlug: location?.dealershipSlug,
    currentPath: context.path,
    signedIn: false,
  })
  return (
    <CarSection heading={block.heading} folds>
      <LazyRepaymentCalculator
        {...carCalculator(car, site, pageTime())}
        stacked
        button={{ label: 'Get Finance', link }}
      />
    </CarSection>
  )
}
