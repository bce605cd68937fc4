import type { FeedCar } from './feedCar'
import type { DemoLender } from './lenders'
import { lenderOffer } from './lenders'
import { reductionOn } from './pricing'
import { randomFrom } from './random'
import type { BuiltVehicle } from './vehicles/car'
import { daysBefore } from './vehicles/dates'
import { isLowKm } from './vehicles/history'

/** How many of a dealer's vehicles stand where in their sale. Counts are vehicles, not percent, so that a feed can be counted. */
export interface LifecyclePlan {
  /** lengths of runs of neighbours in the site's order that were sold within `soldWithinDays` */
  soldRuns: number[]
  soldWithinDays: number
  /** sold, but longer ago */
  soldEarlier: number
  comingSoon: number
  preorder: number
  reserved: number
  noPrice: number
  reduced: number
  offers: number
  subscriptions: number
  tagged: number
  /** makes whose younger used cars are certified */
  certifiedMakes: readonly string[]
  lenders: readonly DemoLender[]
  /** share of vehicles with a lender's offer */
  lenderShare: number
  /** share that staff push up under Recommended */
  ranked: number
  /** where used caravans stand that the dealer sells for their owners, one each */
  onBehalf?: readonly { suburb: string; postcode: string }[]
  /** the order in which the site shows its stock, so that sold runs stand together on it */
  neighbours: (a: FeedCar, b: FeedCar) => number
}

const LONGEST_LISTED_DAYS = 160

/** Days since one vehicle of each dealer sold: long enough for its page to be gone (CAR-04). */
const LONG_SOLD_DAYS = 120

/** Sets where each vehicle stands in its sale. Every state is given to vehicles that have none yet. Changes the vehicles. */
export function applyLifecycle(
  vehicles: readonly BuiltVehicle[],
  plan: LifecyclePlan,
  reference: Date,
  seed: string,
): void {
  const random = randomFrom(`${seed}/lifecycle`)
  const free = new Set(vehicles)
  const take = (count: number, suits: (vehicle: BuiltVehicle) => boolean, what: string): BuiltVehicle[] => {
    const chosen = random.shuffle([...free].filter(suits)).slice(0, count)
    if (chosen.length < count) throw new Error(`${seed}: only ${chosen.length} of ${count} vehicles can be ${what}`)
    for (const vehicle of chosen) free.delete(vehicle)
    return chosen
  }
  const priced = ({ car }: BuiltVehicle) => car.price !== null
  const isNew = ({ car }: BuiltVehicle) => car.car_type === 'new'

  const sell = (vehicle: BuiltVehicle, daysAgo: number) => {
    const { car } = vehicle
    free.delete(vehicle)
    car.status = 'sold'
    car.sold_date = daysBefore(reference, daysAgo, random.int(0, 1_200)).toISOString()
    const listed = daysAgo + random.int(4, 70)
    car.listed_at = daysBefore(reference, Math.min(LONGEST_LISTED_DAYS, listed), random.int(0, 1_439)).toISOString()
  }
  const shown = [...vehicles].sort((a, b) => plan.neighbours(a.car, b.car))
  for (const [index, length] of plan.soldRuns.entries()) {
    // One run to each stretch of the list, so that they never meet.
    const stretch = Math.floor(shown.length / plan.soldRuns.length)
    const start = index * stretch + random.int(1, Math.max(1, stretch - length - 1))
    for (const vehicle of shown.slice(start, start + length)) sell(vehicle, random.int(1, plan.soldWithinDays))
  }
  for (const [index, vehicle] of take(plan.soldEarlier, priced, 'sold').entries()) {
    const daysAgo = random.int(plan.soldWithinDays + 3, 75)
    sell(vehicle, index === 0 ? LONG_SOLD_DAYS : daysAgo)
  }

  for (const { car } of take(plan.preorder, isNew, 'ordered ahead')) {
    Object.assign(car, { preorder: true, status: 'coming_soon', price: null, km: null, vin: null })
    car.images = car.images.slice(0, 2)
  }
  for (const { car } of take(plan.comingSoon, () => true, 'on the way')) {
    car.status = 'coming_soon'
    car.listed_at = daysBefore(reference, random.int(1, 6), random.int(0, 1_439)).toISOString()
    car.images = car.images.slice(
      0,
      random.weighted([0, 1, 3], (count) => [6, 3, 0, 1][count]!),
    )
  }
  for (const { car } of take(plan.reserved, priced, 'reserved')) car.reserved = true
  for (const { car } of take(plan.noPrice, () => true, 'without a price')) {
    car.price = null
    car.market_average_price = null
  }
  for (const { car } of take(plan.offers, priced, 'on offer')) {
    const price = car.price!
    car.offer_price = price - reductionOn(price, random)
    if (random.chance(0.7)) car.before_price = price
  }
  for (const { car } of take(plan.reduced, priced, 'reduced'))
    car.before_price = car.price! + reductionOn(car.price!, random)
  const younger = (vehicle: BuiltVehicle) =>
    priced(vehicle) && !isNew(vehicle) && vehicle.car.item_type === 'car' && vehicle.ageYears < 5
  for (const { car } of take(plan.subscriptions, younger, 'offered by the month'))
    car.subscription_price = Math.round((car.price! * 0.024 + 190) / 10) * 10 - 1

  const onBehalf = plan.onBehalf ?? []
  const owned = ({ car }: BuiltVehicle) => car.item_type === 'caravan' && car.car_type === 'used' && car.price !== null
  for (const [index, { car }] of take(onBehalf.length, owned, 'sold for its owner').entries()) {
    const { suburb, postcode } = onBehalf[index]!
    Object.assign(car, { location: null, private_suburb: suburb, private_postcode: postcode })
  }

  certify(vehicles, plan.certifiedMakes)
  tag(vehicles, plan.tagged, seed)
  for (const vehicle of vehicles) {
    const { car, ageYears } = vehicle
    const own = randomFrom(`${seed}/${car.stocknum}/offer`)
    const price = car.offer_price ?? car.price
    if (car.status !== 'sold' && price !== null && own.chance(plan.lenderShare))
      car.finance_lenders = lendersOf(
        plan.lenders,
        price,
        car.car_type === 'used' ? ageYears : 0,
        `${seed}/${car.stocknum}`,
      )
    if (own.chance(plan.ranked)) car.custom_rank = own.int(1, 10) * 10
    car.categories = [...car.categories, ...priceCategories(price)]
  }
}

function lendersOf(
  lenders: readonly DemoLender[],
  price: number,
  ageYears: number,
  seed: string,
): FeedCar['finance_lenders'] {
  const random = randomFrom(`${seed}/lenders`)
  const chosen = random.some(lenders, random.chance(0.3) ? 2 : 1)
  const offers = chosen.flatMap((lender) => lenderOffer(lender, price, ageYears, random) ?? [])
  return offers.length > 0 ? Object.fromEntries(offers.map((offer) => [offer.financeProvider, offer])) : null
}

const CERTIFIED_UP_TO = { years: 6, km: 110_000 }

function certify(vehicles: readonly BuiltVehicle[], makes: readonly string[]): void {
  for (const { car, ageYears, history } of vehicles) {
    const young = ageYears <= CERTIFIED_UP_TO.years && (car.km ?? 0) <= CERTIFIED_UP_TO.km
    const cared = history !== null && (history.service === 'dealer' || history.service === 'full')
    car.certified = makes.includes(car.make) && young && cared && car.item_type === 'car'
  }
}

/** The dealer's own tags go where they are true. */
function tag(vehicles: readonly BuiltVehicle[], count: number, seed: string): void {
  const random = randomFrom(`${seed}/tags`)
  const fitting = random.shuffle(vehicles).flatMap((vehicle) => {
    const words = tagsFor(vehicle)
    return vehicle.car.status === 'in_stock' && words.length > 0 ? [{ vehicle, words }] : []
  })
  for (const { vehicle, words } of fitting.slice(0, count)) vehicle.car.tag = random.pick(words)
}

function tagsFor({ car, history, ageYears }: BuiltVehicle): string[] {
  const tags: string[] = []
  if (car.car_type === 'demo') tags.push('Test Drive Only')
  if (history?.owners === 1) tags.push('One Owner')
  if (car.item_type === 'car' && history && isLowKm(car.km ?? 0, ageYears)) tags.push('Low Kms', 'Low Kms')
  return tags
}

function priceCategories(price: number | null): string[] {
  if (price === null) return []
  if (price < 20_000) return ['Under $20,000']
  return price < 30_000 ? ['Under $30,000'] : []
}
