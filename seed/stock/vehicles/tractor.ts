import type { CarSpecification, CarType } from '../../../src/domain/stock/car'
import type { CatalogueTractor } from '../catalogue/catalogue'
import { feedCar } from '../feedCar'
import { nvicFor, vinFor } from '../identity'
import { photoCount, photosOf } from '../photos'
import { usedTractorValue } from '../pricing'
import type { Random } from '../random'
import type { BuiltVehicle } from './car'
import { paintWord } from './car'
import { daysBefore, plateDate, yearsSince } from './dates'
import type { History } from './history'

export interface TractorOrder {
  tractor: CatalogueTractor
  year: number
  carType: CarType
  stocknum: string
  serial: number
  location: string
  reference: Date
  random: Random
}

const KILOWATTS_A_HORSEPOWER = 0.7457
const IMPLEMENTS = [
  'Front-end loader with 4-in-1 bucket',
  'Front-end loader with pallet forks',
  'Front weights',
  'Rear wheel weights',
  'Pallet forks',
  'Slasher',
  'Third function hydraulics',
  'UHF radio',
  'Canopy',
  'Front linkage',
  'Reversing camera',
]
const FLAWS = [
  'a cracked right-hand mirror',
  'faded paint on the bonnet',
  'a cut in the seat cushion',
  'a dent in the left mudguard',
  'surface rust on the drawbar',
  'some play in the linkage arms',
  'a sticker where the last owner had his name',
]

/** A tractor in stock. Its distance is hours, which stand among the specifications; the price leaves out GST. */
export function buildTractor(order: TractorOrder): BuiltVehicle {
  const { tractor, year, carType, random, reference } = order
  const buildMonth = year >= reference.getUTCFullYear() ? random.int(1, 9) : random.int(1, 12)
  const ageYears = yearsSince(year, buildMonth, reference)
  const hours = hoursOf(order, ageYears)
  const history = carType === 'used' ? tractorHistory(ageYears, random) : null
  const key = `${tractor.make}/${tractor.badge}`
  const implement = tractor.horsepower <= 130 && random.chance(0.55) ? [random.pick(IMPLEMENTS.slice(0, 2))] : []
  const fitted = [...new Set([...implement, ...random.some(IMPLEMENTS.slice(2), random.int(0, 2))])].filter(
    (item) =>
      !(item === 'Canopy' && tractor.cab === 'Cab') && !(item === 'Pallet forks' && implement[0]?.includes('forks')),
  )
  const price = tractorPrice(order, ageYears, hours) + implement.length * Math.round(tractor.horsepower / 10) * 1_000

  const car = feedCar({
    stocknum: order.stocknum,
    vin: vinFor(key, year, order.serial),
    nvic: nvicFor(key, year),
    car_type: carType,
    item_type: 'tractor',
    listed_at: daysBefore(
      reference,
      Math.min(240, Math.round(2 - Math.log(1 - random.next()) * 50)),
      random.int(0, 1_439),
    ).toISOString(),
    year,
    make: tractor.make,
    model: tractor.model,
    badge: tractor.badge,
    series: tractor.series,
    build_date: plateDate(year, buildMonth),
    price,
    price_type: 'Excl. GST',
    colour: paintWord(tractor.paint),
    body: tractor.cab === 'Cab' ? 'Cab Tractor' : 'ROPS Tractor',
    simple_body: 'Tractor',
    trans: tractor.gearbox,
    simple_transmission: tractor.gears === null ? 'Automatic' : 'Manual',
    gearnum: tractor.gears,
    drive: 'Four Wheel Drive',
    simple_drive: '4WD',
    fuel: 'Diesel',
    simple_fuel: 'Diesel',
    seats: 1,
    cylinders: tractor.cylinders,
    engine_size_litres: tractor.litres,
    power_kw: Math.round(tractor.horsepower * KILOWATTS_A_HORSEPOWER),
    fuel_capacity_litres: tractor.fuelTank,
    specifications: specificationsOf(tractor, hours, history),
    features: [...fitted, ...tractor.equipment.split(',').map((item) => item.trim())],
    categories: categoriesOf(tractor, implement.length > 0),
    images: photosOf('tractor', tractor.paint, photoCount(random)),
    views: Math.round(Math.exp(random.normal(4.2, 0.7))),
    location: order.location,
  })
  return {
    car,
    history: history && { ...history, fitted },
    ageYears,
    paintName: tractor.colour,
    warranty: null,
    random,
  }
}

/** Hours on the meter of a tractor, from what its specifications say. */
export function hoursOn(car: BuiltVehicle['car']): number | null {
  const value = car.specifications.find(({ label }) => label === 'Engine hours')?.value
  return value ? Number(value.replaceAll(',', '')) : null
}

function hoursOf({ carType, random, tractor }: TractorOrder, ageYears: number): number {
  if (carType === 'new') return random.int(1, 6)
  if (carType === 'demo') return random.int(25, 180)
  const pace = tractor.horsepower < 60 ? 140 : tractor.horsepower < 120 ? 380 : 620
  return Math.round(Math.max(90, ageYears * pace * Math.exp(random.normal(-0.05, 0.3))))
}

function tractorPrice({ tractor, carType, random }: TractorOrder, ageYears: number, hours: number): number {
  const step = tractor.listPrice < 60_000 ? 500 : 1_000
  const value =
    carType === 'new'
      ? tractor.listPrice * random.between(0.97, 1.02)
      : carType === 'demo'
        ? tractor.listPrice * random.between(0.9, 0.94)
        : usedTractorValue(tractor.listPrice, ageYears, hours) * random.normal(1, 0.03)
  return Math.round(value / step) * step - (random.chance(0.3) ? 10 : 0)
}

function tractorHistory(ageYears: number, random: Random): History {
  return {
    owners: random.weighted([1, 2, 3], (count) => [8, ageYears, Math.max(0, ageYears - 5)][count - 1]!),
    source: random.pick(['trade', 'local', 'local']),
    service: random.weighted(
      ['dealer', 'full', 'part'],
      (record) => ({ dealer: 7, full: 4, part: ageYears / 3 })[record]!,
    ),
    lastServiceKm: null,
    newTyres: random.weighted([0, 2, 4], (count) => [8, 0, 2, 0, ageYears > 5 ? 1 : 0][count]!),
    flaws: random.some(
      FLAWS,
      random.weighted([0, 1, 2], (count) => [4, 4, ageYears / 3][count]!),
    ),
    fitted: [],
    keys: 2,
  }
}

function categoriesOf({ horsepower, cab }: CatalogueTractor, hasLoader: boolean): string[] {
  const size = horsepower < 60 ? 'Compact' : horsepower < 120 ? 'Utility' : 'Row crop'
  return [size, ...(hasLoader ? ['With loader'] : []), ...(cab === 'Cab' ? ['Cab'] : ['ROPS'])]
}

function specificationsOf(tractor: CatalogueTractor, hours: number, history: History | null): CarSpecification[] {
  const entries: [label: string, value: string | null, group: CarSpecification['group']][] = [
    ['Engine hours', hours.toLocaleString('en-AU'), 'engine'],
    ['Engine power', `${tractor.horsepower} hp`, 'engine'],
    ['PTO power', `${tractor.ptoHorsepower} hp`, 'engine'],
    ['Hydraulic flow', `${tractor.hydraulicFlow} L/min`, 'other'],
    ['Linkage lift', `${tractor.lift.toLocaleString('en-AU')} kg`, 'other'],
    ['Operator station', tractor.cab === 'Cab' ? 'Air-conditioned cab' : 'Open, with ROPS frame', 'other'],
    ['Owners', history && String(history.owners), 'other'],
    [
      'Service history',
      history && { dealer: 'Our workshop', full: 'Full records', part: 'Some records', none: null }[history.service],
      'other',
    ],
  ]
  return entries.flatMap(([label, value, group]) => (value ? [{ label, value, group }] : []))
}
