'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { FieldError } from '@/domain/fieldErrors'
import { KM_PICKS } from '@/domain/leads/formFields'
import { type OwnCarInput, ownCarSchema, REGO_STATES } from '@/domain/leads/tradeInForm'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { NumberInput } from '@/ui/forms/NumberInput'
import { Select } from '@/ui/forms/Select'
import { TextInput } from '@/ui/forms/TextInput'
import { KilometresInput } from './KilometresInput'
import { lookUpRego } from './lookUpRego'

interface OwnCarStepProps {
  car: Partial<OwnCarInput>
  errors: FieldError[]
  looksUpRego: boolean
  /** called on every change, so that nothing is lost */
  onChange: (car: Partial<OwnCarInput>) => void
  onSubmit: (car: OwnCarInput) => Promise<void>
}

/** The shopper's car: by registration plate if a look-up is available, else typed (LEAD-08). */
export function OwnCarStep({ car, errors: serverErrors, looksUpRego, onChange, onSubmit }: OwnCarStepProps) {
  const ids = useId()
  const [lookUpMessage, setLookUpMessage] = useState<string | null>(null)
  const [isLookingUp, setIsLookingUp] = useState(false)
  const resolver = useMemo(() => zodResolver(ownCarSchema(new Date())), [])
  const form = useForm<OwnCarInput>({
    resolver: resolver as never,
    defaultValues: { rego: '', rego_state: '', make: '', model: '', badge: '', ...car },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  useEffect(() => {
    const subscription = form.watch((car) => onChange(car))
    return () => subscription.unsubscribe()
  }, [form, onChange])
  const fieldId = (field: string) => `${ids}-${field}`
  const problems = [
    ...Object.entries(errors).map(([field, error]) => ({
      message: String(error?.message ?? ''),
      controlId: fieldId(field),
    })),
    ...serverErrors.map(({ message }) => ({ message })),
  ]
  const handleLookUp = async () => {
    const { rego = '', rego_state = '' } = form.getValues()
    setIsLookingUp(true)
    const result = await lookUpRego(rego, rego_state)
    setIsLookingUp(false)
    if ('message' in result) return setLookUpMessage(result.message)
    setLookUpMessage(`Found: ${[result.year, result.make, result.model, result.badge].filter(Boolean).join(' ')}.`)
    form.setValue('make', result.make)
    form.setValue('model', result.model)
    form.setValue('badge', result.badge ?? '')
    if (result.year !== null) form.setValue('year', result.year)
  }
  const error = (field: keyof OwnCarInput) => errors[field]?.message
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} className="grid gap-5">
      <ErrorSummary problems={problems} attempt={submitCount} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={fieldId('rego')} label="Registration plate" optional={!looksUpRego} error={error('rego')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('rego')}
              autoCapitalize="characters"
              className="uppercase"
              autoComplete="off"
              maxLength={12}
            />
          )}
        </Field>
        <Field id={fieldId('rego_state')} label="Registered in" optional={!looksUpRego} error={error('rego_state')}>
          {(control) => (
            <Select
              {...control}
              {...form.register('rego_state')}
              placeholder="Choose a state"
              options={REGO_STATES.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        {looksUpRego && (
          <div className="sm:col-span-2">
            <Button variant="secondary" loading={isLookingUp} loadingLabel="Looking up" onClick={handleLookUp}>
              Find my car
            </Button>
            <p role="status" className="mt-2 text-sm text-muted empty:hidden">
              {lookUpMessage}
            </p>
          </div>
        )}
        <Field id={fieldId('make')} label="Make" required error={error('make')}>
          {(control) => <TextInput {...control} {...form.register('make')} autoComplete="off" />}
        </Field>
        <Field id={fieldId('model')} label="Model" required error={error('model')}>
          {(control) => <TextInput {...control} {...form.register('model')} autoComplete="off" />}
        </Field>
        <Field id={fieldId('year')} label="Year" required error={error('year')}>
          {(control) => (
            <Controller
              control={form.control}
              name="year"
              render={({ field: { value, onChange, ref } }) => (
                <NumberInput
                  {...control}
                  ref={ref}
                  separators={false}
                  placeholder="2021"
                  value={value ?? null}
                  onValueChange={(year) => onChange(year ?? undefined)}
                />
              )}
            />
          )}
        </Field>
        <Field id={fieldId('badge')} label="Badge" optional error={error('badge')}>
          {(control) => <TextInput {...control} {...form.register('badge')} autoComplete="off" />}
        </Field>
        <Field id={fieldId('km')} label="Kilometres" required error={error('km')} className="sm:col-span-2">
          {(control) => (
            <Controller
              control={form.control}
              name="km"
              render={({ field: { value, onChange, ref } }) => (
                <KilometresInput
                  {...control}
                  ref={ref}
                  quickPicks={KM_PICKS}
                  value={value ?? null}
                  onValueChange={(km) => onChange(km ?? undefined)}
                />
              )}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" size="lg" loading={isSubmitting} loadingLabel="Sending">
          Continue
        </Button>
      </div>
    </form>
  )
}
