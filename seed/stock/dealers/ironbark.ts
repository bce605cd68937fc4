import { makes } from '../catalogue/makes'
import { tractors } from '../catalogue/tractors'
import { LENDERS } from '../lenders'
import { randomFrom } from '../random'
import type { BuiltVehicle } from '../vehicles/car'
import { buildCar } from '../vehicles/car'
import { buildTractor } from '../vehicles/tractor'
import type { CarVariant } from '../vehicles/variants'
import { isOnSale, variantsOf } from '../vehicles/variants'
import { chooserOf, standsAt } from './choose'
import type { DealerPlan } from './dealerPlan'

const TRACTORS = 46
const NEW_UTES = 8
const USED_CARS = 36
const TRACTOR_MAKES: Record<string, number> = {
  Kubota: 3,
  'John Deere': 2,
  'Massey Ferguson': 2,
  'New Holland': 1,
  'Case IH': 1,
}
const NEW_UTE_MAKES: Record<string, number> = { 'Isuzu UTE': 3, Toyota: 1 }

/** Tractors, and the utes and wagons that stand beside them in a shed. */
export const ironbark: DealerPlan = {
  slug: 'ironbark',
  vehicles: (reference) => [...tractorsOf(reference), ...carsOf(reference)],
  closing: [
    'Come and start it yourself; the kettle is on.',
    'We can float it to you across the central west; ask what it costs.',
    'Trades welcome, on wheels or on tracks.',
  ],
  lifecycle: {
    soldRuns: [2, 1, 3],
    soldWithinDays: 7,
    soldEarlier: 3,
    comingSoon: 6,
    preorder: 1,
    reserved: 3,
    noPrice: 9,
    reduced: 6,
    offers: 4,
    subscriptions: 0,
    tagged: 6,
    certifiedMakes: [],
    lenders: [LENDERS.paddock],
    lenderShare: 0.2,
    ranked: 0.6,
    neighbours: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  },
}

function tractorsOf(reference: Date): BuiltVehicle[] {
  const year = reference.getUTCFullYear()
  const ofMake = (make: string) => tractors.filter((tractor) => tractor.make === make).length
  return Array.from({ length: TRACTORS }, (_, index) => {
    const random = randomFrom(`ironbark/tractor/${index}`)
    const carType = random.weighted(['new', 'demo', 'used'] as const, (type) => ({ new: 17, demo: 4, used: 25 })[type])
    const onSale = tractors.filter(({ years }) => carType === 'used' || years[1] === null)
    const tractor = random.weighted(onSale, ({ make }) => TRACTOR_MAKES[make]! / ofMake(make))
    const [from, to] = tractor.years
    const last = Math.min(to ?? year, year - 1)
    return buildTractor({
      tractor,
      year: carType === 'used' ? Math.max(from, last - Math.floor(random.next() ** 1.4 * 11)) : year,
      carType,
      stocknum: `T-${String(410 + index * 2 + random.int(0, 1)).padStart(4, '0')}`,
      serial: 700_100 + index,
      location: standsAt({ dubbo: 5, 'wellington-nsw': tractor.horsepower < 60 ? 2 : 0.4 }, random),
      reference,
      random,
    })
  })
}

function carsOf(reference: Date): BuiltVehicle[] {
  const year = reference.getUTCFullYear()
  const all = variantsOf(makes, year)
  const chooseUsed = chooserOf(all, year, {
    makes: {
      Toyota: 4,
      'Isuzu UTE': 2.5,
      Ford: 1.6,
      Mitsubishi: 1.4,
      Nissan: 1.4,
      Mazda: 0.5,
      Holden: 0.5,
      Subaru: 0.3,
    },
    ages: [0, 0.4, 0.8, 1.1, 1.2, 1.2, 1.1, 1, 0.9, 0.8, 0.6, 0.4, 0.3, 0],
    appeal: suitsAFarm,
  })
  const chooseNew = chooserOf(
    all.filter((variant) => isOnSale(variant, year)),
    year,
    {
      makes: NEW_UTE_MAKES,
      ages: [1, 0],
      appeal: ({ make, model }) => (make.make in NEW_UTE_MAKES && model.simpleBody === 'Ute' ? 1 : 0),
    },
  )
  return Array.from({ length: NEW_UTES + USED_CARS }, (_, index) => {
    const random = randomFrom(`ironbark/car/${index}`)
    const carType = index < NEW_UTES ? 'new' : 'used'
    return buildCar({
      variant: carType === 'new' ? chooseNew(random) : chooseUsed(random),
      carType,
      stocknum: `IB${2_200 + index * 3 + random.int(0, 2)}`,
      serial: 220_000 + index,
      location: standsAt({ dubbo: 2, 'wellington-nsw': 3 }, random),
      state: 'NSW',
      usedPriceType: 'drive_away',
      reference,
      random,
    })
  })
}

/** Utes first, then what goes up a wet track; a small hatch now and then for the run to town. */
function suitsAFarm({ model, badge }: CarVariant): number {
  if (model.simpleBody === 'Ute') return badge.drivetrain.drive === '4WD' ? 4 : 1.5
  if (badge.drivetrain.drive === '4WD') return 2.5
  if (model.simpleBody === 'Van' || badge.drivetrain.drive === 'AWD')
    return badge.drivetrain.simpleFuel === 'Electric' ? 0 : 0.5
  return badge.listPrice < 36_000 ? 0.15 : 0
}
