import { assumptionsText } from '@/domain/finance/assumptions'
import { type CalculatorInputs, ENQUIRE_FOR_FINANCE, type Repayment } from '@/domain/finance/calculator'
import { FREQUENCY_WORDS } from '@/domain/finance/weeklyEstimate'
import { formatDollars, formatDollarsAndCents, formatPercent } from '@/domain/format'
import { Button } from '@/ui/Button'

interface CalculatorResultProps {
  inputs: CalculatorInputs
  result: Repayment
  button: { label: string; link: string } | null
}

/** The repayment as the largest thing, beneath it its rates, what it comes to and what it rests on. */
export function CalculatorResult({ inputs, result, button }: CalculatorResultProps) {
  const facts = factsOf(inputs, result)
  return (
    <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start">
      <div data-ground="ink" className="rounded-panel p-6 sm:p-8">
        <div aria-live="polite" aria-atomic>
          <p className="text-muted">Estimated repayment</p>
          {result.showsEnquire ? (
            <p className="heading-2 mt-1">{ENQUIRE_FOR_FINANCE}</p>
          ) : (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="heading-1 numbers">{formatDollarsAndCents(result.repayment)}</span>
              <span className="text-muted">{FREQUENCY_WORDS[result.frequency].per}</span>
            </p>
          )}
        </div>
        <p className="numbers mt-1 text-sm text-muted">{assumptionsText(inputs, { withFinalPayment: false })}</p>
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
    </div>
  )
}

function factsOf(inputs: CalculatorInputs, result: Repayment): [string, string][] {
  if (result.showsEnquire) return []
  const { comparisonRatePercent, total, interestPaid } = result
  const facts: [string, string | null][] = [
    ['Interest rate', `${formatPercent(inputs.ratePercent)} p.a.`],
    ['Comparison rate*', comparisonRatePercent === null ? null : `${formatPercent(comparisonRatePercent)} p.a.`],
    ['Final payment', inputs.residual > 0 ? formatDollars(inputs.residual) : null],
    ['Interest and fees', interestPaid === null ? null : formatDollars(Math.round(interestPaid))],
    ['Total repaid', total === null ? null : formatDollars(Math.round(total))],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
