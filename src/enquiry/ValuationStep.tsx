'use client'

import { useState } from 'react'
import type { FieldError } from '@/domain/fieldErrors'
import { formatDollars } from '@/domain/format'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { TextArea } from '@/ui/forms/TextArea'
import type { ValuationResult } from './tradeInDraft'

interface ValuationStepProps {
  result: ValuationResult | null
  carName: string
  /** the car has finance owing */
  financeOwing: boolean
  message: string
  errors: FieldError[]
  onMessageChange: (message: string) => void
  onFinish: (accepted: boolean) => Promise<void>
  onBack: () => void
}

/**
 * The valuation of the car, or why it is only available in person; then the shopper accepts it or requests a call (LEAD-08).
 */
export function ValuationStep({
  result,
  carName,
  financeOwing,
  message,
  errors: serverErrors,
  onMessageChange,
  onFinish,
  onBack,
}: ValuationStepProps) {
  const [sending, setSending] = useState<'accept' | 'call' | null>(null)
  const [attempts, setAttempts] = useState(0)
  const valuation = result && 'valuation' in result ? result.valuation : null
  const finish = async (accepted: boolean) => {
    setSending(accepted ? 'accept' : 'call')
    setAttempts(attempts + 1)
    await onFinish(accepted)
    setSending(null)
  }
  return (
    <div className="grid gap-6">
      <ErrorSummary problems={serverErrors.map((problem) => ({ message: problem.message }))} attempt={attempts} />
      <div className="rounded-card bg-surface p-card lg:p-6" role="status">
        <p className="text-sm text-muted">Your {carName}</p>
        {valuation ? (
          <>
            <p className="numbers mt-1 text-3xl font-bold tracking-tight">
              {formatDollars(valuation.low)} – {formatDollars(valuation.high)}
            </p>
            <p className="measure mt-2 text-muted">
              {valuation.comparables > 0 && `From ${valuation.comparables} similar cars for sale. `}
              This is an estimate, not an offer. We confirm the price when we inspect the car.
              {financeOwing && ' Finance owing is paid out first.'}
            </p>
          </>
        ) : (
          <p className="measure mt-1 text-lg font-semibold">
            {result && 'no_valuation' in result ? result.no_valuation : 'We value this car in person.'}
          </p>
        )}
      </div>
      <Field label="Anything else we should know?" optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={2000}
            value={message}
            onChange={({ target }) => onMessageChange(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {valuation && (
          <Button
            size="lg"
            loading={sending === 'accept'}
            loadingLabel="Sending"
            disabled={sending !== null}
            onClick={() => finish(true)}
          >
            Accept this estimate
          </Button>
        )}
        <Button
          size="lg"
          variant={valuation ? 'secondary' : 'primary'}
          loading={sending === 'call'}
          loadingLabel="Sending"
          disabled={sending !== null}
          onClick={() => finish(false)}
        >
          {valuation ? 'Call me about it' : 'Send my details'}
        </Button>
        <Button variant="quiet" size="lg" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
