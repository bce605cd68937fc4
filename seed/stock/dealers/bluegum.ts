import { makes } from '../catalogue/makes'
import { LENDERS } from '../lenders'
import { TYPICAL_KM_A_YEAR, usedValue } from '../pricing'
import { randomFrom } from '../random'
import { buildCar } from '../vehicles/car'
import type { CarVariant } from '../vehicles/variants'
import { variantsOf } from '../vehicles/variants'
import { chooserOf, type Line, linesOf, standsAt } from './choose'
import type { DealerPlan } from './dealerPlan'
import { USED_MAKE_SHARES } from './makeShares'

const USED = 260
/** Of every nine cars, so many come from the lines below: enough alike to say what such a car goes for (CAR-13). */
const LINES_OF_NINE = 4
const LINES: Line[] = [
  { make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', years: [2019, 2021] },
  { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', years: [2019, 2021] },
  { make: 'Hyundai', model: 'i30', badge: 'Active', years: [2019, 2021] },
  { make: 'Kia', model: 'Cerato', badge: 'S', years: [2019, 2021] },
  { make: 'Mazda', model: 'Mazda3', badge: 'G20 Evolve', years: [2019, 2021] },
  { make: 'Mitsubishi', model: 'ASX', badge: 'LS', years: [2020, 2022] },
  { make: 'Subaru', model: 'Forester', badge: '2.5i-L', years: [2019, 2021] },
  { make: 'Nissan', model: 'X-Trail', badge: 'ST-L', years: [2018, 2020] },
]
/** dollars between which most of its cars are, as its home page says */
const USUAL_PRICES = [12_000, 45_000] as const

/** A used-car specialist: all makes, mostly five to nine years old, three yards. */
export const bluegum: DealerPlan = {
  slug: 'bluegum',
  vehicles: (reference) => {
    const year = reference.getUTCFullYear()
    const all = variantsOf(makes, year)
    const chooseLine = linesOf(all, LINES)
    const choose = chooserOf(all, year, {
      makes: {
        ...USED_MAKE_SHARES,
        Toyota: 3.8,
        Mazda: 2.7,
        Hyundai: 2.3,
        Kia: 2.3,
        Subaru: 1.6,
        Mitsubishi: 1.5,
        Volkswagen: 1.4,
        Nissan: 1.4,
        Holden: 0.4,
      },
      ages: [0, 0.3, 0.6, 0.9, 1.1, 1.3, 1.4, 1.4, 1.2, 1, 0.8, 0.55, 0.35, 0.2, 0],
      appeal: (variant) => (isUsual(variant, year) ? 1 : 0.09),
    })
    return Array.from({ length: USED }, (_, index) => {
      const random = randomFrom(`bluegum/${index}`)
      const ninth = index % 9
      const lined = Math.floor(index / 9) * LINES_OF_NINE + ninth
      const variant = ninth < LINES_OF_NINE ? chooseLine(lined, random) : choose(random)
      return buildCar({
        variant,
        carType: 'used',
        stocknum: `BG-${4_100 + index * 3 + random.int(0, 2)}`,
        serial: 410_000 + index,
        location: standsAt(yardsFor(variant), random),
        state: 'VIC',
        usedPriceType: 'excl_gov_charges',
        reference,
        random,
      })
    })
  },
  closing: [
    'Come and drive it; bring whoever knows about cars.',
    'Sold with a roadworthy certificate and our written inspection report.',
    'We can send you a walk-round video before you make the trip.',
  ],
  lifecycle: {
    soldRuns: [2, 3, 1, 4, 2, 2],
    soldWithinDays: 5,
    soldEarlier: 9,
    comingSoon: 12,
    preorder: 0,
    reserved: 8,
    noPrice: 4,
    reduced: 30,
    offers: 0,
    subscriptions: 0,
    tagged: 40,
    certifiedMakes: [],
    lenders: [LENDERS.tidewater],
    lenderShare: 0.1,
    ranked: 0.06,
    neighbours: (a, b) => b.listed_at.localeCompare(a.listed_at),
  },
}

function isUsual({ make, model, badge, year: built }: CarVariant, year: number): boolean {
  const ageYears = year - built + 0.4
  const retention = (make.retention ?? 1) * (model.retention ?? 1)
  const value = usedValue({ listPrice: badge.listPrice, ageYears, km: ageYears * TYPICAL_KM_A_YEAR, retention })
  return value >= USUAL_PRICES[0] && value <= USUAL_PRICES[1]
}

/** Bendigo is for families and small SUVs, as its page says. */
function yardsFor({ model }: CarVariant): Record<string, number> {
  const family = model.simpleBody === 'SUV' || model.simpleBody === 'People Mover'
  return { ballarat: 4, bendigo: family ? 4 : 1.5, geelong: 3 }
}
