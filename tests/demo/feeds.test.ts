import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  longRoadFinance,
  paddockFinance,
  paperbarkCredit,
  tidewaterLoans,
  wattleFinance,
} from '../../seed/shared/financeProviders'
import { REFERENCE_DATE } from '../../seed/stock/referenceDate'
import { DAYS_AFTER_SALE } from '../../src/domain/car/carPageState'
import type { CarHotspots } from '../../src/domain/car/hotspots'
import { COMPARABLE_RULES } from '../../src/domain/car/marketEstimate'
import { type FeedRow, RowParser } from '../../src/domain/feeds/feedRow'
import { checkLenders } from '../../src/domain/stock/lenders'
import { cashPrice } from '../../src/domain/stock/price'
import { TEXT_LIMITS } from '../../src/domain/text'
import { DEMO_DEALERS, type DemoDealer, demoFeedCars, demoFeedRows } from './demoFeeds'

const VEHICLES: Record<DemoDealer, number> = { harbour: 420, bluegum: 260, ironbark: 90, wayfarer: 80 }
const HARBOUR_SELLS_NEW = ['Toyota', 'Mazda', 'Kia', 'Hyundai', 'Ford', 'MG']

const stock = Object.fromEntries(DEMO_DEALERS.map((dealer) => [dealer, demoFeedCars(dealer)])) as Record<
  DemoDealer,
  FeedRow[]
>
const everyCar = DEMO_DEALERS.flatMap((dealer) => stock[dealer])
const getShare = (cars: FeedRow[], matches: (car: FeedRow) => boolean) => cars.filter(matches).length / cars.length
const countBy = (cars: FeedRow[], keyOf: (car: FeedRow) => string) => {
  const counts: Record<string, number> = {}
  for (const car of cars) counts[keyOf(car)] = (counts[keyOf(car)] ?? 0) + 1
  return counts
}
// The row reader has checked their shape.
const getHotspots = ({ hotspots }: FeedRow) => hotspots as CarHotspots | null
const findRepeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each(DEMO_DEALERS)('the feed of %s', (dealer) => {
  const cars = stock[dealer]
  const rows = demoFeedRows(dealer)

  it('has the expected number of vehicles, each with a unique stock number', () => {
    expect(rows).toHaveLength(VEHICLES[dealer])
    expect(findRepeated(cars.map(({ stocknum }) => stocknum))).toEqual([])
  })

  it('has only rows that the import accepts', () => {
    const reader = new RowParser(REFERENCE_DATE)
    expect(rows.flatMap((row) => reader.parse(row).problems ?? [])).toEqual([])
  })

  it('[FIN-12] has lender offers whose comparison rates and repayments follow from their terms', () => {
    const lenders = [wattleFinance, tidewaterLoans, paperbarkCredit, paddockFinance, longRoadFinance]
    const problems = cars.flatMap(
      ({ finance_lenders, price, offer_price: offerPrice }) =>
        checkLenders(finance_lenders, lenders, cashPrice({ price, offerPrice })).problems,
    )
    expect(problems).toEqual([])
  })

  it.each<[what: string, lowest: number, highest: number, matches: (car: FeedRow) => boolean]>([
    ['sold', 0.06, 0.12, ({ status }) => status === 'sold'],
    ['coming soon', 0.04, 0.12, ({ status }) => status === 'coming_soon'],
    ['reserved', 0.02, 0.06, ({ reserved }) => reserved],
    ['without a price', 0.01, 0.12, ({ price }) => price === null],
    ['without a photo', 0.03, 0.12, ({ images }) => images.length === 0],
    ['reduced', 0.05, 0.2, ({ before_price }) => before_price !== null],
    ['without comments', 0.03, 0.14, ({ dealercomments }) => dealercomments === null],
  ])('has a realistic share of vehicles %s', (_, lowest, highest, matches) => {
    const share = getShare(cars, matches)
    expect(share).toBeGreaterThanOrEqual(lowest)
    expect(share).toBeLessThanOrEqual(highest)
  })

  it('[CAR-04] has a vehicle that sold too long ago to keep its page', () => {
    const daysAgo = (date: string) => (REFERENCE_DATE.getTime() - Date.parse(date)) / 86_400_000
    const expired = cars.filter(({ sold_date }) => sold_date !== null && daysAgo(sold_date) > DAYS_AFTER_SALE)
    expect(expired).toHaveLength(1)
  })

  it('keeps sale statuses consistent', () => {
    for (const car of cars) {
      expect(car.sold_date !== null, car.stocknum).toBe(car.status === 'sold')
      if (car.reserved) expect(car.status, car.stocknum).toBe('in_stock')
      if (car.before_price !== null)
        expect(car.before_price, car.stocknum).toBeGreaterThan(car.offer_price ?? car.price!)
      expect(Date.parse(car.listed_at!), car.stocknum).toBeLessThanOrEqual(REFERENCE_DATE.getTime())
    }
  })
})

/** The check digit of a VIN, its ninth character (ISO 3779): each character's value times its position's weight, modulo 11. */
function vinCheckDigit(vin: string): string {
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = [...vin].reduce(
    (total, character, index) => total + (values.indexOf(character) % 10) * weights[index]!,
    0,
  )
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

it('the VIN check digit is calculated as in the standard', () => {
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X')
  expect(vinCheckDigit('11111111111111111')).toBe('1')
})

describe('all demo stock', () => {
  it('has unique VINs of valid length and alphabet, with a valid check digit', () => {
    const vins = everyCar.flatMap(({ vin, item_type }) => (vin === null || item_type !== 'car' ? [] : [vin]))
    expect(vins.length).toBeGreaterThan(700)
    for (const vin of vins) {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      expect(vin[8], vin).toBe(vinCheckDigit(vin))
    }
    expect(findRepeated(vins)).toEqual([])
  })

  it('names only existing pictures', () => {
    const photos = everyCar.flatMap((car) => [
      ...car.images.map(({ url }) => url),
      ...car.spin_images,
      ...car.interior_images,
    ])
    const videos = everyCar.flatMap(({ video_url, walkaround_url }) => [video_url ?? [], walkaround_url ?? []].flat())
    const files = [...new Set([...photos, ...videos])]
    expect(files.length).toBeGreaterThan(400)
    expect(files.filter((file) => !existsSync(new URL(`../../public${file}`, import.meta.url)))).toEqual([])
  })

  it('[GAL-05] has hotspots only on cars with frames for them', () => {
    const missing = everyCar.filter((car) => {
      const exterior = getHotspots(car)?.exterior ?? []
      const interior = getHotspots(car)?.interior ?? []
      return (
        exterior.some(({ anchors }) => anchors.some(({ frame }) => frame >= car.spin_images.length)) ||
        interior.some(({ anchors }) => anchors.some(({ frame }) => frame >= car.interior_images.length))
      )
    })
    expect(missing).toEqual([])
    expect(everyCar.filter((car) => (getHotspots(car)?.exterior.length ?? 0) > 1).length).toBeGreaterThan(20)
  })

  it('[GAL-02] has one car with every kind of media and one with a walkaround video', () => {
    const shown = everyCar.filter(
      ({ images, video_url, spin_images }) => images.length >= 20 && video_url && spin_images.length === 36,
    )
    expect(shown).not.toHaveLength(0)
    expect(everyCar.filter(({ walkaround_url }) => walkaround_url)).not.toHaveLength(0)
  })

  it('has no long comment twice', () => {
    const comments = everyCar.flatMap(({ dealercomments }) => dealercomments ?? [])
    expect(comments.length).toBeGreaterThan(700)
    expect(findRepeated(comments.filter(({ length }) => length > 200))).toEqual([])
    expect(comments.filter((text) => /undefined|null|NaN|\[object|\s{3}|\.\./.test(text))).toEqual([])
  })

  it('has cars with plausible figures', () => {
    for (const car of everyCar.filter(({ item_type }) => item_type === 'car')) {
      const name = `${car.stocknum} ${car.year} ${car.make} ${car.model} ${car.badge}`
      expect(car.simple_fuel === 'Electric', name).toBe(car.fuel_consumption === null)
      expect(car.simple_fuel === 'Electric', name).toBe(car.cylinders === null)
      if (car.price !== null) expect(car.price, name).toBeGreaterThanOrEqual(4_990)
      if (car.km !== null) expect(car.km, name).toBeLessThanOrEqual(265_000)
      expect(car.length_mm, name).toBeGreaterThan(3_500)
      expect(car.features.length, name).toBeGreaterThan(2)
      expect(car.power_kw, name).toBeLessThan(500)
      expect(car.torque_nm ?? 0, name).toBeLessThan(800)
      expect(car.engine_size_litres ?? 0, name).toBeLessThan(6.5)
      expect(car.fuel_consumption ?? 0, name).toBeLessThan(18)
      expect(car.ancap_rating ?? 0, name).toBeLessThanOrEqual(5)
      expect(car.towing_capacity_braked_kg ?? 0, name).toBeLessThanOrEqual(4_500)
    }
  })
})

/** Cases that shoppers can find, each with a demo car that is for sale (or sold). */
const STATES: [state: string, is: (car: FeedRow) => boolean][] = [
  ['new', ({ car_type }) => car_type === 'new'],
  ['demo', ({ car_type }) => car_type === 'demo'],
  ['used', ({ car_type }) => car_type === 'used'],
  ['electric', ({ simple_fuel }) => simple_fuel === 'Electric'],
  ['hybrid', ({ simple_fuel }) => simple_fuel === 'Hybrid'],
  ['reserved', ({ reserved }) => reserved],
  ['sold', ({ status }) => status === 'sold'],
  ['coming soon', ({ status, preorder }) => status === 'coming_soon' && !preorder],
  ['preorder', ({ preorder, price }) => preorder && price === null],
  ['without a price', ({ price, preorder }) => price === null && !preorder],
  ['reduced', ({ before_price, price }) => before_price !== null && price !== null && before_price > price],
  ['on subscription', ({ subscription_price }) => (subscription_price ?? 0) > 0],
  ['a caravan', ({ item_type }) => item_type === 'caravan'],
  ['without a photo', ({ images }) => images.length === 0],
  ['with one photo', ({ images }) => images.length === 1],
  ['with three photos', ({ images }) => images.length === 3],
  [
    'with twenty photos, video and spin',
    ({ images, video_url, spin_images }) => images.length >= 20 && video_url !== null && spin_images.length === 36,
  ],
  ['without a phone: it stands with its owner, on a site that has none', ({ location }) => location === null],
  ['without comments', ({ dealercomments }) => dealercomments === null],
  ['with long comments', ({ dealercomments }) => (dealercomments?.length ?? 0) > TEXT_LIMITS.dealerComments],
]

it.each(STATES)('[CAR-01] has a car that is %s', (_, is) => {
  expect(everyCar.filter(is)).not.toHaveLength(0)
})

it('[CAR-13] has enough similar cars for many price comparisons', () => {
  const onSale = everyCar.filter(({ car_type, status }) => car_type === 'used' && status !== 'sold')
  const lines = countBy(onSale, ({ make, model, badge }) => `${make} ${model} ${badge}`)
  expect(
    Object.values(lines).filter((count) => count > COMPARABLE_RULES.minComparables * 2).length,
  ).toBeGreaterThanOrEqual(8)
})

it('[GAL-04] has spins of four bodies: an SUV, a ute, a hatch and a caravan', () => {
  const bodies = everyCar.filter(({ spin_images }) => spin_images.length === 36)
  expect(new Set(bodies.map(({ simple_body }) => simple_body)).size).toBeGreaterThanOrEqual(4)
})

describe('stock of the dealers', () => {
  it('harbour: six makes new and demo, all makes used', () => {
    const newCars = stock.harbour.filter(({ car_type }) => car_type !== 'used')
    expect(Object.keys(countBy(newCars, ({ make }) => make)).sort()).toEqual([...HARBOUR_SELLS_NEW].sort())
    const used = stock.harbour.filter(({ car_type }) => car_type === 'used')
    expect(Object.keys(countBy(used, ({ make }) => make)).length).toBeGreaterThanOrEqual(20)
  })

  it('bluegum: used only, most of popular makes in Australia', () => {
    expect(getShare(stock.bluegum, ({ car_type }) => car_type === 'used')).toBe(1)
    const mostCommon = ['Toyota', 'Mazda', 'Hyundai', 'Kia', 'Subaru', 'Mitsubishi', 'Volkswagen', 'Nissan']
    expect(getShare(stock.bluegum, ({ make }) => mostCommon.includes(make))).toBeGreaterThan(0.55)
    const counts = countBy(stock.bluegum, ({ make }) => make)
    expect(Object.keys(counts).length).toBeGreaterThanOrEqual(20)
    expect(Math.max(...Object.values(counts)) / stock.bluegum.length).toBeLessThan(0.2)
  })

  it('ironbark: mostly utes and 4WDs apart from its tractors', () => {
    const cars = stock.ironbark.filter(({ item_type }) => item_type === 'car')
    expect(cars.length).toBe(44)
    expect(
      getShare(cars, ({ simple_body, drive }) => simple_body === 'Ute' || drive === 'Four Wheel Drive'),
    ).toBeGreaterThan(0.8)
    expect(
      getShare(cars, ({ make }) => ['Toyota', 'Isuzu UTE', 'Ford', 'Mitsubishi', 'Nissan'].includes(make)),
    ).toBeGreaterThan(0.8)
  })

  it('wayfarer: cars that tow three tonnes apart from its caravans', () => {
    const cars = stock.wayfarer.filter(({ item_type }) => item_type === 'car')
    expect(cars.length).toBe(10)
    for (const car of cars) {
      expect(['Toyota', 'Ford', 'Isuzu UTE', 'Nissan']).toContain(car.make)
      expect(car.towing_capacity_braked_kg).toBeGreaterThanOrEqual(3_000)
    }
  })

  it('Holden is used only, and not after 2020', () => {
    const holdens = everyCar.filter(({ make }) => make === 'Holden')
    expect(holdens.length).toBeGreaterThan(0)
    for (const { car_type, year } of holdens) {
      expect(car_type).toBe('used')
      expect(year).toBeLessThanOrEqual(2020)
    }
  })
})
