import { Info } from 'lucide-react'
import { useId } from 'react'
import { formatDollars, formatPercent } from '@/domain/format'
import type { CarSummary } from '@/domain/stock/car'

interface WeeklyFigureProps {
  weekly: NonNullable<CarSummary['weekly']>
  /** the car's page, which holds the finance disclaimer */
  carPath: string
}

/**
 * The weekly repayment with its rate beside it; pressing it tells the comparison rate and where the terms are (CARD-02). The
 * panel is the platform's own popover, so that a page of cards costs no script for it.
 */
export function WeeklyFigure({ weekly, carPath }: WeeklyFigureProps) {
  const panel = useId()
  const payment = formatDollars(Math.ceil(weekly.payment))
  const rate = formatPercent(weekly.ratePercent)
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className="numbers above-card-link -mx-1 inline-flex min-h-8 items-center gap-1 rounded-xs px-1 text-sm text-muted after:absolute after:-inset-y-1.5 after:inset-x-0 hover:text-ink"
      >
        <span className="font-semibold text-ink">{payment}</span>/wk at {rate} p.a.
        <Info aria-hidden className="size-4 flex-none" />
        <span className="sr-only">About this repayment</span>
      </button>
      <div
        id={panel}
        popover="auto"
        className="popover p-4 text-sm leading-normal supports-[position-area:top]:inset-auto supports-[position-area:top]:m-2 supports-[position-area:top]:[position-area:top] supports-[position-area:top]:[position-try-fallbacks:flip-block]"
      >
        <p>
          {payment} a week at {rate} p.a.
          {weekly.comparisonRatePercent !== null && (
            <>, comparison rate {formatPercent(weekly.comparisonRatePercent)} p.a.</>
          )}
        </p>
        <p className="mt-1 text-muted">An estimate for personal use, subject to approval.</p>
        <a href={`${carPath}#financeDisclaimer`} className="link mt-2 inline-block py-1">
          Finance terms
        </a>
      </div>
    </>
  )
}
