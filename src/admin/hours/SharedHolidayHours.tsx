'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { hasRole } from '../../../collections/access/roles'
import { toLabel } from '../../domain/labels'
import { LOCATION_TYPES } from '../../domain/locations/locationType'
import { describeHoliday, type HolidayChange, type HolidayEntry } from '../../domain/openingHours/holidayChange'
import '../csvImport/csvImport.css'
import './hours.css'

/** Locations offered; a group has fewer. */
const MAX_LOCATIONS = 100

interface Place {
  id: number
  name: string
}

type Hours = Pick<HolidayEntry, 'name' | 'status' | 'open' | 'close'>

interface Request {
  date: string
  department: string | null
  dryRun: boolean
  locations: { id: number; hours: Hours | null; expected?: Hours | null }[]
}

interface Change extends Place {
  change: HolidayChange
  before: Hours | null
  /** what shoppers read of the date there now; null if nothing */
  now: string | null
}

/** Above the list of locations: sets the hours of one date at several of them, says first what that does, and can be undone. */
export function SharedHolidayHours() {
  const { user } = useAuth()
  if (!hasRole(user, 'superAdmin', 'groupManager', 'siteEditor')) return null
  return (
    <details className="forecourt-csv">
      <summary>Add holiday hours to several locations</summary>
      <HolidayForm />
    </details>
  )
}

function HolidayForm() {
  const id = useId()
  const router = useRouter()
  const places = usePlaces()
  const [date, setDate] = useState('')
  const [department, setDepartment] = useState('')
  const [hours, setHours] = useState<Hours>({ name: '', status: 'Closed', open: '', close: '' })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [plan, setPlan] = useState<Change[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const isOpen = hours.status === 'Open'
  const entered: Hours = { ...hours, open: isOpen ? hours.open : null, close: isOpen ? hours.close : null }
  // What was said of other hours or locations no longer holds.
  const change = (update: () => void) => {
    update()
    setPlan(null)
  }
  const send = async (request: Request): Promise<Change[] | null> => {
    setIsBusy(true)
    const result = await post(request)
    setIsBusy(false)
    setProblem(result.problem ?? '')
    return result.changes ?? null
  }
  const base = { date, department: department || null }
  const locations = [...chosen].map((location) => ({ id: location, hours: entered }))
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setPlan(await send({ ...base, dryRun: true, locations }))
  }
  const undo = async (made: Change[]) => {
    const changed = made.filter(({ change: kind }) => kind !== 'same')
    const undone = await send({
      ...{ ...base, dryRun: false },
      locations: changed.map((place) => ({ id: place.id, hours: place.before, expected: entered })),
    })
    if (!undone) return void toast.error('Could not be undone. Change the hours in each location.')
    const stale = undone.filter(({ change: kind }) => kind === 'stale').map(({ name }) => name)
    if (stale.length > 0) toast.error(`Left as it is, because it was changed since: ${stale.join(', ')}.`)
    else toast.success('Undone. The locations have the hours they had before.')
    router.refresh()
  }
  const save = async () => {
    const made = await send({ ...base, dryRun: false, locations })
    if (!made) return
    setPlan(null)
    toast.success(`Holiday hours saved at ${formatCount(made.length)}.`, {
      action: { label: 'Undo', onClick: () => void undo(made) },
      duration: 20_000,
    })
    router.refresh()
  }

  if (!places) return <p className="forecourt-csv__note">Loading the locations …</p>
  const isAll = places.length > 0 && chosen.size === places.length
  return (
    <form className="forecourt-shared-hours" onSubmit={(event) => void check(event)}>
      <p className="forecourt-csv__note">One date, at every location you choose. Their other dates stay as they are.</p>
      <div className="forecourt-shared-hours__row">
        <div>
          <label htmlFor={`${id}-date`}>Date</label>
          <input
            id={`${id}-date`}
            onChange={({ target }) => change(() => setDate(target.value))}
            required
            type="date"
            value={date}
          />
        </div>
        <div>
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            maxLength={100}
            onChange={({ target }) => change(() => setHours({ ...hours, name: target.value }))}
            placeholder="Australia Day"
            value={hours.name ?? ''}
          />
        </div>
        <div>
          <label htmlFor={`${id}-department`}>Department</label>
          <select
            id={`${id}-department`}
            onChange={({ target }) => change(() => setDepartment(target.value))}
            value={department}
          >
            <option value="">All departments</option>
            {LOCATION_TYPES.map((type) => (
              <option key={type} value={type}>
                {toLabel(type)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-status`}>Hours</label>
          <select
            id={`${id}-status`}
            onChange={({ target }) => change(() => setHours({ ...hours, status: target.value }))}
            value={hours.status}
          >
            <option value="Closed">Closed</option>
            <option value="Open">Open from … to …</option>
          </select>
        </div>
        {isOpen
          ? (['open', 'close'] as const).map((part) => (
              <div key={part}>
                <label htmlFor={`${id}-${part}`}>{part === 'open' ? 'Opens' : 'Closes'}</label>
                <input
                  id={`${id}-${part}`}
                  onChange={({ target }) => change(() => setHours({ ...hours, [part]: target.value }))}
                  required
                  type="time"
                  value={hours[part] ?? ''}
                />
              </div>
            ))
          : null}
      </div>
      <fieldset>
        <legend>Locations</legend>
        <label>
          <input
            checked={isAll}
            onChange={() => change(() => setChosen(new Set(isAll ? [] : places.map((place) => place.id))))}
            type="checkbox"
          />
          All {formatCount(places.length)}
        </label>
        {places.map((place) => (
          <label key={place.id}>
            <input
              checked={chosen.has(place.id)}
              onChange={() => change(() => setChosen(toggle(chosen, place.id)))}
              type="checkbox"
            />
            {place.name}
          </label>
        ))}
      </fieldset>
      {plan ? (
        <ul aria-label="What will change" className="forecourt-shared-hours__plan">
          {plan.map((place) => (
            <li key={place.id}>
              <strong>{place.name}</strong>: {describe(place, { ...entered, ...entryOf(base) })}
              <span className="forecourt-quiet">. Now: {place.now ?? 'no hours for that day'}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="forecourt-csv__error" role="alert">
        {problem}
      </p>
      <div className="forecourt-csv__row">
        <Button
          buttonStyle="secondary"
          disabled={isBusy || chosen.size === 0}
          margin={false}
          size="small"
          type="submit"
        >
          Show what will change
        </Button>
        {plan ? (
          <Button
            disabled={isBusy || plan.every(({ change: kind }) => kind === 'same')}
            margin={false}
            onClick={() => void save()}
            size="small"
          >
            Save at {formatCount(plan.filter(({ change: kind }) => kind !== 'same').length)}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const entryOf = ({ date, department }: { date: string; department: string | null }) => ({
  date,
  location_type: department,
})

const formatCount = (count: number) => `${count} ${count === 1 ? 'location' : 'locations'}`

function toggle(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** What the change does at a location. */
function describe({ change, before }: Change, entry: HolidayEntry): string {
  const after = describeHoliday(entry)
  if (change === 'same') return `${after} already`
  return before ? `${after} instead of ${describeHoliday({ ...entry, ...before })}` : after
}

/** The locations of the selected site, or of all sites of the user, by name; null while they load. */
function usePlaces(): Place[] | null {
  const { selectedTenantID: site } = useTenantSelection()
  const [places, setPlaces] = useState<Place[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const query = `depth=0&limit=${MAX_LOCATIONS}&sort=name&select[name]=true${site ? `&where[site][equals]=${site}` : ''}`
    fetch(`/api/locations?${query}`, { credentials: 'include', signal: controller.signal })
      .then(async (response) => setPlaces(((await response.json()) as { docs?: Place[] }).docs ?? []))
      .catch(() => {
        if (!controller.signal.aborted) setPlaces([])
      })
    return () => controller.abort()
  }, [site])
  return places
}

async function post(request: Request): Promise<{ changes?: Change[]; problem?: string }> {
  try {
    const response = await fetch('/api/locations/holiday-hours', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    })
    const { changes, errors } = (await response.json()) as { changes?: Change[]; errors?: { message: string }[] }
    return changes ? { changes } : { problem: errors?.[0]?.message ?? 'The hours could not be saved.' }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}
