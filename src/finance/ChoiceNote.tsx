'use client'

import { resetFinanceChoice } from './financeChoiceStore'

interface ChoiceNoteProps {
  /** the shopper chose a deposit, term or frequency */
  chosen: boolean
  /** price, rate or final payment differ from the car's repayment */
  differs: boolean
  onResetToTerms: () => void
}

/**
 * Explains that a choice applies to all cars, and how to reset it. Keeps its height without text to avoid layout shift.
 */
export function ChoiceNote({ chosen, differs, onResetToTerms }: ChoiceNoteProps) {
  return (
    <div className="min-h-12 text-sm leading-6 text-muted">
      <p>
        {chosen
          ? 'Your deposit, term and frequency apply to every vehicle on this site. '
          : 'Your deposit, term and frequency will apply to every vehicle on this site.'}
        {chosen && (
          <button
            type="button"
            className="link relative font-medium after:absolute after:-inset-2.5"
            onClick={resetFinanceChoice}
          >
            Reset
          </button>
        )}
      </p>
      {differs && (
        <p>
          The price, rate or final payment here is your own.{' '}
          <button
            type="button"
            className="link relative font-medium after:absolute after:-inset-2.5"
            onClick={onResetToTerms}
          >
            Back to this vehicle’s
          </button>
        </p>
      )}
    </div>
  )
}
