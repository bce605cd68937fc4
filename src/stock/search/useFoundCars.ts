import type { Hit } from 'instantsearch.js'
import { useEffect } from 'react'
import { useHits, useInstantSearch } from 'react-instantsearch'
import type { PromotionSubject } from '@/domain/promotions/withPromotions'
import type { CarSummary } from '@/domain/stock/car'
import { CAR_TYPES } from '@/domain/stock/carType'
import { visibleHitCount } from '@/domain/stock/results'
import { collapseSoldRuns } from '@/domain/stock/soldRuns'
import { type CardRecord, fromStockRecord } from '@/domain/stock/stockRecord'

import { isNoAnswer } from './serverClients'

/** A car and how far it is from where the shopper measures, in kilometres as the crow flies; null where that is not asked. */
export type FoundCar = CarSummary & { distanceKm: number | null }

export interface FoundCars {
  cars: FoundCar[]
  /** what the search that found them is about, and its page from 1: they change with the cars, not before */
  subject: PromotionSubject
  page: number
  /** of all pages (STK-09); null before the first answer */
  count: number | null
  /** an answer is awaited and takes longer than a blink; what is shown is the answer before */
  stalled: boolean
  /** the last search failed; what is shown is the answer before (STK-11) */
  failed: boolean
  retry: () => void
}

/** The cars of this page of results, runs of sold ones collapsed (STK-08), and how many there are in all. */
export function useFoundCars(): FoundCars {
  const { results, status, refresh } = useInstantSearch({ catchError: true })
  const { items } = useHits<CardRecord>({ escapeHTML: false })
  const unanswered = isNoAnswer(results._rawResults?.[0])
  const answered = !isArtificial(results) && !unanswered
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; after that the shopper has a button for it
  useEffect(() => {
    if (unanswered) refresh()
  }, [])
  const { make = [], car_type: types = [] } = results._state?.disjunctiveFacetsRefinements ?? {}
  return {
    subject: { makes: make, carTypes: CAR_TYPES.filter((type) => types.includes(type)) },
    page: (results.page ?? 0) + 1,
    cars: collapseSoldRuns(items.map(foundCar)),
    count: answered ? visibleHitCount(results.nbHits, results._rawResults[0]?.facets?.car_type) : null,
    stalled: status === 'stalled',
    failed: status === 'error',
    retry: refresh,
  }
}

function foundCar(hit: Hit<CardRecord>): FoundCar {
  const metres = hit._rankingInfo?.geoDistance
  return { ...fromStockRecord(hit), distanceKm: metres === undefined ? null : metres / 1000 }
}

/** True for what InstantSearch makes up before its first answer. */
function isArtificial(results: object): boolean {
  return '__isArtificial' in results && results.__isArtificial === true
}
