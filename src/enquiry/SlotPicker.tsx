'use client'

import { useEffect, useId, useState } from 'react'
import type { LocationType } from '@/domain/locations/locationType'
import { Skeleton } from '@/ui/content/Skeleton'
import { Field, FieldError } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'

interface Slot {
  starts_at: string
  label: string
}

interface Appointments {
  location_id: number
  location_name: string
  date: string | null
  dates: { date: string; label: string }[]
  slots: Slot[]
}

interface SlotPickerProps {
  id: string
  department: LocationType
  /** where; without one, where the car stands */
  locationId: number | null
  carId: number | null
  /** the shopper chose the place in this form, or is on its page, and need not be told */
  placeIsChosen: boolean
  /** ISO start of the time that is chosen */
  value: string | null
  /** told the time, and the same in words: "Sun 22 Nov, 1:00 pm at Harbour Brookvale" */
  onChange: (startsAt: string | null, words: string) => void
  /** told whether the place offers any times at all; null while that is asked */
  onOffered: (offered: boolean | null) => void
  error?: string
  /** a change asks for the times anew, as when one was taken meanwhile */
  round: number
}

/** A day and a time out of those that a location has free (LEAD-06). Says so where it has none, and the form goes without. */
export function SlotPicker(props: SlotPickerProps) {
  const { id, department, locationId, carId, placeIsChosen, value, onChange, onOffered, error, round } = props
  const [date, setDate] = useState<string | null>(null)
  const [found, setFound] = useState<Appointments | 'loading' | 'failed'>('loading')
  const name = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same place and day
  useEffect(() => {
    if (locationId === null && carId === null) return
    const gone = new AbortController()
    setFound('loading')
    onOffered(null)
    askTimes({ department, locationId, carId, date }, gone.signal).then(
      (answer) => {
        setFound(answer)
        onOffered(answer.dates.length > 0)
        // What was chosen before may be gone, or belong to another day.
        if (value && !answer.slots.some(({ starts_at }) => starts_at === value)) onChange(null, '')
      },
      () => {
        if (gone.signal.aborted) return
        setFound('failed')
        onOffered(false)
      },
    )
    return () => gone.abort()
  }, [department, locationId, carId, date, round])

  if (locationId === null && carId === null)
    return <p className="text-muted">Choose a location to see the times that it has free.</p>
  if (found === 'loading') return <WaitingTimes id={id} placeIsChosen={placeIsChosen} />
  if (found === 'failed' || found.dates.length === 0) {
    return (
      <p className="rounded-control bg-surface p-4">
        {found === 'failed'
          ? 'We could not look up free times just now. Tell us in the comments when it suits you, and we will call.'
          : 'No times can be booked online here. Tell us in the comments when it suits you, and we will call.'}
      </p>
    )
  }
  const day = found.dates.find((offered) => offered.date === found.date)?.label
  return (
    <div className="grid gap-5">
      {!placeIsChosen && (
        <p className="text-muted">
          At <span className="font-semibold text-ink">{found.location_name}</span>
          {locationId === null ? ', where it stands.' : '.'}
        </p>
      )}
      <Field id={`${id}-day`} label="Day" required>
        {(control) => (
          <Select
            {...control}
            value={found.date ?? ''}
            onChange={(event) => setDate(event.target.value)}
            options={found.dates.map((offered) => ({ value: offered.date, label: offered.label }))}
          />
        )}
      </Field>
      <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">Time</legend>
        <div className={TIMES}>
          {found.slots.length === 0 && <p className="col-span-full text-muted">Every time of this day is taken.</p>}
          {found.slots.map(({ starts_at, label }, at) => (
            <label key={starts_at} className="slot">
              <input
                id={at === 0 ? id : undefined}
                type="radio"
                name={name}
                value={starts_at}
                checked={value === starts_at}
                onChange={() =>
                  onChange(starts_at, `${[day, label].filter(Boolean).join(', ')} at ${found.location_name}`)
                }
                className="sr-only"
              />
              <span className="numbers">{label}</span>
            </label>
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </div>
  )
}

/** As high as a working day of half hours, so that nothing below moves when times come or another day is chosen. */
const TIMES = 'grid min-h-76 grid-cols-3 content-start gap-2 sm:min-h-63 sm:grid-cols-4'

/** The same boxes before their times are known. */
function WaitingTimes({ id, placeIsChosen }: Pick<SlotPickerProps, 'id' | 'placeIsChosen'>) {
  return (
    <div className="grid gap-5" role="status" aria-label="Looking up free times">
      {!placeIsChosen && <p aria-hidden>&nbsp;</p>}
      <Field id={`${id}-day`} label="Day" required>
        {(control) => <Select {...control} disabled value="" options={[{ value: '', label: 'One moment' }]} />}
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">Time</legend>
        <div className={TIMES}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

type Question = Pick<SlotPickerProps, 'department' | 'locationId' | 'carId'> & { date: string | null }

async function askTimes({ department, locationId, carId, date }: Question, signal: AbortSignal): Promise<Appointments> {
  const query = new URLSearchParams({ department })
  if (locationId !== null) query.set('location_id', String(locationId))
  else if (carId !== null) query.set('car_id', String(carId))
  if (date) query.set('date', date)
  const answer = await fetch(`/api/appointments?${query}`, { signal })
  if (!answer.ok) throw new Error(`Times were not found: ${answer.status}`)
  return (await answer.json()) as Appointments
}
