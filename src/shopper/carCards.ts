'use client'

import type { CarSummary } from '@/domain/stock/car'

/** Maximum cards per request, as on the server. */
const MAX_RESULTS = 48

/** Cards of the cars with these ids, in that order; cars that are no longer listed are left out. Rejects on failure. */
export async function fetchCarCards(ids: readonly number[], signal?: AbortSignal): Promise<CarSummary[]> {
  if (ids.length === 0) return []
  const response = await fetch(`/api/cars/cards?ids=${ids.slice(0, MAX_RESULTS).join(',')}`, { signal })
  if (!response.ok) throw new Error(`The car cards responded ${response.status}`)
  return ((await response.json()) as { cars: CarSummary[] }).cars
}
