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
  /** the location; null for the car's location */
  locationId: number | null
  carId: number | null
  /** the location is already shown in the form or by the page */
  locationIsShown: boolean
  /** ISO start of the chosen time */
  value: string | null
  /** called with the time and its label: "Sun 22 Nov, 1:00 pm at Harbour Brookvale" */
  onChange: (startsAt: string | null, label: string) => void
  /** called with whether the location offers any times; null while loading */
  onAvailable: (offered: boolean | null) => void
  error?: string
  /** increment to reload the times, such as after a conflict */
  refreshKey: number
}

/** Picks a day and time from a location's free ones (LEAD-06). Without any, it explains so and the form works without. */
export function SlotPicker(props: SlotPickerProps) {
  const { id, department, locationId, carId, locationIsShown, value, onChange, onAvailable, error, refreshKey } = props
  const [date, setDate] = useState<string | null>(null)
  const [found, setFound] = useState<Appointments | 'loading' | 'failed'>('loading')
  const name = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshKey reloads the same location and day
  useEffect(() => {
    if (locationId === null && carId === null) return
    const controller = new AbortController()
    setFound('loading')
    onAvailable(null)
    fetchSlots({ department, locationId, carId, date }, controller.signal).then(
      (response) => {
        setFound(response)
        onAvailable(response.dates.length > 0)
        // The selected time may be booked, or on another day.
        if (value && !response.slots.some(({ starts_at }) => starts_at === value)) onChange(null, '')
      },
      () => {
        if (controller.signal.aborted) return
        setFound('failed')
        onAvailable(false)
      },
    )
    return () => controller.abort()
  }, [department, locationId, carId, date, refreshKey])

  if (locationId === null && carId === null)
    return <p className="text-muted">Choose a location to see available times.</p>
  if (found === 'loading') return <SlotsSkeleton id={id} locationIsShown={locationIsShown} />
  if (found === 'failed' || found.dates.length === 0) {
    return (
      <p className="rounded-control bg-surface p-4">
        {found === 'failed'
          ? 'Could not load available times. Enter your preferred time in the comments and we will call you.'
          : 'No times can be booked online here. Enter your preferred time in the comments and we will call you.'}
      </p>
    )
  }
  const day = found.dates.find((offered) => offered.date === found.date)?.label
  return (
    <div className="grid gap-5">
      {!locationIsShown && (
        <p className="text-muted">
          At <span className="font-semibold text-ink">{found.location_name}</span>
          {locationId === null ? ', where it is located.' : '.'}
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
          {found.slots.length === 0 && <p className="col-span-full text-muted">This day is fully booked.</p>}
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

/** Height of a working day of half hours, so that loading times or changing the day causes no layout shift. */
const TIMES = 'grid min-h-76 grid-cols-3 content-start gap-2 sm:min-h-63 sm:grid-cols-4'

/** The same layout before the times are loaded. */
function SlotsSkeleton({ id, locationIsShown }: Pick<SlotPickerProps, 'id' | 'locationIsShown'>) {
  return (
    <div className="grid gap-5" role="status" aria-label="Loading available times">
      {!locationIsShown && <p aria-hidden>&nbsp;</p>}
      <Field id={`${id}-day`} label="Day" required>
        {(control) => <Select {...control} disabled value="" options={[{ value: '', label: 'Loading' }]} />}
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

type SlotsQuery = Pick<SlotPickerProps, 'department' | 'locationId' | 'carId'> & { date: string | null }

async function fetchSlots(
  { department, locationId, carId, date }: SlotsQuery,
  signal: AbortSignal,
): Promise<Appointments> {
  const query = new URLSearchParams({ department })
  if (locationId !== null) query.set('location_id', String(locationId))
  else if (carId !== null) query.set('car_id', String(carId))
  if (date) query.set('date', date)
  const response = await fetch(`/api/appointments?${query}`, { signal })
  if (!response.ok) throw new Error(`The appointments responded ${response.status}`)
  return (await response.json()) as Appointments
}
