import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { listPriceChanges } from '@/data/car/priceChanges'
import { priceHistory } from '@/domain/car/priceHistory'
import { formatDollars, formatShortDate } from '@/domain/format'
import { isAvailable } from '@/domain/stock/availability'
import { carPrice } from '@/domain/stock/price'

/** The recorded prices of a car for sale, newest first; nothing without a change. */
export async function Block({ block, context }: BlockProps<'carPriceHistory'>) {
  const car = requireCar(context)
  const { site } = context
  if (!isAvailable(car)) return null
  const rows = priceHistory(await listPriceChanges(site.id, car.id, car.slug), carPrice(car, site).amount)
  if (rows.length === 0) return null
  return (
    <CarSection heading={block.heading}>
      <ol className="numbers grid gap-0">
        {rows.map(({ since, price, change }, position) => (
          <li
            key={since ?? 'first'}
            className="grid grid-cols-[1fr_auto_6rem] gap-x-4 border-b border-hairline py-2.5 last:border-0"
          >
            <span className="text-muted">{since ? formatShortDate(since, site.timeZone) : 'Before'}</span>
            <span className={position === 0 ? 'font-semibold' : ''}>{formatDollars(price)}</span>
            <span className={`text-right ${change !== null && change < 0 ? 'text-positive-text' : 'text-muted'}`}>
              {change === null ? '' : `${change < 0 ? '−' : '+'}${formatDollars(Math.abs(change))}`}
            </span>
          </li>
        ))}
      </ol>
    </CarSection>
  )
}
