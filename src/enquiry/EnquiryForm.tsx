'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { FieldError } from '@/domain/fieldErrors'
import type { AnalyticsEventId } from '@/domain/leads/analyticsEvents'
import { bookingDepartment } from '@/domain/leads/bookingDepartment'
import {
  type Enquiry,
  type EnquiryFormRules,
  type EnquiryInput,
  enquiryFormSchema,
  toPageUrl,
} from '@/domain/leads/enquiry'
import {
  type CategoryChoice,
  DEFAULT_CATEGORY,
  ENQUIRY_CATEGORIES,
  enquiryEvent,
  hasCar,
} from '@/domain/leads/enquiryKinds'
import { toFormFields } from '@/domain/leads/formFields'
import type { EnquiryKind } from '@/domain/leads/lead'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { TextArea } from '@/ui/forms/TextArea'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import { recordEvent } from '../shopper/recordEvent'
import { countSent } from '../shopper/visitSteps'
import { addReference } from './addReference'
import { readContact, saveContact } from './contactMemory'
import { EnquirySent } from './EnquirySent'
import { FileInput, type SentFile } from './FileInput'
import { FormCar, type FormCarSummary, useFormCar } from './FormCar'
import { FormFieldControl, fieldPath } from './FormFieldControl'
import { FormSteps } from './FormSteps'
import { enquiryDraft, filesDraft, sentNote } from './formDraft'
import { formProblems, sortByFieldOrder, withoutEmpty } from './formProblems'
import { fetchOwnCarPrefill } from './ownCarPrefill'
import { SlotPicker } from './SlotPicker'
import { type SentEnquiry, sendEnquiry } from './sendEnquiry'
import { type FormLocation, parseUrlPrefill } from './urlPrefill'

export interface EnquiryFormProps {
  kind: EnquiryKind
  rules: EnquiryFormRules
  /** locations to choose from; the field is shown if there are several */
  locations: readonly FormLocation[]
  /** the page's location, sent without a field */
  locationId?: number
  carId?: number
  /** the car that the address of the page names, if the server knows it */
  linkedCar?: FormCarSummary
  /** text next to the marketing checkbox */
  consent: string
  optInDefault: boolean
  /** terms that the shopper must accept; null for none */
  terms: string | null
  submitLabel: string
  /** page after sending; null shows a thank-you in place */
  successLink: string | null
  /** the form's block, whose settings the server loads itself */
  formId?: string | null
  /** analytics event of a submitted form about a car; defaults to that of its kind */
  eventId?: AnalyticsEventId
  /** the shopper chooses a free time of the location */
  askTime?: boolean
  /** choices of a form that asks what it is about */
  categories?: readonly CategoryChoice[]
  /** label of the comments field; null leaves it out */
  messageLabel?: string | null
  /** for a multi-step form: called with the lead of this first step instead of showing the thank-you */
  onFirstStep?: (lead: SentEnquiry) => void
}

const STEPS = ['When and where', 'Your details']

/**
 * An enquiry form. The typed values stay until the dealer has them: an error, a reload or a lost connection clears
 * nothing.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, rules, locations, locationId, consent, optInDefault, terms, submitLabel, successLink } = props
  const { messageLabel = 'Comments' } = props
  const department = props.askTime ? bookingDepartment(kind) : null
  const inSteps = department !== null && kind === 'testDrive'
  const [sent, setSent] = useState<SentEnquiry | null>(null)
  const [rejected, setRejected] = useState<FieldError[]>([])
  const [step, setStep] = useState(0)
  const [stepRejected, setStepRejected] = useState(0)
  // The label of the chosen time, shown while the rest is filled in.
  const [slotLabel, setSlotLabel] = useState('')
  const [slotsRefreshKey, setSlotsRefreshKey] = useState(0)
  // Null until the location's times are loaded.
  const [hasSlots, setHasSlots] = useState<boolean | null>(null)
  const [files, setFiles] = useState<Record<string, SentFile | null>>({})
  const [isUploading, setIsUploading] = useState(false)
  const [fileProblems, setFileProblems] = useState<Record<string, string | null>>({})
  const [queryCarId, setQueryCarId] = useState<number | null>(props.carId ?? props.linkedCar?.id ?? null)
  const ids = useId()
  // In milliseconds since the page's own start, when a form of its HTML is shown.
  const shownAt = useRef(0)
  const [isServerRendered] = useState(useIsHydrating())
  const box = useRef<HTMLFormElement>(null)
  // A page gets its car from the address; a dialog from the page that it is on.
  const linkedCar = useFormCar(props.carId === undefined ? queryCarId : null, props.linkedCar ?? null)
  const carId = props.carId ?? linkedCar?.id ?? null
  const showsLocation = locationId === undefined && locations.length > 1 && carId === null
  const onlyLocationId = locations.length === 1 ? (locations[0]?.id ?? null) : null
  const fields = useMemo(() => rules.fields ?? toFormFields(kind, null), [rules, kind])
  const draftKey = `${kind}.${props.formId ?? props.carId ?? locationId ?? ''}`
  const storedFields = useMemo(() => enquiryDraft(draftKey), [draftKey])
  const storedFiles = useMemo(() => filesDraft(draftKey), [draftKey])

  const resolver = useMemo<Resolver<EnquiryInput, unknown, Enquiry>>(() => {
    const locationRequired = rules.locationRequired && showsLocation
    const resolve = zodResolver(
      enquiryFormSchema({
        ...rules,
        locationRequired,
        fields,
        slotRequired: hasSlots === true && department !== null,
      }),
    )
    return (values, context, options) => resolve(withoutEmpty(values), context, options)
  }, [rules, fields, hasSlots, department, showsLocation])
  const form = useForm<EnquiryInput, unknown, Enquiry>({
    resolver,
    defaultValues: {
      ...{ kind, opt_in: optInDefault, terms: false, special: '', details: {} },
      ...{ car_id: props.carId, location_id: locationId, starts_at: null },
      ...(rules.categoryRequired && { category: DEFAULT_CATEGORY }),
    },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const selectedLocationId = form.watch('location_id') ?? null
  const startsAt = form.watch('starts_at') ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: stored values are filled in once, on mount
  useEffect(() => {
    if (!isServerRendered) shownAt.current = performance.now()
    const address = parseUrlPrefill(window.location.search, locations)
    const draft = storedFields.read()
    setFiles(storedFiles.read())
    if (props.carId === undefined) setQueryCarId(address.carId)
    form.reset({
      ...form.getValues(),
      ...readContact(),
      ...(address.locationId !== null && { location_id: address.locationId }),
      ...draft,
      ...readTypedFields(box.current),
      // the page's own location takes precedence over an earlier choice
      ...(locationId !== undefined && { location_id: locationId }),
      details: { ...address.details, ...draft.details },
    })
    const subscription = form.watch((values) => {
      const { special: _, terms: __, starts_at: ___, car_id: ____, ...typed } = values
      storedFields.write(typed as Partial<EnquiryInput>)
    })
    void fetchOwnCarPrefill(window.location.search).then((prefill) => {
      for (const path of prefill ? fields.map(fieldPath) : []) {
        const value = prefill?.fields[path]
        // What was typed stays.
        if (value && !form.getValues(path)) form.setValue(path, value as never)
      }
    })
    return () => subscription.unsubscribe()
  }, [])

  const fieldId = (field: string) => `${ids}-${field}`
  const errorProblems = sortByFieldOrder([...formProblems(errors), ...rejected], fields)
  const fieldError = (field: string) => errorProblems.find((problem) => problem.field === field)?.message
  const problems = errorProblems.map(({ field, message }) => ({
    message,
    controlId: field === 'form' || field === 'car_id' ? undefined : fieldId(field),
  }))

  const send = form.handleSubmit(
    async (enquiry) => {
      setRejected([])
      saveContact(enquiry)
      const uploaded = Object.values(files).filter((file) => file !== null)
      const response = await sendEnquiry(
        {
          ...enquiry,
          car_id: carId,
          // A test drive starts at the car's location.
          location_id: department && carId !== null ? null : (enquiry.location_id ?? onlyLocationId),
          files: uploaded.map(({ proof }) => proof),
          url: toPageUrl(window.location.href),
          form_id: props.formId ?? '',
          step: props.onFirstStep ? 'start' : null,
        },
        performance.now() - shownAt.current,
      )
      if ('errors' in response) {
        setRejected(response.errors)
        if (response.errors.some(({ field }) => field === 'starts_at')) {
          form.setValue('starts_at', null)
          setSlotsRefreshKey(slotsRefreshKey + 1)
          setStep(0)
        }
        return
      }
      storedFields.remove()
      storedFiles.remove()
      countSent()
      if (props.onFirstStep && !response.parked) return props.onFirstStep(response)
      recordEvent(props.eventId ?? enquiryEvent(kind, linkedCar), {
        ...{ car_id: carId ?? undefined, location_id: enquiry.location_id ?? undefined },
        conversion_id: response.reference,
      })
      const note = response.parked ? null : confirmationNote(kind, startsAt && slotLabel)
      // A payment comes before any thank-you page.
      if (response.payment) window.location.assign(response.payment)
      else if (successLink) {
        sentNote(response.reference).write({ note })
        window.location.assign(addReference(successLink, response.reference))
      } else setSent(response)
    },
    () => setRejected([]),
  )
  const goToStep = (next: number) => {
    setStep(next)
    // Scrolls and moves focus to the next step, so that screen readers follow.
    requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: 'start' })
      box.current?.focus({ preventScroll: true })
    })
  }
  const handleContinue = async () => {
    setRejected([])
    if (await form.trigger(['location_id', 'starts_at'])) {
      form.clearErrors()
      goToStep(1)
    } else setStepRejected(stepRejected + 1)
  }

  if (sent) {
    const note = sent.parked ? null : confirmationNote(kind, startsAt && slotLabel)
    return <EnquirySent reference={sent.reference} note={note} />
  }
  // A test drive starts at the car's location.
  const fixedLocationId = department && carId !== null ? null : (locationId ?? onlyLocationId)
  const slotLocationId = carId === null ? (locationId ?? selectedLocationId ?? onlyLocationId) : null
  const isLoadingSlots = department !== null && hasSlots === null && (slotLocationId !== null || carId !== null)
  const isStep = (which: number) => !inSteps || step === which
  return (
    <form
      ref={box}
      data-enquiry={kind}
      // Sent before the script has arrived, or without it, the values must not end in an address.
      method="post"
      action="/api/enquiries/form"
      // With script, an early press on Send is repeated.
      data-replay=""
      noValidate
      tabIndex={-1}
      onSubmit={(event) => {
        if (!inSteps || step === 1) return send(event)
        event.preventDefault()
        void handleContinue()
      }}
      className="grid scroll-mt-24 gap-5 outline-none"
    >
      <input type="hidden" name="kind" value={kind} />
      {props.formId && <input type="hidden" name="form_id" value={props.formId} />}
      {props.onFirstStep && <input type="hidden" name="step" value="start" />}
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      {fixedLocationId !== null && <input type="hidden" name="location_id" value={fixedLocationId} />}
      {inSteps && <FormSteps steps={STEPS} current={step} />}
      <ErrorSummary problems={problems} attempt={submitCount + stepRejected} />
      {linkedCar && <FormCar car={linkedCar} />}
      {isStep(0) && showsLocation && (
        <Field
          id={fieldId('location_id')}
          label="Location"
          required={rules.locationRequired}
          optional={!rules.locationRequired}
          error={fieldError('location_id')}
        >
          {(control) => (
            <Select
              {...control}
              name="location_id"
              value={selectedLocationId === null ? '' : String(selectedLocationId)}
              onChange={({ target }) =>
                form.setValue('location_id', target.value ? Number(target.value) : null, {
                  shouldValidate: form.formState.isSubmitted,
                })
              }
              placeholder="Choose a location"
              options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
      )}
      {/* Stays mounted in the second step, so that going back keeps the chosen time. */}
      {department && (
        <div hidden={!isStep(0)}>
          <SlotPicker
            id={fieldId('starts_at')}
            department={department}
            locationId={slotLocationId}
            carId={carId}
            locationIsShown={showsLocation || locationId !== undefined}
            value={startsAt}
            onChange={(newStart, label) => {
              setSlotLabel(label)
              form.setValue('starts_at', newStart)
              form.clearErrors('starts_at')
            }}
            onAvailable={setHasSlots}
            error={fieldError('starts_at')}
            refreshKey={slotsRefreshKey}
          />
        </div>
      )}
      {isStep(1) && (
        <>
          {inSteps && startsAt && (
            <p className="flex items-center justify-between gap-x-4 rounded-control bg-surface py-1 pr-1 pl-4">
              <span className="numbers font-semibold">{slotLabel}</span>
              <Button variant="quiet" size="sm" onClick={() => goToStep(0)}>
                Change
              </Button>
            </p>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            {fields.map((field) => {
              const path = field.place === 'details' ? `details.${field.name}` : field.name
              if (field.type !== 'file') {
                return (
                  <FormFieldControl
                    key={field.name}
                    field={field}
                    id={fieldId(path)}
                    error={fieldError(path)}
                    control={form.control}
                    register={form.register}
                  />
                )
              }
              return (
                <Field
                  key={field.name}
                  id={fieldId(path)}
                  label={field.label}
                  help={field.help}
                  required={field.required}
                  optional={!field.required}
                  error={fileProblems[field.name] ?? fieldError(path)}
                  className="sm:col-span-2"
                >
                  {(control) => (
                    <FileInput
                      {...control}
                      value={files[field.name] ?? null}
                      onChange={(file) => {
                        const updated = { ...files, [field.name]: file }
                        setFiles(updated)
                        storedFiles.write(updated)
                        form.setValue(`details.${field.name}`, file?.name ?? '', {
                          shouldValidate: form.formState.isSubmitted,
                        })
                      }}
                      onSending={setIsUploading}
                      onProblem={(message) => setFileProblems({ ...fileProblems, [field.name]: message })}
                    />
                  )}
                </Field>
              )
            })}
          </div>
          {rules.categoryRequired && (
            <Field id={fieldId('category')} label="What is it about?" required error={fieldError('category')}>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('category')}
                  options={props.categories ?? ENQUIRY_CATEGORIES.map((value) => ({ value, label: value }))}
                />
              )}
            </Field>
          )}
          {messageLabel !== null && (
            <Field
              id={fieldId('message')}
              label={messageLabel}
              required={rules.messageRequired}
              optional={!rules.messageRequired}
              error={fieldError('message')}
            >
              {(control) => <TextArea {...control} {...form.register('message')} rows={5} />}
            </Field>
          )}
          <div className="hidden" aria-hidden>
            <label>
              Leave this empty
              <input {...form.register('special')} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div>
            {terms && (
              <Checkbox id={fieldId('terms')} {...form.register('terms')} label={terms} error={fieldError('terms')} />
            )}
            <Checkbox id={fieldId('opt_in')} {...form.register('opt_in')} label={consent} />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          loading={isSubmitting || isLoadingSlots || isUploading}
          loadingLabel={isLoadingSlots ? 'Loading available times' : isUploading ? 'Sending the file' : 'Sending'}
        >
          {inSteps && step === 0 ? 'Continue' : submitLabel}
        </Button>
        {/* The times load by script: without it, the enquiry goes without one, and the dealer calls about it. */}
        {isLoadingSlots && (
          <noscript>
            <Button type="submit" size="lg">
              Send without a time
            </Button>
          </noscript>
        )}
        {inSteps && step === 1 && (
          <Button variant="quiet" size="lg" onClick={() => goToStep(0)}>
            Back
          </Button>
        )}
      </div>
    </form>
  )
}

/** What comes next after a reservation, or the booking of an enquiry. */
function confirmationNote(kind: EnquiryKind, time: string | null): string | null {
  if (hasCar(kind)) return 'Open the link that we have emailed you: it holds the vehicle for you.'
  return time ? `Your booking: ${time}.` : null
}

const RESTORED_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode', 'rego', 'message'] as const

/** Values typed or autofilled before hydration. */
function readTypedFields(form: HTMLFormElement | null): Partial<EnquiryInput> {
  return Object.fromEntries(
    RESTORED_FIELDS.flatMap((name) => {
      const control = form?.elements.namedItem(name)
      const typed = control && 'value' in control ? String(control.value) : ''
      return typed === '' ? [] : [[name, typed]]
    }),
  )
}
