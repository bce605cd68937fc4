'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { formatShortDate } from '../../domain/format'
import { type LastHolidayChange, type LocationChange, requestLastChange, requestUndo } from './holidayHoursRequest'

interface UndoHolidayHoursProps {
  /** number of changes that this form has saved: after each the last one is read anew */
  saved: number
}

/** The last change of holiday hours at the site by anybody, for the rest of the day, with the button that takes it back. */
export function UndoHolidayHours({ saved }: UndoHolidayHoursProps) {
  const { selectedTenantID: site } = useTenantSelection()
  const router = useRouter()
  const [last, setLast] = useState<LastHolidayChange | null>(null)
  const [undone, setUndone] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save and undo
  useEffect(() => {
    const abort = new AbortController()
    void requestLastChange(site, abort.signal).then((found) => {
      if (!abort.signal.aborted) setLast(found)
    })
    return () => abort.abort()
  }, [site, saved, undone])

  if (!last) return null
  const undo = async () => {
    setIsBusy(true)
    const answer = await requestUndo(last.id)
    setIsBusy(false)
    setProblem(answer.problem ?? '')
    if (!answer.changes) return
    const stale = namesOfStale(answer.changes)
    if (stale.length > 0) toast.error(`Left as it is, because it was changed since: ${stale.join(', ')}.`)
    else toast.success('Undone. The locations have the hours they had before.')
    setUndone((count) => count + 1)
    router.refresh()
  }
  const { at, by, date, name, locations } = last
  const count = locations.length
  const stale = namesOfStale(locations)
  const day = `${formatShortDate(date, 'UTC')} ${date.slice(0, 4)}`
  return (
    <section aria-label="Last change" className="forecourt-shared-hours__last">
      <p>
        Last change: {name ? `${name}, ${day},` : day} at {count === 1 ? locations[0]?.name : `${count} locations`}, by{' '}
        {by}, {formatTime(at)}.
        {stale.length === 0 ? null : stale.length < count ? (
          <> Changed again since, so it stays as it is at {stale.join(', ')}.</>
        ) : (
          <> It can no longer be undone: the hours of that day were changed again since.</>
        )}
        {problem ? <> It cannot be undone now: {problem}</> : null}
      </p>
      {stale.length < count ? (
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void undo()} size="small">
          {isBusy ? 'Undoing …' : 'Undo'}
        </Button>
      ) : null}
    </section>
  )
}

const namesOfStale = (changes: readonly LocationChange[]) =>
  changes.filter(({ change }) => change === 'stale').map(({ name }) => name)

const formatTime = (at: string) =>
  new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' }).format(new Date(at))
