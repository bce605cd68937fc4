'use client'

import { type FormEvent, useState } from 'react'
import type { FieldError } from '@/domain/fieldErrors'
import { REGO_STATES } from '@/domain/leads/tradeInForm'
import type { OwnCar } from '@/domain/shoppers/ownCar'
import { SERVICE_INTERVALS } from '@/domain/shoppers/serviceIntervals'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { TextInput } from '@/ui/forms/TextInput'

interface OwnCarFormProps {
  /** null for a new one */
  car: OwnCar | null
  /** the site's word for it */
  noun: string
  /** local ISO date */
  today: string
  /** verified email of the shopper; null asks for one before reminders */
  email: string | null
  garagePath: string
}

const UNREACHABLE: FieldError = {
  field: 'form',
  message: 'We could not be reached. Check your connection and try again.',
}
/** What `ownCarFormSchema` reads as kilometres, for browsers without script. */
const KM_PATTERN = '[\\d ,]+(km)?'
const fieldId = (field: string) => `own-car-${field}`
const FIELDS = new Set('rego rego_state make model badge year km last_service_on service_months service_on'.split(' '))

/**
 * The details of an own car. Without script the browser checks the fields and sends the form; with it the server's errors come next to the fields,
 * and nothing typed is lost.
 */
export function OwnCarForm({ car, noun, today, email, garagePath }: OwnCarFormProps) {
  const [errors, setErrors] = useState<FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const path = car ? `/api/shopper/vehicles/${car.id}` : '/api/shopper/vehicles'
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const result = await send(path, Object.fromEntries(new FormData(event.currentTarget)))
    if ('id' in result) {
      window.location.assign(`/my-garage/cars/${result.id}?saved=1`)
      return
    }
    setSending(false)
    setErrors(result.errors)
    setAttempt(attempt + 1)
  }
  const field = (name: string) => ({
    id: fieldId(name),
    error: errors.find((error) => error.field === name)?.message,
  })
  const maxYear = Number(today.slice(0, 4)) + 1
  return (
    <form method="post" action={path} onSubmit={(event) => void handleSubmit(event)} className="card grid gap-6 p-card">
      <ErrorSummary
        problems={errors.map((error) => ({
          message: error.message,
          controlId: FIELDS.has(error.field) ? fieldId(error.field) : undefined,
        }))}
        attempt={attempt}
      />
      <fieldset className="min-w-0">
        <legend className="heading-4 mb-4">Your {noun}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('make')} label="Make" required>
            {(control) => (
              <TextInput {...control} name="make" autoComplete="off" maxLength={60} defaultValue={car?.make} />
            )}
          </Field>
          <Field {...field('model')} label="Model" required>
            {(control) => (
              <TextInput {...control} name="model" autoComplete="off" maxLength={60} defaultValue={car?.model} />
            )}
          </Field>
          <Field {...field('year')} label="Year" required>
            {(control) => (
              <TextInput
                {...{ ...control, name: 'year', type: 'number', inputMode: 'numeric', min: 1900, max: maxYear }}
                defaultValue={car?.year}
              />
            )}
          </Field>
          <Field {...field('badge')} label="Badge" optional>
            {(control) => (
              <TextInput {...control} name="badge" autoComplete="off" maxLength={80} defaultValue={car?.badge} />
            )}
          </Field>
          <Field {...field('km')} label="Kilometres" required>
            {(control) => (
              <TextInput
                {...{ ...control, name: 'km', inputMode: 'numeric', autoComplete: 'off', maxLength: 14 }}
                pattern={KM_PATTERN}
                title="Kilometres, such as 88,000"
                defaultValue={car?.km.toLocaleString('en-AU')}
              />
            )}
          </Field>
          <div className="grid grid-cols-[1fr_7rem] gap-3">
            <Field {...field('rego')} label="Registration plate" optional>
              {(control) => (
                <TextInput
                  {...control}
                  {...{ name: 'rego', autoCapitalize: 'characters', autoComplete: 'off', maxLength: 12 }}
                  className="uppercase"
                  defaultValue={car?.rego}
                />
              )}
            </Field>
            <Field {...field('rego_state')} label="State">
              {(control) => (
                <Select
                  {...control}
                  name="rego_state"
                  placeholder="None"
                  options={REGO_STATES.map((value) => ({ value, label: value }))}
                  defaultValue={car?.regoState}
                />
              )}
            </Field>
          </div>
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="heading-4 mb-1">Service</legend>
        <p className="measure mb-4 text-sm text-muted">
          The date of the next one, or the last one and how often it is due. Your logbook or the sticker on the
          windscreen has both.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('service_on')} label="Next service" optional>
            {(control) => (
              <TextInput {...control} name="service_on" type="date" defaultValue={car?.serviceOn ?? undefined} />
            )}
          </Field>
          <div className="hidden sm:block" />
          <Field {...field('last_service_on')} label="Last service" optional>
            {(control) => (
              <TextInput
                {...control}
                name="last_service_on"
                type="date"
                max={today}
                defaultValue={car?.lastServiceOn ?? undefined}
              />
            )}
          </Field>
          <Field {...field('service_months')} label="Due every" optional>
            {(control) => (
              <Select
                {...control}
                name="service_months"
                placeholder="Choose the months"
                options={SERVICE_INTERVALS.map((months) => ({ value: `${months}`, label: `${months} months` }))}
                defaultValue={car?.serviceMonths ?? ''}
              />
            )}
          </Field>
        </div>
        <div className="mt-3">
          {email ? (
            <Checkbox
              name="reminds"
              value="1"
              defaultChecked={car?.reminds ?? false}
              label="Email me two weeks before the service"
              description={`To ${email}. Every email has a link that stops it.`}
            />
          ) : (
            <p className="text-sm text-muted">
              <a href="/sign-in?type=account&redirect=/account&back=/account&attach=1" className="link">
                Add your email to your account
              </a>{' '}
              to be reminded.
            </p>
          )}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" loading={sending} loadingLabel="Saving">
          {car ? 'Save' : `Add ${noun}`}
        </Button>
        <Button href={garagePath} variant="quiet" size="lg">
          Back
        </Button>
      </div>
    </form>
  )
}

async function send(path: string, fields: object): Promise<{ id: number } | { errors: FieldError[] }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return (await response.json()) as { id: number } | { errors: FieldError[] }
  } catch {
    return { errors: [UNREACHABLE] }
  }
}
