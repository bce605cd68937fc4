'use client'

import { useSyncExternalStore } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { recordEvent } from '../shopper/recordEvent'

/** Body of the reveal request (CAR-08). */
export interface RevealedCar {
  carId: number
  dealershipId: number | null
  websiteId: number
}

const revealed = new Set<number>()
const listeners = new Set<() => void>()

/** Whether the shopper revealed the phone of a car's dealer on this page, shared by every place that shows it. */
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

/**
 * Reveals the phone everywhere on the page, records analytics event 25 and sends the reveal to the server once
 * (CAR-08).
 */
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
  }).catch((error: unknown) => console.warn('Could not record a phone reveal', error))
}
