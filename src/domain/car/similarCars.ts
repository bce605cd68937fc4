import type { Car } from '../stock/car'
import type { CarType } from '../stock/carType'
import { quoteFilterValue } from '../stock/filters/printFilter'

/** Similar cars shown at most, and looked for per query (CAR-14). */
export const SIMILAR_CARS = { shown: 6, hitsPerQuery: 10 } as const

/** dollars; dearer cars have the wider price window (CAR-14) */
const DEAR_FROM = 50_000
const WINDOW = 10_000
const DEAR_WINDOW = 25_000

/** Car types that are an alternative to each other: new and demo match, used only used (CAR-14). */
const ALTERNATIVES: Record<CarType, CarType[]> = { new: ['new', 'demo'], demo: ['new', 'demo'], used: ['used'] }

export type SimilarityCar = Pick<
  Car,
  'id' | 'make' | 'model' | 'price' | 'carType' | 'itemType' | 'simpleBody' | 'body'
>

/**
 * What a car costs at least and most to be similar in price, in dollars: 10,000 either way below 50,000, else 25,000
 * (CAR-14). Null without a price.
 */
export function similarPriceRange(price: number | null): { min: number; max: number } | null {
  if (price === null || price <= 0) return null
  const reach = price < DEAR_FROM ? WINDOW : DEAR_WINDOW
  return { min: Math.max(0, price - reach), max: price + reach }
}

/**
 * The queries that find similar cars, in the index's filter language (CAR-14): the same model, then the same body, then
 * (a fallback) anything in the price window. All ask for other cars of the same kind of vehicle that are in stock. A
 * car without a price has no window.
 */
export function similarCarsFilters(car: SimilarityCar): string[] {
  const is = (attribute: string, value: string) => `${attribute}:${quoteFilterValue(value)}`
  const window = similarPriceRange(car.price)
  const common = [
    is('status', 'in_stock'),
    `NOT ${is('objectID', String(car.id))}`,
    is('item_type', car.itemType),
    `(${ALTERNATIVES[car.carType].map((type) => is('car_type', type)).join(' OR ')})`,
    ...(window ? [`price >= ${window.min}`, `price <= ${window.max}`] : []),
  ]
  const body = car.simpleBody ?? car.body
  const asked = [[is('make', car.make), is('model', car.model)], ...(body ? [[is('body', body)]] : []), []]
  return asked.map((conditions) => [...common, ...conditions].join(' AND '))
}

/**
 * The similar cars to show, at most six (CAR-14): the same model first, each car once, never the car itself; else as
 * they came.
 */
export function rankSimilar<C extends Pick<Car, 'id' | 'make' | 'model'>>(
  car: Pick<Car, 'id' | 'make' | 'model'>,
  found: readonly C[],
): C[] {
  const others = new Map<number, C>()
  for (const other of found) {
    if (other.id !== car.id && !others.has(other.id)) others.set(other.id, other)
  }
  const isSameModel = (other: C) => other.make === car.make && other.model === car.model
  const inOrder = [...others.values()]
  const ranked = [...inOrder.filter(isSameModel), ...inOrder.filter((other) => !isSameModel(other))]
  return ranked.slice(0, SIMILAR_CARS.shown)
}
