'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldError } from '@/domain/fieldErrors'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import type { OwnCarInput } from '@/domain/leads/tradeInForm'
import { recordEvent } from '../shopper/recordEvent'
import type { EnquiryFormProps } from './EnquiryForm'
import { EnquirySent } from './EnquirySent'
import { FormSteps } from './FormSteps'
import { LazyEnquiryForm } from './LazyEnquiryForm'
import { noteValuation } from './noteValuation'
import { OwnCarStep } from './OwnCarStep'
import { StateStep } from './StateStep'
import { type SentEnquiry, sendStep } from './sendEnquiry'
import { currentProgress, type TradeInProgress, tradeInDraft, type Worth } from './tradeInDraft'
import { WorthStep } from './WorthStep'
import { withReference } from './withReference'

interface TradeInFormProps extends EnquiryFormProps {
  /** plates can be looked up */
  looksUpRego: boolean
  /** the site keeps the valuation in a column of its own */
  storesValuation: boolean
  /** what the shopper trades in, as the site's words call it: "car" or "vehicle" */
  noun: string
}

/**
 * A trade-in in four steps: who asks, which car, in what state, and what it may be worth (LEAD-08). Each step reaches the dealer
 * as it is made, and a reload goes on where the shopper was.
 */
export function TradeInForm({ looksUpRego, storesValuation, noun, ...form }: TradeInFormProps) {
  const draft = useMemo(() => tradeInDraft(`steps.${form.kind}.${form.formId ?? ''}`), [form.kind, form.formId])
  const [progress, setProgress] = useState<TradeInProgress | null>(null)
  const [refused, setRefused] = useState<FieldError[]>([])
  const [done, setDone] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => setProgress(currentProgress(draft.read(), Date.now())), [draft])
  const store = (next: TradeInProgress | null) => {
    if (next) draft.write({ progress: next, storedAt: Date.now() })
    else draft.remove()
  }
  const go = (next: TradeInProgress | null) => {
    setProgress(next)
    store(next)
    setRefused([])
    // The next step starts where the eye is, and screen readers follow.
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' })
      top.current?.focus({ preventScroll: true })
    })
  }

  /** Keeps what is typed in a step, so that neither a reload nor a step back loses it. */
  const note = (typed: Partial<Pick<TradeInProgress, 'car' | 'answers' | 'message'>>) => {
    if (!progress) return
    const next = { ...progress, ...typed }
    setProgress(next)
    store(next)
  }

  const started = (lead: SentEnquiry) =>
    go({ lead, at: 1, valued: false, car: {}, answers: {}, worth: null, message: '' })

  const send = async (step: 'rego' | 'valuation' | 'accept', said: Record<string, unknown>) => {
    if (!progress) return null
    setRefused([])
    const answer = await sendStep(progress.lead, { step, url: window.location.href, ...said })
    if (!('errors' in answer)) return answer as SentEnquiry & { value?: Worth }
    setRefused(answer.errors)
    return null
  }

  const tellCar = async (car: OwnCarInput) => {
    if (!progress) return
    if (progress.valued || (await send('rego', carSaid(car)))) go({ ...progress, car, at: 2 })
  }

  const tellState = async (answers: Record<string, string>) => {
    if (!progress) return
    const answer = await send('valuation', { ...carSaid(progress.car), adjustment_answers: answers })
    if (!answer) return
    if (storesValuation && answer.value) noteValuation(progress.lead, answer.value)
    go({ ...progress, answers, at: 3, valued: true, worth: answer.value ?? null })
  }

  const finish = async (accepted: boolean) => {
    if (!progress) return
    const answer = await send('accept', { offer_accepted: accepted, form_completed: true, message: progress.message })
    if (!answer) return
    if (accepted) recordEvent(ANALYTICS_EVENTS.offerAccepted, { car_id: form.carId })
    store(null)
    if (form.successLink) window.location.assign(withReference(form.successLink, answer.reference))
    else setDone(answer.reference)
  }

  if (done) return <EnquirySent reference={done} />
  return (
    <div ref={top} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none">
      <FormSteps steps={['Your details', `Your ${noun}`, 'Its state', 'Its worth']} current={progress?.at ?? 0} />
      {!progress && <LazyEnquiryForm {...form} successLink={null} submitLabel="Continue" firstStep={started} />}
      {progress?.at === 1 && (
        <OwnCarStep
          car={progress.car}
          refused={refused}
          looksUpRego={looksUpRego}
          onTyped={(car) => note({ car })}
          onTold={tellCar}
        />
      )}
      {progress?.at === 2 && (
        <StateStep
          answers={progress.answers}
          refused={refused}
          onAnswered={(answers) => note({ answers })}
          onTold={tellState}
          onBack={() => go({ ...progress, at: 1 })}
        />
      )}
      {progress?.at === 3 && (
        <WorthStep
          worth={progress.worth}
          carName={[progress.car.year, progress.car.make, progress.car.model].filter(Boolean).join(' ')}
          owing={progress.answers.finance_owing === 'yes'}
          message={progress.message}
          refused={refused}
          onTyped={(message) => note({ message })}
          onFinish={finish}
          onBack={() => go({ ...progress, at: 2 })}
        />
      )}
    </div>
  )
}

function carSaid({ rego, rego_state, make, model, badge, year, km }: Partial<OwnCarInput>) {
  return { rego: rego ?? '', rego_state: rego_state ?? '', vehicle: { make, model, badge, year, km } }
}
