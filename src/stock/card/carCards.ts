'use client'

import type { CarSummary } from '@/domain/stock/car'
import type { CardsContext } from './cardSettings'

/** Maximum cards per request, as on the server. */
const MAX_RESULTS = 48

/** Cars, with what their cards need to know: few pages show such cards at once, so that none carries it. */
export interface CarCards extends CardsContext {
  cars: CarSummary[]
}

/** Cards of the cars with these ids, at least one, in that order; cars that are no longer listed are left out. Rejects on failure. */
export async function fetchCarCards(ids: readonly number[], signal?: AbortSignal): Promise<CarCards> {
  const response = await fetch(`/api/cars/cards?ids=${ids.slice(0, MAX_RESULTS).join(',')}`, { signal })
  if (!response.ok) throw new Error(`The car cards responded ${response.status}`)
  const cards = (await response.json()) as Partial<CarCards>
  // A server of the version before sends cars alone.
  if (!cards.cars || !cards.settings || !cards.now) throw new Error('The car cards responded with something else')
  return cards as CarCards
}
