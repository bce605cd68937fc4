import type { Flags } from '../site/flags'
import type { SiteWording, StockRules } from '../site/site'
import { isAvailable } from './availability'
import type { Car } from './car'

const DAY_MS = 86_400_000

/** The tag on a car's picture; its kind decides the colour. */
export interface CarTag {
  kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'dealer' | 'comingSoon' | 'justArrived'
  label: string
}

export type TaggedCar = Pick<
  Car,
  'status' | 'simpleFuel' | 'reserved' | 'certified' | 'carType' | 'make' | 'tag' | 'createdAt'
>

export interface TagSettings {
  flags: Pick<Flags, 'fuelTags'>
  wording: Pick<SiteWording, 'soldTag' | 'justArrivedTag'>
  rules: Pick<StockRules, 'justArrivedDays' | 'certifiedMakes'>
}

/**
 * The tag of a car, first match wins (CARD-03): sold (any unavailable car), fuel if the site shows it, reserved, certified used
 * car of a certified make, the dealer's own tag, coming soon, just arrived (created within `justArrivedDays`, to the second).
 * Null for none.
 */
export function carTag(car: TaggedCar, { flags, wording, rules }: TagSettings, now: Date): CarTag | null {
  if (!isAvailable(car)) return { kind: 'sold', label: wording.soldTag }
  const fuel = flags.fuelTags ? fuelTag(car.simpleFuel) : null
  if (fuel) return { kind: 'fuel', label: fuel }
  if (car.reserved) return { kind: 'reserved', label: 'RESERVED' }
  if (isCertified(car, rules)) return { kind: 'certified', label: 'Certified' }
  const dealerTag = car.tag?.trim()
  if (dealerTag) return { kind: 'dealer', label: dealerTag }
  if (car.status === 'coming_soon') return { kind: 'comingSoon', label: 'COMING SOON' }
  const age = now.getTime() - Date.parse(car.createdAt)
  if (age <= rules.justArrivedDays * DAY_MS) return { kind: 'justArrived', label: wording.justArrivedTag }
  return null
}

/** The label of a fuel with a tag; null for others. A petrol-electric hybrid is a hybrid. */
export function fuelTag(simpleFuel: string | null): 'Electric' | 'Hybrid' | 'Plug-in Hybrid' | null {
  const fuel = simpleFuel ?? ''
  if (/plug.?in|\bphev\b/i.test(fuel)) return 'Plug-in Hybrid'
  if (/hybrid|\bm?hev\b/i.test(fuel)) return 'Hybrid'
  if (/electric|\bb?ev\b/i.test(fuel)) return 'Electric'
  return null
}

function isCertified(car: TaggedCar, rules: Pick<StockRules, 'certifiedMakes'>): boolean {
  if (!car.certified || car.carType !== 'used') return false
  return rules.certifiedMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())
}
