import type { CarType } from '../stock/carType'

/** A dealer's words for the warranty of some cars (SITE-23); empty lists fit all. */
export interface Warranty {
  wording: string
  makes: string[]
  carTypes: CarType[]
}

/** The warranty that a car is sold with: the first whose brands and types fit; null where none does. */
export function warrantyFor(
  warranties: readonly Warranty[],
  { make, carType }: { make: string; carType: CarType },
): string | null {
  const brand = make.trim().toLowerCase()
  const found = warranties.find(
    ({ makes, carTypes }) =>
      (makes.length === 0 || makes.some((one) => one.toLowerCase() === brand)) &&
      (carTypes.length === 0 || carTypes.includes(carType)),
  )
  return found?.wording ?? null
}
