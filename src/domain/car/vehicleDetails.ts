import { formatDate } from '../format'
import { localTime } from '../openingHours/localTime'
import type { Car } from '../stock/car'
import { type CarFact, hasText } from './specifications'

const TYPE_LABELS: Record<Car['carType'], string> = { new: 'New', used: 'Used', demo: 'Demo' }

/**
 * Identifying details of a vehicle, in the order of the vehicle details list (CAR-01, CAR-10). `timeZone` is the dealer's;
 * `warranty` is the dealer's text (SITE-23).
 */
export function vehicleDetails(car: Car, timeZone: string, now: Date, warranty: string | null = null): CarFact[] {
  const rows: [label: string, value: string | null][] = [
    ['Stock number', car.stockNumber],
    ['Condition', TYPE_LABELS[car.carType]],
    ['VIN', car.vin],
    ['NVIC', car.nvic],
    ['Registration', car.regPlate],
    ['Registration expiry', formatRego(car.regoExpiry, timeZone, now)],
    ['Build date', car.buildDate],
    ['Compliance date', car.complianceDate],
    ['Badge', car.badge],
    ['Series', car.series],
    ['Exterior colour', car.colour],
    ['Interior colour', car.interiorColour],
    ['Warranty', warranty],
    ['Located in', car.locationId === null ? privateLocation(car) : null],
  ]
  return rows.flatMap(([label, value]) => (hasText(value) ? [{ label, value: value.trim() }] : []))
}

/** "Brunswick 3056": the place of a car that is not at a dealer location (CAR-18). */
export function privateLocation({
  privateSuburb,
  privatePostcode,
}: Pick<Car, 'privateSuburb' | 'privatePostcode'>): string | null {
  return [privateSuburb, privatePostcode].filter(hasText).join(' ') || null
}

/**
 * 'Expires on 31 March 2027', or 'Unregistered' after that date in the dealer's time zone (CAR-10). The expiry is a date, not
 * a moment: it is not converted between zones, and the car is registered until its end. Null if missing or invalid.
 */
export function formatRego(regoExpiry: string | null, timeZone: string, now: Date): string | null {
  if (!hasText(regoExpiry) || Number.isNaN(Date.parse(regoExpiry))) return null
  const expiry = new Date(regoExpiry).toISOString()
  if (expiry.slice(0, 10) < localTime(timeZone, now).date) return 'Unregistered'
  return `Expires on ${formatDate(expiry, 'UTC')}`
}
