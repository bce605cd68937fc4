import type { CarSpecification, CarType } from '../../../src/domain/stock/car'
import type { Paint } from '../catalogue/catalogue'
import type { FeedCar } from '../feedCar'
import { feedCar } from '../feedCar'
import type { PlateState } from '../identity'
import { nvicFor, regPlate, vinFor } from '../identity'
import { photoCount, photosOf } from '../photos'
import { marketAverage, onRoadCosts, TYPICAL_KM_A_YEAR, usedValue, windscreenPrice } from '../pricing'
import type { Random } from '../random'
import { categoriesOf } from './categories'
import { daysBefore, isoDay, plateDate, yearsSince } from './dates'
import type { History } from './history'
import { historyOf, isLowKm } from './history'
import type { CarVariant } from './variants'
import { variantKey } from './variants'

/** What a dealer's plan says of one car; chance fills in the rest. */
export interface CarOrder {
  variant: CarVariant
  carType: CarType
  stocknum: string
  /** distinct within the demo; the end of the VIN */
  serial: number
  location: string
  state: PlateState
  /** how the dealer prices a used car */
  usedPriceType: 'drive_away' | 'excl_gov_charges'
  reference: Date
  random: Random
}

/** A vehicle with what its comments are written from. */
export interface BuiltVehicle {
  car: FeedCar
  /** null of a new vehicle, which has none yet */
  history: History | null
  ageYears: number
  /** paint as the brochure names it */
  paintName: string
  /** the maker's warranty, in words */
  warranty: string | null
  random: Random
}

/** Paints by share of cars on Australian roads; the rarer ones by share of the models that come in them. */
const PAINT_SHARES: Record<Paint, number> = {
  white: 34,
  grey: 15,
  black: 13,
  silver: 12,
  blue: 11,
  red: 8,
  green: 6,
  orange: 6,
  beige: 4,
  bronze: 5,
  yellow: 5,
  teal: 4,
}
const FIRST_LETTER = /^./
export const paintWord = (paint: Paint) => paint.replace(FIRST_LETTER, (letter) => letter.toUpperCase())

/** A car in stock, priced and described by what it is; whether it is sold, reserved or reduced comes later. */
export function buildCar(order: CarOrder): BuiltVehicle {
  const { variant, carType, random, reference } = order
  const { make, model, generation, badge, year, equipment } = variant
  const { drivetrain } = badge
  const buildMonth = year >= reference.getUTCFullYear() ? random.int(1, reference.getUTCMonth() - 1) : random.int(1, 12)
  const ageYears = yearsSince(year, buildMonth, reference)
  const km = kmOf(order, ageYears)
  const history = carType === 'used' ? historyOf({ picture: model.picture, ageYears, km, equipment, random }) : null
  const [paintName, paint] = paintOf(variant, random)
  const complied = random.int(0, 2)
  const price = priceOf(order, ageYears, km)
  const key = variantKey(variant)
  const [length, width, height] = generation.size
  const towing = badge.towing ?? generation.towing
  const features = [...(history?.fitted ?? []), ...equipment]
  const seats = badge.seats ?? generation.seats
  const registered = carType !== 'new'

  const car = feedCar({
    stocknum: order.stocknum,
    vin: vinFor(key, year, order.serial),
    nvic: nvicFor(key, year),
    regplate: registered ? regPlate(order.state, random) : null,
    rego_expiry: registered ? regoExpiry(reference, random) : null,
    car_type: carType,
    item_type: 'car',
    listed_at: daysBefore(reference, daysListed(carType, random), random.int(0, 1_439)).toISOString(),
    year,
    make: make.make,
    model: model.model,
    badge: badge.badge === 'Base' ? null : badge.badge,
    series: generation.series,
    build_date: plateDate(year, buildMonth),
    compliance_date: plateDate(buildMonth + complied > 12 ? year + 1 : year, ((buildMonth + complied - 1) % 12) + 1),
    price,
    price_type: carType === 'new' ? 'drive_away' : carType === 'demo' ? 'ex_demo' : order.usedPriceType,
    market_average_price: carType === 'used' ? marketAverage(price, random) : null,
    km,
    colour: paintWord(paint),
    interior_colour: random.chance(0.85) ? interiorOf(equipment, random) : null,
    body: badge.body ?? model.body,
    simple_body: model.simpleBody,
    trans: drivetrain.gearbox.name,
    simple_transmission: drivetrain.gearbox.simple,
    gearnum: drivetrain.gearbox.gears,
    drive: DRIVE_NAMES[drivetrain.drive],
    simple_drive: drivetrain.drive,
    fuel: drivetrain.fuel,
    simple_fuel: drivetrain.simpleFuel,
    seats,
    doors: badge.doors ?? generation.doors,
    cylinders: drivetrain.cylinders,
    engine_size_litres: drivetrain.litres,
    power_kw: drivetrain.kw,
    torque_nm: drivetrain.nm,
    fuel_consumption: drivetrain.consumption,
    fuel_capacity_litres: generation.tank,
    towing_capacity_braked_kg: towing,
    gross_vehicle_mass_kg: generation.gvm ?? null,
    length_mm: length,
    width_mm: width,
    height_mm: height,
    ancap_rating: generation.ancap?.[0] ?? null,
    ancap_year: generation.ancap?.[1] ?? null,
    specifications: specificationsOf(order, paintName, towing, history),
    features,
    categories: categoriesOf({ model, drivetrain, seats, towing, lowKm: carType === 'used' && isLowKm(km, ageYears) }),
    images: photosOf(model.picture, paint, photoCount(random)),
    views: viewsOf(carType, random),
    location: order.location,
  })
  return { car, history, ageYears, paintName, warranty: make.warranty, random }
}

const DRIVE_NAMES = {
  FWD: 'Front Wheel Drive',
  RWD: 'Rear Wheel Drive',
  AWD: 'All Wheel Drive',
  '4WD': 'Four Wheel Drive',
} as const

function kmOf({ variant, carType, random }: CarOrder, ageYears: number): number {
  if (carType === 'new') return random.int(4, 30)
  if (carType === 'demo') return random.int(500, 6_000)
  const { model, badge } = variant
  const pace =
    model.simpleBody === 'Coupe' || model.simpleBody === 'Convertible'
      ? 0.5
      : model.simpleBody === 'Ute' || model.simpleBody === 'Van'
        ? 1.15
        : badge.drivetrain.simpleFuel === 'Electric'
          ? 0.9
          : 1
  const km = ageYears * TYPICAL_KM_A_YEAR * pace * Math.exp(random.normal(-0.08, 0.36))
  const whole = Math.round(Math.max(2_900, Math.min(265_000, km)))
  return random.chance(0.08) ? Math.round(whole / 1_000) * 1_000 : whole
}

/** Dollars: drive away when new, a demonstrator's discount by its distance, and a used car's worth in the condition it is in. */
function priceOf({ variant, carType, random, reference }: CarOrder, ageYears: number, km: number): number {
  const { make, model, badge, year } = variant
  const driveAway = badge.listPrice + onRoadCosts(badge.listPrice)
  const lastYears = year < reference.getUTCFullYear()
  if (carType === 'new') {
    const asked = driveAway * (1 - (lastYears ? random.between(0.05, 0.09) : random.between(0, 0.045)))
    return random.chance(0.55) ? windscreenPrice(asked, random) : Math.round(asked)
  }
  if (carType === 'demo') return windscreenPrice(driveAway * (0.95 - km / 100_000 - (lastYears ? 0.03 : 0)), random)
  const retention = (make.retention ?? 1) * (model.retention ?? 1)
  const value = usedValue({ listPrice: badge.listPrice, ageYears, km, retention })
  return Math.max(4_990, windscreenPrice(value * random.normal(1, 0.03), random))
}

function paintOf({ make, model }: CarVariant, random: Random): [name: string, paint: Paint] {
  const paints = Object.entries({ ...make.colours, ...model.colours })
  const alike = (paint: Paint) => paints.filter(([, other]) => other === paint).length
  return random.weighted(paints, ([, paint]) => PAINT_SHARES[paint] / alike(paint))
}

function interiorOf(equipment: readonly string[], random: Random): string {
  const leather = equipment.some((item) => /leather|nappa|suede/i.test(item))
  const colours = leather
    ? ['Black leather', 'Black leather', 'Black leather', 'Grey leather', 'Tan leather', 'Beige leather']
    : ['Black cloth', 'Black cloth', 'Grey cloth', 'Black', 'Grey']
  return random.pick(colours)
}

/** Most run for some months yet; a few have just run out. */
function regoExpiry(reference: Date, random: Random): string {
  return isoDay(daysBefore(reference, random.chance(0.05) ? random.int(3, 40) : -random.int(12, 360)))
}

function daysListed(carType: CarType, random: Random): number {
  if (random.chance(carType === 'used' ? 0.16 : 0.1)) return random.int(1, 8)
  return Math.min(
    carType === 'used' ? 160 : 220,
    Math.round(9 - Math.log(1 - random.next()) * (carType === 'used' ? 32 : 45)),
  )
}

const viewsOf = (carType: CarType, random: Random) =>
  Math.round(Math.exp(random.normal(carType === 'used' ? 5 : 4.3, 0.8)))

const km = (distance: number) => `${distance.toLocaleString('en-AU')} km`

const SERVICE_WORDS = {
  dealer: 'Full, by franchised dealers',
  full: 'Full, log book stamped',
  part: 'Partial log book',
  none: null,
} as const

function specificationsOf(
  { variant, carType }: CarOrder,
  paintName: string,
  towing: number | null,
  history: History | null,
): CarSpecification[] {
  const { make, badge } = variant
  const { induction, batteryKwh, electricRangeKm } = badge.drivetrain
  const entries: [label: string, value: string | null | undefined | false, group: CarSpecification['group']][] = [
    ['Induction', induction, 'engine'],
    ['Battery', batteryKwh !== undefined && `${batteryKwh} kWh`, 'engine'],
    ['Electric range', electricRangeKm !== undefined && km(electricRangeKm), 'engine'],
    ['Towing, unbraked', towing !== null && `${Math.min(750, towing)} kg`, 'towing'],
    ['Towball download', towing !== null && towing >= 1_000 && `${Math.round(towing / 100) * 10} kg`, 'towing'],
    ['Paint', paintName, 'other'],
    ['New-car warranty', carType !== 'used' && make.warranty, 'other'],
    ['Owners', history && String(history.owners), 'other'],
    ['Service history', history && SERVICE_WORDS[history.service], 'other'],
    ['Last serviced at', history?.lastServiceKm ? km(history.lastServiceKm) : null, 'other'],
    ['Keys', history && String(history.keys), 'other'],
  ]
  return entries.flatMap(([label, value, group]) => (value ? [{ label, value, group }] : []))
}
