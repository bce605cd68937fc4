import type { Car } from '../stock/car'
import type { CarType } from '../stock/carType'
import { quoteFilterValue } from '../stock/filters/printFilter'
import { cashPrice } from '../stock/price'

/** Maximum similar cars shown, and hits per query (CAR-14). */
export const SIMILAR_CARS = { shown: 6, hitsPerQuery: 10 } as const

/** dollars; from here the wider price window applies (CAR-14) */
const WIDE_WINDOW_FROM = 50_000
const PRICE_WINDOW = 10_000
const WIDE_PRICE_WINDOW = 25_000

/** Compatible car types: new and demo match each other, used only used (CAR-14). */
const COMPATIBLE_TYPES: Record<CarType, CarType[]> = { new: ['new', 'demo'], demo: ['new', 'demo'], used: ['used'] }

export type SimilarityCar = Pick<
  Car,
  'id' | 'make' | 'model' | 'price' | 'offerPrice' | 'carType' | 'itemType' | 'simpleBody' | 'body'
>

/**
 * The price range of similar cars in dollars: plus or minus 10,000 below a price of 50,000, else 25,000 (CAR-14). Null
 * without a price.
 */
export function similarPriceRange(price: number | null): { min: number; max: number } | null {
  if (price === null || price <= 0) return null
  const margin = price < WIDE_WINDOW_FROM ? PRICE_WINDOW : WIDE_PRICE_WINDOW
  return { min: Math.max(0, price - margin), max: price + margin }
}

/**
 * The filters that find similar cars, in the index's filter language (CAR-14): the same model, then the same body, then (a
 * fallback) any car in the price window. All exclude the car itself and require the same item type and stock. The window is
 * around the displayed price, which an offer lowers; a car without a price has none.
 */
export function similarCarsFilters(car: SimilarityCar): string[] {
  const equals = (attribute: string, value: string) => `${attribute}:${quoteFilterValue(value)}`
  const window = similarPriceRange(cashPrice(car))
  const common = [
    equals('status', 'in_stock'),
    `NOT ${equals('objectID', String(car.id))}`,
    equals('item_type', car.itemType),
    `(${COMPATIBLE_TYPES[car.carType].map((type) => equals('car_type', type)).join(' OR ')})`,
    ...(window ? [`price >= ${window.min}`, `price <= ${window.max}`] : []),
  ]
  const body = car.simpleBody ?? car.body
  const queries = [
    [equals('make', car.make), equals('model', car.model)],
    ...(body ? [[equals('body', body)]] : []),
    [],
  ]
  return queries.map((conditions) => [...common, ...conditions].join(' AND '))
}

/**
 * The similar cars to show, at most six (CAR-14): the same model first, then the others in the order found; duplicates and the
 * car itself are removed.
 */
export function rankSimilar<C extends Pick<Car, 'id' | 'make' | 'model'>>(
  car: Pick<Car, 'id' | 'make' | 'model'>,
  found: readonly C[],
): C[] {
  const uniqueCars = new Map<number, C>()
  for (const other of found) {
    if (other.id !== car.id && !uniqueCars.has(other.id)) uniqueCars.set(other.id, other)
  }
  const isSameModel = (other: C) => other.make === car.make && other.model === car.model
  const candidates = [...uniqueCars.values()]
  const ranked = [...candidates.filter(isSameModel), ...candidates.filter((other) => !isSameModel(other))]
  return ranked.slice(0, SIMILAR_CARS.shown)
}
