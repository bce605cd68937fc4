import { CarSection } from '@/car/CarSection'
import { defaultInputs, loanFees } from '@/domain/finance/calculator'
import { CAR_PAGE_LIMITS, limitsWith } from '@/domain/finance/calculatorLimits'
import { financeLink } from '@/domain/finance/financeLink'
import { lenderOf } from '@/domain/finance/weeklyEstimate'
import { isAvailable } from '@/domain/stock/availability'
import { cashPrice } from '@/domain/stock/price'
import { LazyRepaymentCalculator } from '@/finance/LazyRepaymentCalculator'
import { type BlockProps, requireCar } from '@/site/blocks'

/** The car page's calculator, in its own limits and at this car's price (FIN-03, CAR-22). */
export function Block({ block, context }: BlockProps<'carFinanceCalculator'>) {
  const car = requireCar(context)
  const { site, location } = context
  const price = cashPrice(car)
  if (price === null || !isAvailable(car)) return null
  const lender = lenderOf(car.lenders, null)
  const limits = limitsWith(CAR_PAGE_LIMITS, { minimumPrice: site.finance.minimumPrice, raisedForPrice: price })
  const link = financeLink({
    flags: site.flags,
    links: site.links,
    car,
    dealershipSlug: location?.dealershipSlug,
    currentPath: context.path,
    signedIn: false,
  })
  return (
    <CarSection heading={block.heading}>
      <LazyRepaymentCalculator
        stacked
        priceFixed
        defaults={defaultInputs(price, lender, site.finance, limits)}
        settings={{ limits, fees: loanFees(lender, site.finance) }}
        showInterest
        showResidual
        disclaimer={site.wording.financeDisclaimer}
        button={{ label: 'Get Finance', link }}
      />
    </CarSection>
  )
}
