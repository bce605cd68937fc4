import { CarSection } from '@/car/CarSection'
import { carWeekly } from '@/domain/finance/carWeekly'
import { estimateDisclaimer, lenderOf, monthlyFromWeekly } from '@/domain/finance/weeklyEstimate'
import { formatDollars, formatPercent } from '@/domain/format'
import { TEXT_LIMITS, truncateText } from '@/domain/text'
import { type BlockProps, requireCar } from '@/site/blocks'
import { DefinitionList } from '@/ui/DefinitionList'
import { ShowMoreText } from '@/ui/ShowMore'

/** The weekly figure with both its rates and all that it assumes (CAR-21, FIN-06). */
export function Block({ block, context }: BlockProps<'carFinanceEstimate'>) {
  const car = requireCar(context)
  const weekly = carWeekly(car, context.site, new Date())
  if (!weekly) return null
  const lender = lenderOf(car.lenders, null)
  const disclaimer =
    lender?.disclaimer || `${estimateDisclaimer(context.site.finance)} ${context.site.wording.financeDisclaimer}`
  return (
    <CarSection heading={block.heading}>
      <DefinitionList
        look="stacked"
        columns={3}
        items={[
          { term: 'A week', value: formatDollars(Math.ceil(weekly.payment)) },
          { term: 'A month, estimated', value: formatDollars(Math.ceil(monthlyFromWeekly(weekly.payment))) },
          {
            term: 'Interest and comparison rate',
            value: `${formatPercent(weekly.ratePercent)} p.a. / ${formatPercent(weekly.comparisonRatePercent)} p.a.`,
          },
        ]}
      />
      <div className="mt-5 text-sm text-muted">
        <ShowMoreText text={disclaimer} short={truncateText(disclaimer, TEXT_LIMITS.financeDisclaimer).text} />
      </div>
    </CarSection>
  )
}
