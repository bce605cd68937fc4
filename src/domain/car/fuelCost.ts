import { formatDollarsAndCents, formatNumber } from '../format'
import { fromCents, toCents } from '../money'
import type { Car } from '../stock/car'
import { fuelTag } from '../stock/tags'

/** Initial values of the fuel calculator (CAR-11): dollars per litre, kilometres per week, litres per 100 km. */
export const FUEL_DEFAULTS = { pricePerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 } as const

export interface FuelInputs {
  pricePerLitre: number
  kmPerWeek: number
  litresPer100Km: number
}

/** The inputs for a car, with its own consumption if known (CAR-11). */
export function fuelInputs({ fuelConsumption }: Pick<Car, 'fuelConsumption'>): FuelInputs {
  if (fuelConsumption === null || fuelConsumption <= 0) return { ...FUEL_DEFAULTS }
  return { ...FUEL_DEFAULTS, litresPer100Km: fuelConsumption }
}

/** Dollars per week with cents: distance / 100 x economy x price (CAR-11). Negative or missing inputs cost nothing. */
export function weeklyFuelCost({ pricePerLitre, kmPerWeek, litresPer100Km }: FuelInputs): number {
  return Math.max(0, fromCents(toCents((kmPerWeek / 100) * litresPer100Km * pricePerLitre)))
}

/** Whether a car has a fuel calculator: not electric cars, and not caravans, which have no engine (CAR-11). */
export function hasFuelCalculator(car: Pick<Car, 'simpleFuel' | 'fuel' | 'itemType'>): boolean {
  return car.itemType !== 'caravan' && fuelTag(car.simpleFuel ?? car.fuel) !== 'Electric'
}

/** Parses "$1.70" or "1,000" to dollars; 0 if it is not a number (CAR-11). */
export function parseDollars(text: string): number {
  return parsePositive(text.replaceAll(/[$,\s]/g, ''))
}

/** Parses "1,250 kms" to kilometres; 0 if it is not a number (CAR-11). */
export function parseKms(text: string): number {
  return parsePositive(text.replaceAll(/,|\s|kms?/gi, ''))
}

/** Parses "7.8 L/100km" to litres per 100 km; 0 if it is not a number (CAR-11). */
export function parseEconomy(text: string): number {
  return parsePositive(text.replaceAll(/,|\s|l\s*\/\s*100\s*kms?/gi, ''))
}

/** The inputs as formatted in the calculator's fields: "$1.70", "250 kms", "10 L/100km" (CAR-11). */
export function fuelLabels({ pricePerLitre, kmPerWeek, litresPer100Km }: FuelInputs): Record<keyof FuelInputs, string> {
  return {
    pricePerLitre: formatDollarsAndCents(pricePerLitre),
    kmPerWeek: `${formatNumber(kmPerWeek)} kms`,
    litresPer100Km: `${formatNumber(litresPer100Km)} L/100km`,
  }
}

function parsePositive(text: string): number {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : 0
}
