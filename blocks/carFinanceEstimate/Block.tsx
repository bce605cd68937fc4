import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { LateFinanceEstimate } from '@/car/lateSections'
import { pageTime } from '@/data/pageTime'
import { estimateDisclaimer } from '@/domain/finance/assumptions'
import { carDisclaimer, carFinance } from '@/domain/finance/carFinance'
import { carListRepayment } from '@/domain/finance/carWeekly'

/** The weekly and monthly repayment with both rates and all assumptions (CAR-21, FIN-06). */
export function Block({ block, context }: BlockProps<'carFinanceEstimate'>) {
  const car = requireCar(context)
  const now = pageTime()
  const finance = carFinance(car, context.site, now)
  if (!finance) return null
  const { terms } = finance
  const disclaimer = carDisclaimer(car, context.site, terms)
  return (
    <CarSection heading={block.heading}>
      <LateFinanceEstimate
        {...finance}
        listTerms={carListRepayment(car, context.site, now)?.terms ?? null}
        disclaimer={terms.fromLender ? disclaimer : `${estimateDisclaimer(terms)} ${disclaimer}`}
      />
    </CarSection>
  )
}
