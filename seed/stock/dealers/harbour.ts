import { makes } from '../catalogue/makes'
import { LENDERS } from '../lenders'
import type { Random } from '../random'
import { randomFrom } from '../random'
import { buildCar } from '../vehicles/car'
import type { CarVariant } from '../vehicles/variants'
import { isOnSale, variantsOf } from '../vehicles/variants'
import { chooserOf, type Line, linesOf, standsAt } from './choose'
import type { DealerPlan } from './dealerPlan'
import { USED_MAKE_SHARES } from './makeShares'

const NEW_MAKES = { Toyota: 2, Mazda: 1.5, Kia: 1.4, Hyundai: 1.3, Ford: 1.2, MG: 1.1 }
const NEW = 150
const DEMO = 44
const USED = 226
/** One used car in three comes from these, back from lease: enough alike to say what such a car goes for (CAR-13). */
const LINES: Line[] = [
  { make: 'Toyota', model: 'HiLux', badge: 'SR5', years: [2021, 2023] },
  { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', years: [2020, 2022] },
  { make: 'Toyota', model: 'Camry', badge: 'Ascent Sport', years: [2020, 2022] },
  { make: 'Hyundai', model: 'Tucson', badge: 'Active', years: [2019, 2021] },
  { make: 'Kia', model: 'Seltos', badge: 'S', years: [2021, 2023] },
]
const COAST = ['gosford', 'newcastle', 'wollongong']

/** A new-car group: six brands new and demo, all makes used, six showrooms with a bent of their own. */
export const harbour: DealerPlan = {
  slug: 'harbour',
  vehicles: (reference) => {
    const year = reference.getUTCFullYear()
    const all = variantsOf(makes, year)
    const isBrand = ({ make }: CarVariant) => (make.make in NEW_MAKES ? 1 : 0)
    const current = all.filter((variant) => isOnSale(variant, year))
    const chooseNew = chooserOf(current, year, { makes: NEW_MAKES, ages: [9, 1, 0], appeal: isBrand })
    const chooseDemo = chooserOf(current, year, { makes: NEW_MAKES, ages: [6, 4, 0], appeal: isBrand })
    const chooseUsed = chooserOf(all, year, {
      makes: USED_MAKE_SHARES,
      ages: [0.3, 0.9, 1.3, 1.5, 1.4, 1.1, 0.9, 0.7, 0.5, 0.35, 0.25, 0.15, 0.1, 0],
    })
    const chooseLine = linesOf(all, LINES)
    const build =
      (kind: 'new' | 'demo' | 'used', choose: (random: Random) => CarVariant, letter: string, first: number) =>
      (_: unknown, index: number) => {
        const random = randomFrom(`harbour/${kind}/${index}`)
        const variant = kind === 'used' && index % 3 === 0 ? chooseLine(index / 3, random) : choose(random)
        const location = standsAt(kind === 'used' ? usedAt(variant) : newAt(variant), random)
        return buildCar({
          variant,
          carType: kind,
          stocknum: `${letter}${first + index * 7 + random.int(0, 6)}`,
          serial: first + index,
          location,
          state: 'NSW',
          usedPriceType: COAST.includes(location) ? 'excl_gov_charges' : 'drive_away',
          reference,
          random,
        })
      }
    return [
      ...Array.from({ length: NEW }, build('new', chooseNew, 'N', 104_100)),
      ...Array.from({ length: DEMO }, build('demo', chooseDemo, 'D', 20_400)),
      ...Array.from({ length: USED }, build('used', chooseUsed, 'U', 305_000)),
    ]
  },
  closing: [
    'Drive it at the showroom where it stands; we can bring it to another of ours.',
    'A valuation of your trade takes about fifteen minutes.',
    'We are open six days; book a drive online or just turn up.',
  ],
  lifecycle: {
    soldRuns: [3, 2, 4, 1, 3, 2, 1, 2],
    soldWithinDays: 3,
    soldEarlier: 13,
    comingSoon: 22,
    preorder: 5,
    reserved: 11,
    noPrice: 13,
    reduced: 44,
    offers: 20,
    subscriptions: 8,
    tagged: 34,
    certifiedMakes: ['Toyota', 'Mazda'],
    lenders: [LENDERS.wattle, LENDERS.tidewater],
    lenderShare: 0.3,
    ranked: 0.12,
    neighbours: (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY),
  },
}

/** Parramatta has Toyota, Mazda and Kia, Brookvale the other three; the rest stand where they sell. */
function newAt({ make, model, badge }: CarVariant): Record<string, number> {
  const electrified = ['Electric', 'Hybrid', 'Plug-in Hybrid'].includes(badge.drivetrain.simpleFuel)
  const west = ['Toyota', 'Mazda', 'Kia'].includes(make.make)
  return {
    parramatta: west ? 6 : 0.5,
    brookvale: west ? 0.5 : 5,
    alexandria: electrified ? 6 : 1,
    newcastle: model.simpleBody === 'Ute' ? 6 : 1.5,
    wollongong: 2.2,
    gosford: 0.6,
  }
}

function usedAt({ model, badge }: CarVariant): Record<string, number> {
  return {
    parramatta: 4,
    brookvale: 2.5,
    alexandria: badge.drivetrain.simpleFuel === 'Electric' ? 8 : 2.5,
    newcastle: model.simpleBody === 'Ute' || model.categories?.includes('Off-road') ? 6 : 2,
    wollongong: 3,
    gosford: 3,
  }
}
