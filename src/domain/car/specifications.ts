import { formatKm, formatNumber } from '../format'
import type { Car, CarSpecification } from '../stock/car'

/** Facts shown before Show More (CAR-01). */
export const INITIAL_FACTS = { keyInformation: 4, specifications: 4, features: 8 } as const

/** Metres per foot (CAR-18). */
export const METRES_PER_FOOT = 0.3048

/** Names of fact icons. */
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

/** A fact of a car: formatted label and value, including units. */
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

/** False for missing values: null, empty text and 'null' from feeds (CAR-10). */
export function hasText(value: string | null | undefined): value is string {
  const text = value?.trim().toLowerCase()
  return text !== undefined && text !== '' && text !== 'null'
}

/** The key facts of a vehicle by item type; missing values are omitted (CAR-01, CAR-10). */
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
          ['transmission', 'Transmission', firstText(car.simpleTransmission, car.transmission)],
          ['fuel', 'Fuel', firstText(car.simpleFuel, car.fuel)],
          ['power', 'Power', car.itemType === 'tractor' ? unit(car.powerKw, 'kW') : null],
          ['body', 'Body', firstText(car.simpleBody, car.body)],
          ['drive', 'Drive', firstText(car.simpleDrive, car.drive)],
          ['engine', 'Engine', engineText(car)],
          ['seats', 'Seats', count(car.seats)],
          ['colour', 'Colour', car.colour],
        ]
  return rows.flatMap(([icon, label, value]) => (hasText(value) ? [{ icon, label, value: value.trim() }] : []))
}

/**
 * All specifications in groups, without empty groups; additional ones from the feed follow ours and never repeat a label
 * (CAR-10, CAR-18).
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
  const labels = new Set(groups.flatMap(({ facts: rows }) => rows.map((fact) => fact.label.toLowerCase())))
  for (const { label, value, group = 'other' } of car.specifications) {
    if (!hasText(label) || !hasText(value) || labels.has(label.trim().toLowerCase())) continue
    labels.add(label.trim().toLowerCase())
    groups.find((candidate) => candidate.group === group)?.facts.push({ label: label.trim(), value: value.trim() })
  }
  return groups.flatMap(({ title, facts }) => (facts.length > 0 ? [{ title, facts }] : []))
}

/** The dealer's feature list without empty and duplicate entries (CAR-01, CAR-10). */
export function featureList(car: Pick<Car, 'features'>): string[] {
  return [...new Set(car.features.filter(hasText).map((feature) => feature.trim()))]
}

function engineFacts(car: Car): CarFact[] {
  return facts(
    ['Engine', engineText(car)],
    ['Engine capacity', unit(car.engineSizeCc, 'cc')],
    ['Engine hours', car.engineHours === null ? null : `${formatNumber(car.engineHours)} h`],
    ['Induction', car.induction],
    ['Power', unit(car.powerKw, 'kW')],
    ['Torque', unit(car.torqueNm, 'Nm')],
    ['Transmission', firstText(car.transmission, car.simpleTransmission)],
    ['Gear type', car.gearType],
    ['Gears', count(car.gears)],
    ['Drive', firstText(car.drive, car.simpleDrive)],
    ['Fuel', firstText(car.fuel, car.simpleFuel)],
    ['Fuel consumption, combined', unit(car.fuelConsumption, 'L/100 km')],
    ['Fuel tank', unit(car.fuelCapacityLitres, 'L')],
  )
}

function sizeFacts(car: Car): CarFact[] {
  return facts(
    ['Body', firstText(car.body, car.simpleBody)],
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
    ['Tow ball mass, loaded', unit(car.towBallMassKg, 'kg')],
    ['Axles', car.axleType],
  )
}

/** "2.8 L 4-cylinder", from the parts that are known. */
function engineText({ engineSizeLitres, cylinders }: Car): string | null {
  const parts = [
    ...(isPositive(engineSizeLitres) ? [`${engineSizeLitres.toFixed(1)} L`] : []),
    ...(isPositive(cylinders) ? [`${cylinders}-cylinder`] : []),
  ]
  return parts.length > 0 ? parts.join(' ') : null
}

/** "5 stars (2019)"; the year identifies the test protocol. */
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

function firstText(...values: (string | null)[]): string | null {
  return values.find(hasText) ?? null
}

function facts(...rows: [label: string, value: string | null][]): CarFact[] {
  return rows.flatMap(([label, value]) => (hasText(value) ? [{ label, value: value.trim() }] : []))
}
