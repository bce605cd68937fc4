import { clsx } from 'clsx'
import { type ComparisonBand, comparisonBasis, type PriceComparison } from '@/domain/car/priceComparison'
import { formatDollars } from '@/domain/format'
import type { ItemLabels } from '@/domain/stock/labels'

const TONE: Record<ComparisonBand, string> = {
  low: 'text-warning-text',
  medium: 'text-ink',
  high: 'text-positive-text',
}

/** The gauge's semicircle: radius and stroke in units of its viewBox. */
const RADIUS = 84
const STROKE = 16
const LENGTH = Math.PI * RADIUS

interface PriceGaugeProps {
  comparison: PriceComparison
  /** "Drive Away": only prices of the same type are compared */
  priceType: string | null
  /** labels of the vehicle type compared */
  itemLabels: Pick<ItemLabels, 'one' | 'many'>
}

/** A price against the market: a gauge that fills towards the cheap end, the verdict and the range (CAR-13). */
export function PriceGauge({ comparison, priceType, itemLabels }: PriceGaugeProps) {
  const { fill, listing_price, market_range_min, market_range_max, verdict, band, comparables } = comparison
  const basis = comparisonBasis(comparables, itemLabels)
  const compared = priceType ? `${priceType} prices are compared with ${priceType} prices.` : null
  return (
    <div
      data-band={band}
      className="grid gap-x-10 gap-y-6 rounded-card bg-surface p-card sm:grid-cols-[15rem_1fr] sm:items-center lg:p-6"
    >
      <figure className={clsx('relative mx-auto w-full max-w-60', TONE[band])}>
        <svg viewBox="0 0 200 112" role="img" aria-label={`${verdict}: ${Math.round(fill * 100)} of 100 on the gauge`}>
          <path d={arc()} fill="none" strokeWidth={STROKE} strokeLinecap="round" className="stroke-hairline" />
          <path
            d={arc()}
            fill="none"
            stroke="currentColor"
            strokeWidth={STROKE}
            strokeLinecap="round"
            strokeDasharray={`${(LENGTH * fill).toFixed(1)} ${(LENGTH * 2).toFixed(1)}`}
            className={clsx(fill === 0 && 'invisible')}
          />
        </svg>
        <figcaption className="absolute inset-x-0 bottom-0 text-center">
          <span className="heading-4 block">{verdict}</span>
        </figcaption>
      </figure>
      <div className="min-w-0">
        <MarketRange
          low={market_range_min}
          high={market_range_max}
          price={listing_price}
          band={band}
          noun={itemLabels.one}
        />
        <p className="mt-4 text-sm text-muted">
          {[basis && `${basis}, levelled for age and kilometres.`, compared].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
  )
}

interface MarketRangeProps {
  low: number
  high: number
  price: number
  band: ComparisonBand
  noun: string
}

/** The market from its lowest to its highest price, with the car's price on it. */
function MarketRange({ low, high, price, band, noun }: MarketRangeProps) {
  const share = high === low ? 0.5 : Math.min(1, Math.max(0, (price - low) / (high - low)))
  return (
    <div className="numbers">
      <p className="text-sm text-muted">
        This {noun} <span className="text-xl font-bold text-ink">{formatDollars(price)}</span>
      </p>
      <div aria-hidden className="relative mt-3 h-2 rounded-full bg-hairline">
        <span
          className={clsx(
            'absolute top-1/2 size-5 -translate-1/2 rounded-full border-4 border-current bg-paper',
            TONE[band],
          )}
          style={{ left: `${(share * 100).toFixed(1)}%` }}
        />
      </div>
      <p className="mt-2.5 flex justify-between gap-4 text-sm">
        <span>
          <span className="block font-semibold">{formatDollars(low)}</span>
          <span className="text-muted">Market low</span>
        </span>
        <span className="text-right">
          <span className="block font-semibold">{formatDollars(high)}</span>
          <span className="text-muted">Market high</span>
        </span>
      </p>
    </div>
  )
}

function arc(): string {
  return `M ${100 - RADIUS} 100 A ${RADIUS} ${RADIUS} 0 0 1 ${100 + RADIUS} 100`
}
