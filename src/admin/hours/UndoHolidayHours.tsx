'use client'
import { Button, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useStoredValue } from '@/ui/storage/useStoredValue'
import { formatShortDate } from '../../domain/format'
import { type HolidayHoursRequest, type LocationChange, requestHolidayHours } from './holidayHoursRequest'
import { isOffered, type LastHolidayChange, lastHolidayChange } from './lastHolidayChange'

interface UndoHolidayHoursProps {
  /** ids of the locations that the form offers: a change at others belongs to another site */
  offered: ReadonlySet<number>
}

/** The last change of holiday hours, for the rest of the day, with the button that takes it back. */
export function UndoHolidayHours({ offered }: UndoHolidayHoursProps) {
  const { user } = useAuth()
  const last = useStoredValue(lastHolidayChange)
  if (!last || !isOffered(last, user?.id, new Date()) || !last.locations.every(({ id }) => offered.has(id))) return null
  return <UndoLast key={last.at} last={last} />
}

function UndoLast({ last }: { last: LastHolidayChange }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [plan, setPlan] = useState<{ changes?: LocationChange[]; problem?: string }>({})
  useEffect(() => {
    const abort = new AbortController()
    void requestHolidayHours(undoOf(last, true), abort.signal).then((found) => {
      if (!abort.signal.aborted) setPlan(found)
    })
    return () => abort.abort()
  }, [last])

  const undo = async () => {
    setIsBusy(true)
    const { changes, problem } = await requestHolidayHours(undoOf(last, false))
    setIsBusy(false)
    if (!changes) return setPlan({ problem })
    const stale = namesOfStale(changes)
    lastHolidayChange.remove()
    if (stale.length > 0) toast.error(`Left as it is, because it was changed since: ${stale.join(', ')}.`)
    else toast.success('Undone. The locations have the hours they had before.')
    router.refresh()
  }
  const { date, hours, locations } = last
  const count = locations.length
  const stale = namesOfStale(plan.changes ?? [])
  const day = `${formatShortDate(date, 'UTC')} ${date.slice(0, 4)}`
  return (
    <section aria-label="Last change" className="forecourt-shared-hours__last">
      <p>
        Last change: {hours.name ? `${hours.name}, ${day},` : day} at{' '}
        {count === 1 ? locations[0]!.name : `${count} locations`}, {formatTime(last.at)}.
        {stale.length === 0 ? null : stale.length < count ? (
          <> Changed again since, so it stays as it is at {stale.join(', ')}.</>
        ) : (
          <> It can no longer be undone: the hours of that day were changed again since.</>
        )}
        {plan.problem ? <> It cannot be undone now: {plan.problem}</> : null}
      </p>
      {plan.changes && stale.length < count ? (
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void undo()} size="small">
          Undo
        </Button>
      ) : null}
    </section>
  )
}

/** The request that gives each location the hours it had before, unless the date was changed again. */
const undoOf = ({ date, department, hours, locations }: LastHolidayChange, dryRun: boolean): HolidayHoursRequest => ({
  ...{ date, department, dryRun },
  locations: locations.map(({ id, before }) => ({ id, hours: before, expected: hours })),
})

const namesOfStale = (changes: readonly LocationChange[]) =>
  changes.filter(({ change }) => change === 'stale').map(({ name }) => name)

const formatTime = (at: string) =>
  new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' }).format(new Date(at))
