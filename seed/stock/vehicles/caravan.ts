import type { CarSpecification, CarType } from '../../../src/domain/stock/car'
import type { CatalogueCaravan, Paint } from '../catalogue/catalogue'
import { feedCar } from '../feedCar'
import { nvicFor, regPlate, vinFor } from '../identity'
import { photoCount, photosOf } from '../photos'
import { marketAverage, usedCaravanValue, windscreenPrice } from '../pricing'
import type { Random } from '../random'
import type { BuiltVehicle } from './car'
import { paintWord } from './car'
import { daysBefore, isoDay, plateDate, yearsSince } from './dates'
import type { History } from './history'

export interface CaravanOrder {
  caravan: CatalogueCaravan
  year: number
  carType: CarType
  stocknum: string
  serial: number
  location: string
  reference: Date
  random: Random
}

const EXTRAS = [
  'Annexe walls',
  'Awning anti-flap kit',
  'Electronic stability control',
  'TV antenna',
  '24-inch television',
  'Jerry can holders',
  'Bike rack on the A-frame',
  'Weight distribution hitch',
  'Tyre pressure monitors',
  'Extra solar panel',
  'Stone guard',
  'Reversing camera',
]
const FLAWS = [
  'a sun-faded decal on the nearside',
  'a small ding in the front checker plate',
  'a curtain clip that wants replacing',
  'light scratches from tea-tree down one side',
  'a stain on the awning that will not shift',
  'a mattress that you may want to renew',
  'a hairline mark in the benchtop',
  'the odd gravel mark on the stone guard',
]
const PAINTS: [Paint, number][] = [
  ['white', 12],
  ['silver', 3],
  ['grey', 3],
  ['beige', 2],
  ['black', 1],
]

/** A caravan or camper in stock. Price and registration are as the dealer's price note says: on the road in Queensland. */
export function buildCaravan(order: CaravanOrder): BuiltVehicle {
  const { caravan, year, carType, random, reference } = order
  const buildMonth = year >= reference.getUTCFullYear() ? random.int(1, 9) : random.int(1, 12)
  const ageYears = yearsSince(year, buildMonth, reference)
  const history = carType === 'used' ? caravanHistory(ageYears, random) : null
  const [paint] = random.weighted(PAINTS, ([, share]) => share)
  const key = `${caravan.make}/${caravan.model}/${caravan.badge}`
  const price = caravanPrice(order, ageYears)
  const equipment = caravan.equipment.split(',').map((item) => item.trim())
  const fitted = (history?.fitted ?? []).filter((item) => !equipment.includes(item))

  const car = feedCar({
    stocknum: order.stocknum,
    vin: vinFor(key, year, order.serial),
    nvic: nvicFor(key, year),
    regplate: carType === 'new' ? null : regPlate('QLD', random, true),
    rego_expiry:
      carType === 'new'
        ? null
        : isoDay(daysBefore(reference, random.chance(0.06) ? random.int(5, 60) : -random.int(14, 350))),
    car_type: carType,
    item_type: 'caravan',
    listed_at: daysBefore(
      reference,
      Math.min(200, Math.round(2 - Math.log(1 - random.next()) * 45)),
      random.int(0, 1_439),
    ).toISOString(),
    year,
    make: caravan.make,
    model: caravan.model,
    badge: caravan.badge,
    series: caravan.series,
    build_date: plateDate(year, buildMonth),
    price,
    price_type: 'drive_away',
    market_average_price: carType === 'used' ? marketAverage(price, random) : null,
    colour: paintWord(paint),
    body: caravan.style,
    simple_body: caravan.style,
    sleeps: caravan.sleeps,
    body_length_feet: caravan.bodyLengthFeet,
    body_width_feet: caravan.bodyWidthFeet,
    tare_weight_kg: caravan.tare,
    aggregate_trailer_mass_kg: caravan.atm,
    axle_type: caravan.axle,
    specifications: specificationsOf(caravan, history),
    features: [...fitted, ...equipment],
    categories: categoriesOf(caravan),
    images: photosOf(caravan.picture, paint, photoCount(random)),
    views: Math.round(Math.exp(random.normal(4.8, 0.7))),
    location: order.location,
  })
  return {
    car,
    history: history && { ...history, fitted },
    ageYears,
    paintName: paintWord(paint),
    warranty: null,
    random,
  }
}

function caravanPrice({ caravan, carType, random }: CaravanOrder, ageYears: number): number {
  if (carType === 'new') return windscreenPrice(caravan.listPrice * random.between(0.97, 1.02), random)
  if (carType === 'demo') return windscreenPrice(caravan.listPrice * random.between(0.89, 0.94), random)
  return windscreenPrice(usedCaravanValue(caravan.listPrice, ageYears) * random.normal(1, 0.035), random)
}

function caravanHistory(ageYears: number, random: Random): History {
  return {
    owners: random.weighted([1, 2, 3], (count) => [8, ageYears, Math.max(0, ageYears - 6)][count - 1]!),
    source: random.pick(['trade', 'private', 'local']),
    service: random.weighted(
      ['dealer', 'full', 'part'],
      (record) => ({ dealer: 6, full: 4, part: ageYears / 3 })[record]!,
    ),
    lastServiceKm: null,
    newTyres: random.weighted([0, 2, 4], (count) => [8, 0, ageYears > 3 ? 2 : 0, 0, ageYears > 4 ? 2 : 0][count]!),
    flaws: random.some(
      FLAWS,
      random.weighted([0, 1, 2], (count) => [5, 5, ageYears / 3][count]!),
    ),
    fitted: random.some(EXTRAS, random.int(0, 4)),
    keys: 2,
  }
}

function categoriesOf({ style, sleeps, atm, equipment }: CatalogueCaravan): string[] {
  const candidates: [name: string, applies: boolean][] = [
    ['Couples', sleeps === 2],
    ['Family', sleeps >= 4],
    ['Off-road', /off-road/i.test(equipment)],
    ['Off grid', /lithium/i.test(equipment)],
    ['Ensuite', /ensuite/i.test(equipment)],
    ['Under 2,000 kg loaded', atm <= 2_000],
    ['Fits a garage', style === 'Camper Trailer'],
  ]
  return candidates.flatMap(([name, applies]) => (applies ? [name] : []))
}

function specificationsOf(caravan: CatalogueCaravan, history: History | null): CarSpecification[] {
  const entries: [label: string, value: string | null, group: CarSpecification['group']][] = [
    ['Layout', caravan.layout, 'caravan'],
    ['Payload', `${(caravan.atm - caravan.tare).toLocaleString('en-AU')} kg`, 'caravan'],
    ['Owners', history && String(history.owners), 'other'],
    [
      'Service history',
      history && { dealer: 'Our workshop', full: 'Full records', part: 'Some records', none: null }[history.service],
      'other',
    ],
  ]
  return entries.flatMap(([label, value, group]) => (value ? [{ label, value, group }] : []))
}
