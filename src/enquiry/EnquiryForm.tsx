'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { AnalyticsEventId } from '@/domain/leads/analyticsEvents'
import { type Enquiry, type EnquiryFormRules, type EnquiryInput, enquiryFormSchema } from '@/domain/leads/enquiry'
import { ENQUIRY_CATEGORIES, enquiryEvent } from '@/domain/leads/enquiryKinds'
import type { EnquiryKind } from '@/domain/leads/lead'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { ErrorSummary, type FormProblem } from '@/ui/ErrorSummary'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { recordEvent } from '../shopper/recordEvent'
import { keepContact, keptContact } from './contactMemory'
import { EnquirySent } from './EnquirySent'
import { type SentEnquiry, sendEnquiry } from './sendEnquiry'

export interface EnquiryFormProps {
  kind: EnquiryKind
  rules: EnquiryFormRules
  /** places that the shopper may choose; the question is asked where there is more than one */
  locations: readonly { id: number; name: string }[]
  /** the place that the page is about, sent without a question */
  locationId?: number
  carId?: number
  /** beside the marketing tick box */
  consent: string
  optInDefault: boolean
  askRego: boolean
  /** what the shopper must agree to; null asks nothing */
  terms: string | null
  submitLabel: string
  /** page after sending; null says thank you in place */
  successLink: string | null
  /** the form's block, whose settings the server reads for itself */
  formId?: string | null
  /** analytics number of a sent form about a car; that of its kind unless given */
  eventId?: AnalyticsEventId
}

/** One enquiry form. What was typed stays until the dealer has it: an error or a lost connection clears nothing. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, rules, locations, locationId, carId, consent, optInDefault, askRego, terms, submitLabel, successLink } =
    props
  const [sent, setSent] = useState<SentEnquiry | null>(null)
  const [refused, setRefused] = useState<FormProblem[]>([])
  const ids = useId()
  const shownAt = useRef(0)
  const resolver = useMemo(() => zodResolver(enquiryFormSchema(rules)), [rules])
  const form = useForm<EnquiryInput, unknown, Enquiry>({
    resolver,
    defaultValues: { kind, opt_in: optInDefault, terms: false, car_id: carId, location_id: locationId, special: '' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    shownAt.current = performance.now()
    const contact = keptContact()
    if (contact) form.reset({ ...form.getValues(), ...contact })
  }, [form])

  const idOf = (field: string) => `${ids}-${field}`
  const errorOf = (field: keyof EnquiryInput) => errors[field]?.message as string | undefined
  const text = (field: FieldPath<EnquiryInput>) => form.register(field)
  const problems: FormProblem[] = [
    ...Object.entries(errors).map(([field, error]) => ({
      message: String(error?.message ?? ''),
      controlId: idOf(field),
    })),
    ...refused,
  ]

  const submit = form.handleSubmit(
    async (enquiry) => {
      setRefused([])
      keepContact(enquiry)
      const answer = await sendEnquiry(
        { ...enquiry, url: window.location.href, form_id: props.formId ?? '' },
        performance.now() - shownAt.current,
      )
      if ('errors' in answer)
        return setRefused(answer.errors.map(({ field, message }) => ({ message, controlId: idOf(field) })))
      recordEvent(props.eventId ?? enquiryEvent(kind, null), {
        car_id: carId,
        location_id: enquiry.location_id ?? undefined,
      })
      if (successLink) window.location.assign(successLink)
      else setSent(answer)
    },
    () => setRefused([]),
  )

  if (sent) return <EnquirySent reference={sent.reference} />
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary problems={problems} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={idOf('name')} label="First name" required error={errorOf('name')}>
          {(control) => <TextInput {...control} {...text('name')} autoComplete="given-name" />}
        </Field>
        <Field id={idOf('last_name')} label="Last name" optional error={errorOf('last_name')}>
          {(control) => <TextInput {...control} {...text('last_name')} autoComplete="family-name" />}
        </Field>
        <Field id={idOf('email')} label="Email" required error={errorOf('email')}>
          {(control) => (
            <TextInput {...control} {...text('email')} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Field id={idOf('phone')} label="Phone" required error={errorOf('phone')}>
          {(control) => <TextInput {...control} {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
        <Field
          id={idOf('postcode')}
          label="Postcode"
          optional={!rules.postcodeRequired}
          required={rules.postcodeRequired}
          error={errorOf('postcode')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...text('postcode')}
              inputMode="numeric"
              maxLength={4}
              autoComplete="postal-code"
            />
          )}
        </Field>
        {askRego && (
          <Field id={idOf('rego')} label="Registration plate" optional error={errorOf('rego')}>
            {(control) => <TextInput {...control} {...text('rego')} autoCapitalize="characters" autoComplete="off" />}
          </Field>
        )}
      </div>
      {rules.categoryRequired && (
        <Field id={idOf('category')} label="What is it about?" required error={errorOf('category')}>
          {(control) => (
            <Select
              {...control}
              {...text('category')}
              options={ENQUIRY_CATEGORIES.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      )}
      {locationId === undefined && locations.length > 1 && (
        <Field
          id={idOf('location_id')}
          label="Location"
          required={rules.locationRequired}
          error={errorOf('location_id')}
        >
          {(control) => (
            <Select
              {...control}
              {...form.register('location_id', { setValueAs: (value) => (value ? Number(value) : null) })}
              placeholder="Choose a location"
              options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
      )}
      <Field
        id={idOf('message')}
        label="Comments"
        required={rules.messageRequired}
        optional={!rules.messageRequired}
        error={errorOf('message')}
      >
        {(control) => <TextArea {...control} {...text('message')} rows={5} />}
      </Field>
      <div className="hidden" aria-hidden>
        <label>
          Leave this empty
          <input {...form.register('special')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        {terms && <Checkbox id={idOf('terms')} {...form.register('terms')} label={terms} error={errorOf('terms')} />}
        <Checkbox id={idOf('opt_in')} {...form.register('opt_in')} label={consent} />
      </div>
      <div>
        <Button type="submit" size="lg" loading={isSubmitting} loadingLabel="Sending">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
