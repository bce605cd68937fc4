import type { CarType } from '../stock/carType'

/** Warranty wording for some cars (SITE-23); empty lists match all. */
export interface Warranty {
  wording: string
  makes: string[]
  carTypes: CarType[]
}

/** The warranty of a car: the first with matching brand and type; null if there is none. */
export function warrantyFor(
  warranties: readonly Warranty[],
  { make, carType }: { make: string; carType: CarType },
): string | null {
  const brand = make.trim().toLowerCase()
  const match = warranties.find(
    ({ makes, carTypes }) =>
      (makes.length === 0 || makes.some((candidate) => candidate.toLowerCase() === brand)) &&
      (carTypes.length === 0 || carTypes.includes(carType)),
  )
  return match?.wording ?? null
}
