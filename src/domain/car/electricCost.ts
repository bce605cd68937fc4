import { fromCents, toCents } from '../money'
import type { Car } from '../stock/car'
import { fuelTag } from '../stock/tags'

/** Dollars per kilowatt hour at home that the cost of driving is shown for; stated beside it. */
export const HOME_TARIFF = 0.3

/** What an electric car needs, from its battery and range. */
export interface ElectricUse {
  rangeKm: number
  /** kilowatt hours per 100 km, to one decimal */
  kwhPer100Km: number
  /** dollars per 100 km at `HOME_TARIFF`, with cents */
  dollarsPer100Km: number
}

/** An electric car's use by its battery and range, as the feed states both; null for other cars, and if one is missing. */
export function electricUse(car: Pick<Car, 'fuel' | 'simpleFuel' | 'specifications'>): ElectricUse | null {
  if (fuelTag(car.simpleFuel ?? car.fuel) !== 'Electric') return null
  const rangeKm = findAmount(car, /^(electric|driving|wltp)? ?range\b/i, 'km')
  const batteryKwh = findAmount(car, /\bbattery\b/i, 'kwh')
  if (rangeKm === null || batteryKwh === null) return null
  const kwhPer100Km = Math.round((batteryKwh / rangeKm) * 1000) / 10
  return { rangeKm, kwhPer100Km, dollarsPer100Km: fromCents(toCents(kwhPer100Km * HOME_TARIFF)) }
}

function findAmount({ specifications }: Pick<Car, 'specifications'>, label: RegExp, unit: string): number | null {
  const value = specifications.find((row) => label.test(row.label))?.value ?? ''
  const match = /^([\d,]+(?:\.\d+)?)\s*([a-z]+)$/i.exec(value.trim())
  const amount = match && match[2]?.toLowerCase() === unit ? Number(match[1]!.replaceAll(',', '')) : 0
  return amount > 0 ? amount : null
}
