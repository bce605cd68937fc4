import {
  ENQUIRE_FOR_FINANCE,
  FREQUENCY_LABELS,
  formatRates,
  formatRepayment,
  formatTerms,
  repaymentTeaser,
} from '@/domain/finance/labels'
import type { RepaymentFigure } from '@/domain/finance/repaymentFigure'

interface RepaymentFigureTextProps {
  figure: RepaymentFigure
  /** `line`: 'Only $173 /wk*' within a line; `card`: the amount above its conditions */
  look: 'line' | 'card'
}

/**
 * A repayment with its rate, comparison rate, term, deposit and final payment, all in one size: wherever an amount is shown,
 * what it rests on stands beside it (CARD-02, CAR-02, CAR-07).
 */
export function RepaymentFigureText({ figure, look }: RepaymentFigureTextProps) {
  const conditions = `${formatRates(figure)}, ${formatTerms(figure)}`
  if (look === 'line') {
    return (
      <>
        <span data-repayment>{figure.showsEnquire ? ENQUIRE_FOR_FINANCE : repaymentTeaser(figure)}</span>
        {!figure.showsEnquire && ` ${conditions}`}
      </>
    )
  }
  if (figure.showsEnquire) return <strong className="font-semibold text-ink">{ENQUIRE_FOR_FINANCE}</strong>
  return (
    <>
      <strong className="font-semibold text-ink">{formatRepayment(figure.payment)}</strong>
      {`${FREQUENCY_LABELS[figure.frequency].short} at ${conditions}*`}
    </>
  )
}
