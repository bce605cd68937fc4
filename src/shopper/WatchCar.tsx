'use client'

import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { watchToast } from '@/domain/shoppers/watchToasts'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { showToast } from '@/ui/overlays/toasts'
import { changeWatchlist, SIGNED_OUT } from './changeWatchlist'
import { recordEvent } from './recordEvent'
import { requestSignIn } from './requestSignIn'
import { readSession } from './session'

export interface WatchCarProps {
  car: { id: number; name: string; path: string }
  /** the page with the list */
  listLink: string
}

/** Anchor with which the sign-in comes back: the car is then watched. */
const WATCH = '#watch'

/**
 * Watches a car, or no longer (FAV-02 to FAV-04): shown at once, and taken back if the server refuses. A shopper without a verified mobile signs in
 * first; without script the form leads there.
 */
export function WatchCar({ car, listLink }: WatchCarProps) {
  const [isWatched, setIsWatched] = useState(false)
  const [phone, setPhone] = useState<string | null>(null)
  const target = `${car.path}${WATCH}`

  const change = useCallback(
    async (next: boolean, phoneNumber: string) => {
      setIsWatched(next)
      const problem = await changeWatchlist(next ? 'save-car' : 'remove-car', {
        phone_number: phoneNumber,
        car_id: car.id,
      })
      if (problem === SIGNED_OUT) {
        setIsWatched(false)
        setPhone(null)
        return requestSignIn('watchlist', target, car.path)
      }
      if (problem) {
        setIsWatched(!next)
        window.alert(problem)
        return
      }
      if (next) recordEvent(ANALYTICS_EVENTS.favouriteSave, { car_id: car.id })
      void showToast({ ...watchToast(car.name, next), action: { label: 'View List', href: listLink } })
    },
    [car.id, car.name, car.path, listLink, target],
  )

  useEffect(() => {
    if (readSession() === null) return
    const cancel = new AbortController()
    fetchList(cancel.signal)
      .then(({ phone_number, car_ids }) => {
        setPhone(phone_number)
        setIsWatched(car_ids.includes(car.id))
        if (window.location.hash !== WATCH) return
        history.replaceState(null, '', window.location.pathname + window.location.search)
        if (phone_number && !car_ids.includes(car.id)) void change(true, phone_number)
      })
      .catch((error: unknown) => {
        if (!cancel.signal.aborted) console.warn('Could not read the watchlist', error)
      })
    return () => cancel.abort()
  }, [car.id, change])

  const press = (event: FormEvent) => {
    event.preventDefault()
    if (phone) void change(!isWatched, phone)
    else requestSignIn('watchlist', target, car.path)
  }
  return (
    <form action="/sign-in" onSubmit={press}>
      <input type="hidden" name="type" value="watchlist" />
      <input type="hidden" name="redirect" value={target} />
      <input type="hidden" name="back" value={car.path} />
      <Button type="submit" variant="quiet" size="sm" aria-pressed={isWatched}>
        <Icon name="eye" />
        {isWatched ? 'Watching' : 'Watch'}
      </Button>
    </form>
  )
}

async function fetchList(signal: AbortSignal): Promise<{ phone_number: string | null; car_ids: number[] }> {
  const response = await fetch('/api/watchlist', { signal })
  if (!response.ok) throw new Error(`The watchlist responded ${response.status}`)
  return (await response.json()) as { phone_number: string | null; car_ids: number[] }
}
