import { CAR_TYPES } from '../stock/carType'
import type { PromotionSubject } from './withPromotions'

/** What of a search is filtered, without its words. */
export type SearchedFilters = Omit<PromotionSubject, 'query'>

/** Letters of filters that an event can hold. */
const MAX_LETTERS = 190

export const NO_FILTERS: SearchedFilters = {
  makes: [],
  models: [],
  carTypes: [],
  bodies: [],
  fuels: [],
  priceFrom: null,
  priceTo: null,
}

/** The filters as a short text for an event of a search (STK-19); null for none, or for more than an event can hold. */
export function formatSearchedFilters(filters: SearchedFilters): string | null {
  const chosen = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  const text = JSON.stringify(Object.fromEntries(chosen))
  return chosen.length === 0 || text.length > MAX_LETTERS ? null : text
}

/** The filters of an event, as far as they are valid: anybody may send events. */
export function parseSearchedFilters(text: unknown): SearchedFilters {
  const stored = typeof text === 'string' ? parseObject(text) : {}
  const texts = (name: keyof SearchedFilters) =>
    Array.isArray(stored[name]) ? stored[name].filter((value): value is string => typeof value === 'string') : []
  const dollars = (name: keyof SearchedFilters) => (typeof stored[name] === 'number' ? stored[name] : null)
  return {
    makes: texts('makes'),
    models: texts('models'),
    carTypes: CAR_TYPES.filter((type) => texts('carTypes').includes(type)),
    bodies: texts('bodies'),
    fuels: texts('fuels'),
    priceFrom: dollars('priceFrom'),
    priceTo: dollars('priceTo'),
  }
}

function parseObject(text: string): Partial<Record<keyof SearchedFilters, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
