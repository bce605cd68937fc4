import { clsx } from 'clsx'
import type { CalculatorInputs, Repayment } from '@/domain/finance/calculator'
import {
  ENQUIRE_FOR_FINANCE,
  FREQUENCY_LABELS,
  formatAssumptions,
  formatRepayment,
  LENDERS_OFFER,
} from '@/domain/finance/labels'
import { formatDollars, formatRate } from '@/domain/format'
import { Button } from '@/ui/actions/Button'

interface CalculatorResultProps {
  inputs: CalculatorInputs
  result: Repayment
  /** the price is an example, because the car has none (FIN-03) */
  isExample: boolean
  /** a lender's own offer on the car, unchanged */
  isLendersOffer: boolean
  button: { label: string; link: string } | null
}

/** The repayment with its assumptions, rates and totals. */
export function CalculatorResult({ inputs, result, isExample, isLendersOffer, button }: CalculatorResultProps) {
  const facts = resultFacts(inputs, result)
  return (
    <div data-surface="ink" className="rounded-panel p-6 sm:p-8">
      <div aria-live="polite" aria-atomic>
        <p className="text-muted">
          {isExample ? `Example: repayment on ${formatDollars(inputs.price)}` : 'Estimated repayment'}
        </p>
        {result.showsEnquire ? (
          <p className="heading-2 mt-1">{ENQUIRE_FOR_FINANCE}</p>
        ) : (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="heading-1 numbers">{formatRepayment(result.repayment)}</span>
            <span className="text-muted">{FREQUENCY_LABELS[result.frequency].per}</span>
          </p>
        )}
      </div>
      <p className="numbers mt-1 text-sm text-muted">
        {formatAssumptions(inputs, { withFinalPayment: false })}
        {isLendersOffer && LENDERS_OFFER}
      </p>
      {facts.length > 0 && (
        <dl className="mt-5 grid">
          {facts.map(([term, value]) => (
            <div key={term} className="flex justify-between gap-4 border-t border-hairline py-2.5">
              <dt className="text-muted">{term}</dt>
              <dd className="numbers font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {button && (
        <Button href={button.link} fullWidth className="mt-5">
          {button.label}
        </Button>
      )}
    </div>
  )
}

/** Keeps the repayment visible on phones while inputs change. Hidden from screen readers, which read the result panel. */
export function RepaymentStrip({
  result,
  ratePercent,
  isExample,
  stacked,
}: {
  result: Repayment
  ratePercent: number
  /** the price is an example, because the car has none (FIN-03) */
  isExample: boolean
  stacked: boolean
}) {
  return (
    <div
      aria-hidden
      data-surface="ink"
      data-print="hidden"
      className={clsx(
        'sticky top-[calc(var(--header-height)+0.5rem)] z-20 flex min-h-13 items-baseline justify-between gap-3 rounded-control px-4 py-3 shadow-raised',
        stacked ? 'xl:hidden' : 'lg:hidden',
      )}
    >
      {result.showsEnquire ? (
        <span className="font-semibold">Ask us for a figure</span>
      ) : (
        <>
          <span>
            {isExample && <span className="text-sm text-muted">Example: </span>}
            <span className="numbers text-lg font-semibold">{formatRepayment(result.repayment)}</span>{' '}
            <span className="text-sm text-muted">{FREQUENCY_LABELS[result.frequency].per}</span>
          </span>
          {result.comparisonRatePercent !== null && (
            <span className="numbers text-right text-xs leading-tight text-muted">
              {formatRate(ratePercent)} p.a.
              <br />
              {formatRate(result.comparisonRatePercent)} p.a. comparison*
            </span>
          )}
        </>
      )}
    </div>
  )
}

function resultFacts(inputs: CalculatorInputs, result: Repayment): [string, string][] {
  if (result.showsEnquire) return []
  const { comparisonRatePercent, total, interestPaid } = result
  const facts: [string, string | null][] = [
    ['Interest rate', `${formatRate(inputs.ratePercent)} p.a.`],
    ['Comparison rate*', comparisonRatePercent === null ? null : `${formatRate(comparisonRatePercent)} p.a.`],
    ['Final payment', inputs.residual > 0 ? formatDollars(inputs.residual) : null],
    ['Interest and fees', interestPaid === null ? null : formatDollars(Math.round(interestPaid))],
    ['Total repaid', total === null ? null : formatDollars(Math.round(total))],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
