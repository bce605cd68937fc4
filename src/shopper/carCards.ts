'use client'

import type { CarSummary } from '@/domain/stock/car'

/** Cards asked for at a time, at most; the server takes no more. */
const MAX_RESULTS = 48

/** Cards of the cars with these ids, in that order; those that the site shows no more are left out. Rejects where it cannot ask. */
export async function fetchCarCards(ids: readonly number[], signal?: AbortSignal): Promise<CarSummary[]> {
  if (ids.length === 0) return []
  const answer = await fetch(`/api/cars/cards?ids=${ids.slice(0, MAX_RESULTS).join(',')}`, { signal })
  if (!answer.ok) throw new Error(`The cars answered ${answer.status}`)
  return ((await answer.json()) as { cars: CarSummary[] }).cars
}
