import type { Random } from './random'

/** Share of its list price that the typical Australian car is worth on a dealer's lot, by age in years. */
const VALUE_BY_AGE: readonly (readonly [years: number, share: number])[] = [
  [0, 0.95],
  [1, 0.85],
  [2, 0.765],
  [3, 0.695],
  [4, 0.63],
  [5, 0.57],
  [7, 0.455],
  [10, 0.32],
  [14, 0.2],
  [20, 0.12],
]

/** Kilometres a year after which a car counts as typical of its age. */
export const TYPICAL_KM_A_YEAR = 14_000

/** Caravans lose less: nothing wears but tyres, seals and curtains. */
const CARAVAN_VALUE_BY_AGE: readonly (readonly [years: number, share: number])[] = [
  [0, 0.97],
  [1, 0.88],
  [3, 0.76],
  [5, 0.66],
  [8, 0.53],
  [12, 0.38],
  [20, 0.22],
]

function interpolate(curve: readonly (readonly [number, number])[], at: number): number {
  const after = curve.findIndex(([x]) => x >= at)
  if (after === 0) return curve[0]![1]
  if (after < 0) return curve.at(-1)![1]
  const [x0, y0] = curve[after - 1]!
  const [x1, y1] = curve[after]!
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)
}

interface UsedCar {
  /** dollars before on-road costs, when new */
  listPrice: number
  ageYears: number
  km: number
  /** share of value kept against the typical car four years old; it tells more the older the car is */
  retention: number
}

/** What a used car is worth on a lot in ordinary condition, in dollars, not yet rounded to a price. */
export function usedValue({ listPrice, ageYears, km, retention }: UsedCar): number {
  const kept = interpolate(VALUE_BY_AGE, ageYears) * retention ** Math.min(2, ageYears / 4)
  const expectedKm = Math.max(5_000, TYPICAL_KM_A_YEAR * ageYears)
  const wear = Math.max(-0.16, Math.min(0.1, ((expectedKm - km) / 1_000) * 0.0016))
  // A car that holds its price keeps a waiting list, not a profit: nearly new is never dearer than new.
  return listPrice * Math.max(0.09, Math.min(0.99, kept * (1 + wear)))
}

/** What a used caravan or tractor is worth, in dollars, by its age and its price when new. */
export function usedCaravanValue(listPrice: number, ageYears: number): number {
  return listPrice * interpolate(CARAVAN_VALUE_BY_AGE, ageYears)
}

/** A tractor's worth by hours as much as by age; 500 hours a year is typical of a working one. */
export function usedTractorValue(listPrice: number, ageYears: number, hours: number): number {
  const byAge = 0.9 * 0.925 ** ageYears
  const byHours = Math.max(0.75, Math.min(1.08, 1.04 - hours / 30_000))
  return listPrice * Math.max(0.16, byAge * byHours)
}

/**
 * Dollars from list price to drive away in New South Wales: stamp duty of 3% to $45,000 and 5% beyond, registration and
 * compulsory insurance, and the dealer's delivery.
 */
export function onRoadCosts(listPrice: number): number {
  const duty = Math.min(listPrice, 45_000) * 0.03 + Math.max(0, listPrice - 45_000) * 0.05
  return duty + 1_250 + 1_495
}

const ENDINGS: { ending: number; share: number }[] = [
  { ending: 990, share: 66 },
  { ending: 490, share: 11 },
  { ending: 888, share: 7 },
  { ending: 950, share: 5 },
  { ending: 500, share: 3 },
  { ending: 800, share: 3 },
  { ending: 777, share: 1 },
  { ending: 999, share: 4 },
]

/** The nearest price that a dealer would write on a windscreen: $34,990 rather than $35,127. */
export function windscreenPrice(value: number, random: Random): number {
  const { ending } = random.weighted(ENDINGS, ({ share }) => share)
  const thousands = Math.max(1, Math.round((value - ending) / 1_000))
  return thousands * 1_000 + ending
}

/** What a car is reduced by, in dollars: steps that a sales manager thinks in, about 2 to 7% of the price. */
export function reductionOn(price: number, random: Random): number {
  const step = price < 15_000 ? 500 : price < 60_000 ? 1_000 : 2_000
  return Math.max(step, Math.round((price * random.between(0.02, 0.07)) / step) * step)
}

/** What comparable cars are asked for across the market, in dollars: within 8% of the price, a little above it more often. */
export function marketAverage(price: number, random: Random): number {
  return Math.round((price * (1 + Math.max(-0.08, Math.min(0.08, random.normal(0.012, 0.035))))) / 10) * 10
}
