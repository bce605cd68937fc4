import { formatDate } from '../format'
import { localTime } from '../openingHours/localTime'
import type { Car } from '../stock/car'
import { type CarFact, isGiven } from './specifications'

const TYPE_LABELS: Record<Car['carType'], string> = { new: 'New', used: 'Used', demo: 'Demo' }

/**
 * What identifies this one vehicle, in the order of the vehicle details list (CAR-01, CAR-10). `timeZone` is the
 * dealer's; `warranty` is what the dealer says of it (SITE-23).
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
    ['Stands in', car.locationId === null ? privateLocation(car) : null],
  ]
  return rows.flatMap(([label, value]) => (isGiven(value) ? [{ label, value: value.trim() }] : []))
}

/** "Brunswick 3056": where a car stands that is at none of the dealer's locations (CAR-18). */
export function privateLocation({
  privateSuburb,
  privatePostcode,
}: Pick<Car, 'privateSuburb' | 'privatePostcode'>): string | null {
  return [privateSuburb, privatePostcode].filter(isGiven).join(' ') || null
}

/**
 * 'Expires on 31 March 2027', or 'Unregistered' once that date is past where the dealer is (CAR-10). The expiry is a
 * date, not a moment: it is not shifted to any zone, and its own day still counts as registered. Null when the dealer
 * gave none or nonsense.
 */
export function formatRego(regoExpiry: string | null, timeZone: string, now: Date): string | null {
  if (!isGiven(regoExpiry) || Number.isNaN(Date.parse(regoExpiry))) return null
  const expiry = new Date(regoExpiry).toISOString()
  if (expiry.slice(0, 10) < localTime(timeZone, now).date) return 'Unregistered'
  return `Expires on ${formatDate(expiry, 'UTC')}`
}
