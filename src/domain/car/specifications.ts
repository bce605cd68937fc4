import { formatKm, formatNumber } from '../format'
import type { Car, CarSpecification } from '../stock/car'

/** How many facts show before Show More (CAR-01). */
export const INITIALLY_SHOWN = { keyInformation: 4, specifications: 4, features: 8 } as const

/** Feet in metres (CAR-18). */
export const METRES_PER_FOOT = 0.3048

/** Names of facts that have an icon of their own. */
export type FactIcon =
  | 'odometer'
  | 'transmission'
  | 'fuel'
  | 'body'
  | 'drive'
  | 'engine'
  | 'seats'
  | 'colour'
  | 'sleeps'
  | 'length'
  | 'weight'
  | 'axle'
  | 'power'

/** A fact of a car: label and value as shoppers read them, units included. */
export interface CarFact {
  label: string
  value: string
}
export interface KeyFact extends CarFact {
  icon: FactIcon
}
export interface FactGroup {
  title: string
  facts: CarFact[]
}

/** True for a value that says something: a feed's empty text and 'null' do not (CAR-10). */
export function isGiven(value: string | null | undefined): value is string {
  const text = value?.trim().toLowerCase()
  return text !== undefined && text !== '' && text !== 'null'
}

/** The facts that matter most, by kind of vehicle; what the dealer did not say is left out (CAR-01, CAR-10). */
export function keyInformation(car: Car): KeyFact[] {
  const rows: [icon: FactIcon, label: string, value: string | null][] =
    car.itemType === 'caravan'
      ? [
          ['sleeps', 'Sleeps', count(car.sleeps)],
          ['length', 'Body length', feet(car.bodyLengthFeet)],
          ['weight', 'Tare weight', unit(car.tareWeightKg, 'kg')],
          ['axle', 'Axles', car.axleType],
          ['body', 'Layout', car.body],
          ['colour', 'Colour', car.colour],
        ]
      : [
          ['odometer', 'Odometer', car.km === null ? null : formatKm(car.km)],
          ['transmission', 'Transmission', firstGiven(car.simpleTransmission, car.transmission)],
          ['fuel', 'Fuel', firstGiven(car.simpleFuel, car.fuel)],
          ['power', 'Power', car.itemType === 'tractor' ? unit(car.powerKw, 'kW') : null],
          ['body', 'Body', firstGiven(car.simpleBody, car.body)],
          ['drive', 'Drive', firstGiven(car.simpleDrive, car.drive)],
          ['engine', 'Engine', engineText(car)],
          ['seats', 'Seats', count(car.seats)],
          ['colour', 'Colour', car.colour],
        ]
  return rows.flatMap(([icon, label, value]) => (isGiven(value) ? [{ icon, label, value: value.trim() }] : []))
}

/**
 * Every specification, in groups without empty ones; the feed's own stand after ours, and never repeat a label (CAR-10,
 * CAR-18).
 */
export function specificationGroups(car: Car): FactGroup[] {
  const groups: (FactGroup & { group: NonNullable<CarSpecification['group']> })[] = [
    { group: 'engine', title: 'Engine and drive', facts: engineFacts(car) },
    { group: 'dimensions', title: 'Size and weight', facts: sizeFacts(car) },
    {
      group: 'towing',
      title: 'Towing',
      facts: facts(['Towing capacity, braked', unit(car.towingCapacityBrakedKg, 'kg')]),
    },
    { group: 'safety', title: 'Safety', facts: facts(['ANCAP rating', ancapText(car)]) },
    { group: 'caravan', title: 'Caravan', facts: caravanFacts(car) },
    { group: 'other', title: 'More', facts: [] },
  ]
  const labels = new Set(groups.flatMap((one) => one.facts.map((fact) => fact.label.toLowerCase())))
  for (const { label, value, group = 'other' } of car.specifications) {
    if (!isGiven(label) || !isGiven(value) || labels.has(label.trim().toLowerCase())) continue
    labels.add(label.trim().toLowerCase())
    groups.find((one) => one.group === group)?.facts.push({ label: label.trim(), value: value.trim() })
  }
  return groups.flatMap(({ title, facts }) => (facts.length > 0 ? [{ title, facts }] : []))
}

/** The dealer's feature list without empty and repeated entries (CAR-01, CAR-10). */
export function featureList(car: Pick<Car, 'features'>): string[] {
  return [...new Set(car.features.filter(isGiven).map((feature) => feature.trim()))]
}

function engineFacts(car: Car): CarFact[] {
  return facts(
    ['Engine', engineText(car)],
    ['Engine capacity', unit(car.engineSizeCc, 'cc')],
    ['Induction', car.induction],
    ['Power', unit(car.powerKw, 'kW')],
    ['Torque', unit(car.torqueNm, 'Nm')],
    ['Transmission', firstGiven(car.transmission, car.simpleTransmission)],
    ['Gear type', car.gearType],
    ['Gears', count(car.gears)],
    ['Drive', firstGiven(car.drive, car.simpleDrive)],
    ['Fuel', firstGiven(car.fuel, car.simpleFuel)],
    ['Fuel consumption, combined', unit(car.fuelConsumption, 'L/100 km')],
    ['Fuel tank', unit(car.fuelCapacityLitres, 'L')],
  )
}

function sizeFacts(car: Car): CarFact[] {
  return facts(
    ['Body', firstGiven(car.body, car.simpleBody)],
    ['Body configuration', car.bodyConfiguration],
    ['Length', unit(car.lengthMm, 'mm')],
    ['Width', unit(car.widthMm, 'mm')],
    ['Height', unit(car.heightMm, 'mm')],
    ['Gross vehicle mass', unit(car.grossVehicleMassKg, 'kg')],
    ['Doors', count(car.doors)],
    ['Seats', count(car.seats)],
  )
}

function caravanFacts(car: Car): CarFact[] {
  return facts(
    ['Sleeps', count(car.sleeps)],
    ['Body length', feet(car.bodyLengthFeet)],
    ['Body width', feet(car.bodyWidthFeet)],
    ['Tare weight', unit(car.tareWeightKg, 'kg')],
    ['Aggregate trailer mass', unit(car.aggregateTrailerMassKg, 'kg')],
    ['Axles', car.axleType],
  )
}

/** "2.8 L 4-cylinder"; the parts that are known. */
function engineText({ engineSizeLitres, cylinders }: Car): string | null {
  const parts = [
    ...(isPositive(engineSizeLitres) ? [`${engineSizeLitres.toFixed(1)} L`] : []),
    ...(isPositive(cylinders) ? [`${cylinders}-cylinder`] : []),
  ]
  return parts.length > 0 ? parts.join(' ') : null
}

/** "5 stars (2019)": the year says against which tests. */
function ancapText({ ancapRating, ancapYear }: Car): string | null {
  if (!isPositive(ancapRating)) return null
  const stars = `${formatNumber(ancapRating)} ${ancapRating === 1 ? 'star' : 'stars'}`
  return ancapYear === null ? stars : `${stars} (${ancapYear})`
}

/** "6.1 m (20 ft)" (CAR-18). */
function feet(value: number | null): string | null {
  return isPositive(value) ? `${formatNumber(value * METRES_PER_FOOT)} m (${formatNumber(value)} ft)` : null
}

function unit(value: number | null, name: string): string | null {
  return isPositive(value) ? `${formatNumber(value)} ${name}` : null
}

function count(value: number | null): string | null {
  return isPositive(value) ? formatNumber(value) : null
}

function isPositive(value: number | null): value is number {
  return value !== null && value > 0
}

function firstGiven(...values: (string | null)[]): string | null {
  return values.find(isGiven) ?? null
}

function facts(...all: [label: string, value: string | null][]): CarFact[] {
  return all.flatMap(([label, value]) => (isGiven(value) ? [{ label, value: value.trim() }] : []))
}
