'use client'

import { useId, useState } from 'react'
import type { FieldError } from '@/domain/fieldErrors'
import { ADJUSTMENTS, adjustmentSchema } from '@/domain/leads/tradeInForm'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { RadioGroup } from '@/ui/forms/RadioGroup'

interface ConditionStepProps {
  answers: Record<string, string>
  errors: FieldError[]
  onChange: (answers: Record<string, string>) => void
  onSubmit: (answers: Record<string, string>) => Promise<void>
  onBack: () => void
}

/** The condition of the shopper's car, which adjusts the estimate (LEAD-08). */
export function ConditionStep({ answers, errors: serverErrors, onChange, onSubmit, onBack }: ConditionStepProps) {
  const ids = useId()
  const [missing, setMissing] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const send = async () => {
    setAttempts(attempts + 1)
    const parsed = adjustmentSchema.safeParse(answers)
    if (!parsed.success) {
      return setMissing(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
    }
    setMissing({})
    setSending(true)
    await onSubmit(answers)
    setSending(false)
  }
  const problems = [
    ...Object.entries(missing).map(([id, message]) => ({ message, controlId: `${ids}-${id}` })),
    ...serverErrors.map(({ message }) => ({ message })),
  ]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-6"
    >
      <ErrorSummary problems={problems} attempt={attempts} />
      {ADJUSTMENTS.map(({ id, question, answers: choices }) => (
        <div key={id} id={`${ids}-${id}`} tabIndex={-1} className="outline-none">
          <RadioGroup
            label={question}
            name={`${ids}-${id}`}
            look="cards"
            value={answers[id] ?? ''}
            onValueChange={(value) => {
              onChange({ ...answers, [id]: value })
              setMissing(({ [id]: _, ...others }) => others)
            }}
            options={choices.map(({ value, label }) => ({ value, label }))}
            error={missing[id]}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" loading={sending} loadingLabel="Getting an estimate">
          Get my valuation
        </Button>
        <Button variant="quiet" size="lg" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
