'use client'

import { useSyncExternalStore } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { recordEvent } from '../shopper/recordEvent'

/** What the reveal call says (CAR-08). */
export interface RevealedCar {
  carId: number
  dealershipId: number | null
  websiteId: number
}

const revealed = new Set<number>()
const listeners = new Set<() => void>()

/** Whether the shopper has asked for the phone of a car's dealer on this page; every place that shows it follows. */
export function usePhoneRevealed(carId: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => revealed.has(carId),
    () => false,
  )
}

/** The shopper wants the phone: it shows, analytics hear of it (event 25), and the reveal is told to the server once (CAR-08). */
export function revealPhone({ carId, dealershipId, websiteId }: RevealedCar): void {
  recordEvent(ANALYTICS_EVENTS.phoneClick, { car_id: carId })
  if (revealed.has(carId)) return
  revealed.add(carId)
  for (const listener of listeners) listener()
  fetch('/api/phone-reveals', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: websiteId }),
    keepalive: true,
  }).catch((error: unknown) => console.warn('A phone reveal was not recorded', error))
}
