import type { Hit } from 'instantsearch.js'
import { useMemo } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { PromotionSubject } from '@/domain/promotions/withPromotions'
import type { CarSummary } from '@/domain/stock/car'
import { type CardRecord, fromStockRecord } from '@/domain/stock/cardRecord'
import { CAR_TYPES } from '@/domain/stock/carType'
import { parseTreeNode, TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import { visibleHitCount } from '@/domain/stock/results'
import { collapseSoldRuns } from '@/domain/stock/soldRuns'
import { isShortList, type ShortHit } from './shortList'

/** A car and its straight-line distance in kilometres; null without a place to measure from. */
export type FoundCar = CarSummary & { distanceKm: number | null }

export interface FoundCars {
  /** none if the server sent a short list */
  cars: FoundCar[]
  /** changes with the cars and their distances */
  listKey: string
  isEmpty: boolean
  /** the server's results: which cars they are, while the page shows them as HTML */
  isShort: boolean
  hasRepayments: boolean
  /** the facets and the page (from 1) of the search that found them: they change together with the cars */
  subject: PromotionSubject
  page: number
  /** over all pages (STK-09); null before the first response */
  count: number | null
  /** a request takes longer than a moment; the previous results are shown */
  stalled: boolean
  /** the last search failed; the previous results are shown (STK-11) */
  failed: boolean
  retry: () => void
}

/** The cars of this page of results, with runs of sold ones collapsed (STK-08), and the total count. */
export function useFoundCars(): FoundCars {
  const { results, status, refresh } = useInstantSearch({ catchError: true })
  const isShort = isShortList(results)
  const hits = collapseSoldRuns(results.hits as Hit<CardRecord | ShortHit>[])
  // biome-ignore lint/correctness/useExhaustiveDependencies: InstantSearch gives old results the state of the search that is asked for next
  const subject = useMemo(() => toSubject(results._state), [results._rawResults])
  return {
    subject,
    page: (results.page ?? 0) + 1,
    cars: isShort ? [] : (hits as Hit<CardRecord>[]).map(foundCar),
    listKey: hits.map((hit) => `${hit.objectID} ${distanceKm(hit) ?? ''}`).join(),
    isEmpty: hits.length === 0,
    isShort,
    hasRepayments: hits.some((hit) => ('hasRepayment' in hit ? hit.hasRepayment : hit.finance_terms)),
    count: !isArtificial(results) ? visibleHitCount(results.nbHits, results._rawResults[0]?.facets?.car_type) : null,
    stalled: status === 'stalled',
    failed: status === 'error',
    retry: refresh,
  }
}

type SearchedState = ReturnType<typeof useInstantSearch>['results']['_state']

function toSubject(state: SearchedState | undefined): PromotionSubject {
  const { car_type: types = [], body = [], fuel = [], ...lists } = state?.disjunctiveFacetsRefinements ?? {}
  const price = state?.numericRefinements.price
  return {
    ...searchedModels(lists),
    carTypes: CAR_TYPES.filter((type) => types.includes(type)),
    bodies: body,
    fuels: fuel,
    priceFrom: firstNumber(price?.['>=']),
    priceTo: firstNumber(price?.['<=']),
    query: state?.query ?? '',
  }
}

/** The makes and models of a search, chosen in one list or each in its own. */
function searchedModels(lists: Partial<Record<string, string[]>>): Pick<PromotionSubject, 'makes' | 'models'> {
  const nodes = [...(lists[TREE_ATTRIBUTE] ?? []), ...(lists.make ?? []), ...(lists.make_model ?? [])].map(
    parseTreeNode,
  )
  return {
    makes: [...new Set(nodes.map(({ make }) => make))],
    models: [...nodes.flatMap(({ make, model }) => (model === null ? [] : `${make} ${model}`)), ...(lists.model ?? [])],
  }
}

/** Cars by their hits, so that what is drawn of a car can be kept for it. */
const cars = new WeakMap<Hit<CardRecord>, FoundCar>()

function foundCar(hit: Hit<CardRecord>): FoundCar {
  const known = cars.get(hit)
  if (known) return known
  const car = { ...fromStockRecord(hit), distanceKm: distanceKm(hit) }
  cars.set(hit, car)
  return car
}

function distanceKm({ _rankingInfo }: Pick<Hit, '_rankingInfo'>): number | null {
  const metres = _rankingInfo?.geoDistance
  return metres === undefined ? null : metres / 1000
}

/** The bound of a range in InstantSearch's state; null for none. */
const firstNumber = (bounds: readonly (number | number[])[] | undefined): number | null =>
  [bounds?.[0]].flat()[0] ?? null

/** True for the placeholder that InstantSearch creates before its first response. */
function isArtificial(results: object): boolean {
  return '__isArtificial' in results && results.__isArtificial === true
}
