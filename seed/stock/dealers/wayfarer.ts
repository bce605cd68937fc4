import { caravans } from '../catalogue/caravans'
import { makes } from '../catalogue/makes'
import { LENDERS } from '../lenders'
import { randomFrom } from '../random'
import type { BuiltVehicle } from '../vehicles/car'
import { buildCar } from '../vehicles/car'
import { buildCaravan } from '../vehicles/caravan'
import type { CarVariant } from '../vehicles/variants'
import { variantsOf } from '../vehicles/variants'
import { chooserOf, standsAt } from './choose'
import type { DealerPlan } from './dealerPlan'

const CARAVANS = 70
const TOW_VEHICLES = 10
const MAKER_SHARES: Record<string, number> = {
  Jayco: 4,
  'New Age': 1.6,
  Avan: 1.4,
  Crusader: 1.4,
  Supreme: 1.2,
  Coromal: 0.9,
  Essential: 0.8,
}
/** makers whose franchise it holds; the others come used */
const FRANCHISES = ['Jayco', 'New Age', 'Avan', 'Crusader', 'Supreme', 'Essential']
/** kilograms, braked */
const TOWS_A_VAN = 3_000

/** Caravans and campers, new and used, and a row of cars that can pull them. */
export const wayfarer: DealerPlan = {
  slug: 'wayfarer',
  vehicles: (reference) => [...caravansOf(reference), ...towVehiclesOf(reference)],
  closing: [
    'Come and lie on the bed; it is the only way to know.',
    'We go through every switch with you at handover.',
    'Ask us what your car can tow before you fall for it.',
  ],
  lifecycle: {
    soldRuns: [2, 1, 2],
    soldWithinDays: 5,
    soldEarlier: 3,
    comingSoon: 7,
    preorder: 2,
    reserved: 4,
    noPrice: 4,
    reduced: 8,
    offers: 3,
    subscriptions: 0,
    tagged: 8,
    certifiedMakes: [],
    lenders: [LENDERS.longRoad],
    lenderShare: 0.35,
    ranked: 0.6,
    onBehalf: [{ suburb: 'Noosaville', postcode: '4566' }],
    neighbours: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  },
}

function caravansOf(reference: Date): BuiltVehicle[] {
  const year = reference.getUTCFullYear()
  const ofMake = (make: string) => caravans.filter((caravan) => caravan.make === make).length
  return Array.from({ length: CARAVANS }, (_, index) => {
    const random = randomFrom(`wayfarer/caravan/${index}`)
    const carType = random.weighted(['new', 'demo', 'used'] as const, (type) => ({ new: 36, demo: 4, used: 30 })[type])
    const offered = caravans.filter(
      ({ make, years }) => carType === 'used' || (years[1] === null && FRANCHISES.includes(make)),
    )
    const caravan = random.weighted(offered, ({ make }) => MAKER_SHARES[make]! / ofMake(make))
    const [from, to] = caravan.years
    const last = Math.min(to ?? year, year - 1)
    const runOut = carType === 'new' && random.chance(0.12) ? 1 : 0
    return buildCaravan({
      caravan,
      year: carType === 'used' ? Math.max(from, last - Math.floor(random.next() ** 1.2 * 9)) : year - runOut,
      carType,
      stocknum: `W${1_040 + index * 2 + random.int(0, 1)}${carType === 'used' ? 'U' : 'N'}`,
      serial: 104_000 + index,
      location: standsAt(
        carType === 'used' ? { caloundra: 2, caboolture: 4 } : { caloundra: 5, caboolture: 1 },
        random,
      ),
      reference,
      random,
    })
  })
}

function towVehiclesOf(reference: Date): BuiltVehicle[] {
  const year = reference.getUTCFullYear()
  const choose = chooserOf(variantsOf(makes, year), year, {
    makes: { Toyota: 3, Ford: 2, 'Isuzu UTE': 2, Nissan: 1.4 },
    ages: [0, 0.5, 1, 1.3, 1.3, 1.1, 0.9, 0.6, 0.4, 0],
    appeal: pullsAVan,
  })
  return Array.from({ length: TOW_VEHICLES }, (_, index) => {
    const random = randomFrom(`wayfarer/tow/${index}`)
    return buildCar({
      variant: choose(random),
      carType: 'used',
      stocknum: `W${3_010 + index * 4 + random.int(0, 3)}T`,
      serial: 301_000 + index,
      location: standsAt({ caloundra: 1, caboolture: 4 }, random),
      state: 'QLD',
      usedPriceType: 'drive_away',
      reference,
      random,
    })
  })
}

function pullsAVan({ generation, badge, model }: CarVariant): number {
  const towing = badge.towing ?? generation.towing ?? 0
  if (towing < TOWS_A_VAN || badge.drivetrain.drive !== '4WD') return 0
  return model.simpleBody === 'SUV' ? 3 : 1
}
