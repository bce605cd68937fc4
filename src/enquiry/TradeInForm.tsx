'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldError } from '@/domain/fieldErrors'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import type { OwnCarInput } from '@/domain/leads/tradeInForm'
import { recordEvent } from '../shopper/recordEvent'
import { addReference } from './addReference'
import { ConditionStep } from './ConditionStep'
import type { EnquiryFormProps } from './EnquiryForm'
import { EnquirySent } from './EnquirySent'
import { FormSteps } from './FormSteps'
import { LazyEnquiryForm } from './LazyEnquiryForm'
import { OwnCarStep } from './OwnCarStep'
import { fetchOwnCarPrefill } from './ownCarPrefill'
import { saveValuation } from './saveValuation'
import { type SentEnquiry, sendStep } from './sendEnquiry'
import { currentProgress, type TradeInProgress, tradeInDraft, type ValuationResult } from './tradeInDraft'
import { ValuationStep } from './ValuationStep'

interface TradeInFormProps extends EnquiryFormProps {
  /** registration look-up is available */
  looksUpRego: boolean
  /** the site stores the valuation in its own column */
  storesValuation: boolean
  /** the site's word for the trade-in: "car" or "vehicle" */
  noun: string
}

/**
 * A trade-in in four steps: contact, car, condition and valuation (LEAD-08). Each step reaches the dealer as it is
 * submitted, and a reload continues at the same step.
 */
export function TradeInForm({ looksUpRego, storesValuation, noun, ...form }: TradeInFormProps) {
  const draft = useMemo(() => tradeInDraft(`steps.${form.kind}.${form.formId ?? ''}`), [form.kind, form.formId])
  const [progress, setProgress] = useState<TradeInProgress | null>(null)
  const [serverErrors, setServerErrors] = useState<FieldError[]>([])
  const [done, setDone] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => setProgress(currentProgress(draft.read(), Date.now())), [draft])
  const saveDraft = (next: TradeInProgress | null) => {
    if (next) draft.write({ progress: next, storedAt: Date.now() })
    else draft.remove()
  }
  const goTo = (next: TradeInProgress | null) => {
    setProgress(next)
    saveDraft(next)
    setServerErrors([])
    // Scrolls and moves focus to the next step, so that screen readers follow.
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' })
      top.current?.focus({ preventScroll: true })
    })
  }

  /** Stores the typed values of a step, so that neither a reload nor going back loses them. */
  const saveProgress = (values: Partial<Pick<TradeInProgress, 'car' | 'answers' | 'message'>>) => {
    if (!progress) return
    const next = { ...progress, ...values }
    setProgress(next)
    saveDraft(next)
  }

  const handleFirstStep = async (lead: SentEnquiry) => {
    const car = (await fetchOwnCarPrefill(window.location.search))?.car ?? {}
    goTo({ lead, at: 1, valued: false, car, answers: {}, worth: null, message: '' })
  }

  const send = async (step: 'rego' | 'valuation' | 'accept', body: Record<string, unknown>) => {
    if (!progress) return null
    setServerErrors([])
    const result = await sendStep(progress.lead, { step, url: window.location.href, ...body })
    if (!('errors' in result)) return result as SentEnquiry & { value?: ValuationResult }
    setServerErrors(result.errors)
    return null
  }

  const submitCar = async (car: OwnCarInput) => {
    if (!progress) return
    if (progress.valued || (await send('rego', describeCar(car)))) goTo({ ...progress, car, at: 2 })
  }

  const submitCondition = async (answers: Record<string, string>) => {
    if (!progress) return
    const result = await send('valuation', { ...describeCar(progress.car), adjustment_answers: answers })
    if (!result) return
    if (storesValuation && result.value) saveValuation(progress.lead, result.value)
    goTo({ ...progress, answers, at: 3, valued: true, worth: result.value ?? null })
  }

  const finish = async (accepted: boolean) => {
    if (!progress) return
    const result = await send('accept', { offer_accepted: accepted, form_completed: true, message: progress.message })
    if (!result) return
    if (accepted) recordEvent(ANALYTICS_EVENTS.offerAccepted, { car_id: form.carId, conversion_id: result.reference })
    saveDraft(null)
    if (form.successLink) window.location.assign(addReference(form.successLink, result.reference))
    else setDone(result.reference)
  }

  if (done) return <EnquirySent reference={done} />
  return (
    <div ref={top} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none">
      <FormSteps steps={['Your details', `Your ${noun}`, 'Condition', 'Valuation']} current={progress?.at ?? 0} />
      {!progress && (
        <LazyEnquiryForm {...form} successLink={null} submitLabel="Continue" onFirstStep={handleFirstStep} />
      )}
      {progress?.at === 1 && (
        <OwnCarStep
          car={progress.car}
          errors={serverErrors}
          looksUpRego={looksUpRego}
          onChange={(car) => saveProgress({ car })}
          onSubmit={submitCar}
        />
      )}
      {progress?.at === 2 && (
        <ConditionStep
          answers={progress.answers}
          errors={serverErrors}
          onChange={(answers) => saveProgress({ answers })}
          onSubmit={submitCondition}
          onBack={() => goTo({ ...progress, at: 1 })}
        />
      )}
      {progress?.at === 3 && (
        <ValuationStep
          result={progress.worth}
          carName={[progress.car.year, progress.car.make, progress.car.model].filter(Boolean).join(' ')}
          financeOwing={progress.answers.finance_owing === 'yes'}
          message={progress.message}
          errors={serverErrors}
          onMessageChange={(message) => saveProgress({ message })}
          onFinish={finish}
          onBack={() => goTo({ ...progress, at: 2 })}
        />
      )}
    </div>
  )
}

function describeCar({ rego, rego_state, make, model, badge, year, km }: Partial<OwnCarInput>) {
  return { rego: rego ?? '', rego_state: rego_state ?? '', vehicle: { make, model, badge, year, km } }
}
