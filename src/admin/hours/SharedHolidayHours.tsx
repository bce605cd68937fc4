'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { hasRole } from '../../../collections/access/roles'
import { toLabel } from '../../domain/labels'
import { LOCATION_TYPES } from '../../domain/locations/locationType'
import { describeHoliday, type HolidayEntry } from '../../domain/openingHours/holidayChange'
import { useIsTrashList } from '../lists/useIsTrashList'
import { type HolidayHoursRequest, type Hours, type LocationChange, requestHolidayHours } from './holidayHoursRequest'
import { UndoHolidayHours } from './UndoHolidayHours'
import '../csvImport/csvImport.css'
import './hours.css'

/** Locations offered; a group has fewer. */
const MAX_LOCATIONS = 100

interface Place {
  id: number
  name: string
}

/** Above the list of locations: sets the hours of one date at several of them, says first what that does, and can be undone for the rest of the day. */
export function SharedHolidayHours() {
  const { user } = useAuth()
  const isTrash = useIsTrashList()
  const [isOpen, setIsOpen] = useState(false)
  if (isTrash || !hasRole(user, 'superAdmin', 'groupManager', 'siteEditor')) return null
  return (
    <details className="forecourt-csv" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Add holiday hours to several locations</summary>
      <HolidayForm isShown={isOpen} />
    </details>
  )
}

function HolidayForm({ isShown }: { isShown: boolean }) {
  const id = useId()
  const router = useRouter()
  const places = usePlaces()
  const [date, setDate] = useState('')
  const [department, setDepartment] = useState('')
  const [hours, setHours] = useState<Hours>({ name: '', status: 'Closed', open: '', close: '' })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [plan, setPlan] = useState<LocationChange[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [saving, setSaving] = useState(0)
  const [saved, setSaved] = useState(0)

  const isOpen = hours.status === 'Open'
  const entered: Hours = { ...hours, open: isOpen ? hours.open : null, close: isOpen ? hours.close : null }
  // What was said of other hours or locations no longer holds.
  const change = (update: () => void) => {
    update()
    setPlan(null)
  }
  const send = async (request: HolidayHoursRequest): Promise<LocationChange[] | null> => {
    setIsBusy(true)
    const result = await requestHolidayHours(request)
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
  const save = async () => {
    setSaving(plan ? countChanged(plan) : chosen.size)
    const made = await send({ ...base, dryRun: false, locations })
    setSaving(0)
    if (!made) return
    setPlan(null)
    setSaved((count) => count + 1)
    toast.success(`Holiday hours saved at ${formatCount(countChanged(made))}.`)
    router.refresh()
  }

  if (!places) return <p className="forecourt-csv__note">Loading the locations …</p>
  const isAll = places.length > 0 && chosen.size === places.length
  return (
    <form className="forecourt-shared-hours" onSubmit={(event) => void check(event)}>
      <p className="forecourt-csv__note">One date, at every location you choose. Their other dates stay as they are.</p>
      {isShown ? <UndoHolidayHours saved={saved} /> : null}
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
              <span className="forecourt-quiet">
                . Now: {place.now ?? 'no hours for that day'}
                {place.next && place.next !== describeHoliday({ ...entered, ...entryOf(base) })
                  ? `. Shoppers will read: ${place.next}`
                  : null}
              </span>
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
            Save at {formatCount(countChanged(plan))}
          </Button>
        ) : null}
      </div>
      <div className="forecourt-shared-hours__saving" role="status">
        {saving > 0 ? (
          <>
            <progress aria-hidden="true" />
            Saving at {formatCount(saving)} … You may leave this page: it is saved all the same, and can be undone here.
          </>
        ) : null}
      </div>
    </form>
  )
}

const entryOf = ({ date, department }: { date: string; department: string | null }) => ({
  date,
  location_type: department,
})

const countChanged = (changes: readonly LocationChange[]) => changes.filter(({ change }) => change !== 'same').length

const formatCount = (count: number) => `${count} ${count === 1 ? 'location' : 'locations'}`

function toggle(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** What the change does at a location. */
function describe({ change, before }: LocationChange, entry: HolidayEntry): string {
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
