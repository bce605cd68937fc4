import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Payload } from 'payload'
import { price_changes } from '../../src/server/database/priceTables'
import { cars } from '../../src/server/database/tables.generated'

const DAY_MS = 24 * 60 * 60 * 1000

/** One of this many used cars has had another price. */
const SHARE = 7
const MAX_CARS = 60
const MIN_PRICE = 8000

/** Days ago and share of the price of today. */
const EARLIER_PRICES = [
  [{ daysAgo: 9, share: 1.04 }],
  [
    { daysAgo: 31, share: 1.07 },
    { daysAgo: 12, share: 1.03 },
  ],
  [{ daysAgo: 18, share: 0.97 }],
] as const

const roundPrice = (price: number) => Math.round(price / 500) * 500 - 10

/** Gives some used cars of a demo dealer earlier prices; none if the site has price changes. Returns how many cars got some. */
export async function seedPriceChanges(payload: Payload, site: number, now: Date): Promise<number> {
  const database = payload.db.drizzle
  const recorded = await database.select().from(price_changes).where(eq(price_changes.site, site)).limit(1)
  if (recorded.length > 0) return 0
  const found = await database
    .select({ id: cars.id, price: cars.price })
    .from(cars)
    .where(
      and(
        eq(cars.site, site),
        eq(cars.status, 'in_stock'),
        inArray(cars.car_type, ['used', 'demo']),
        gte(cars.price, MIN_PRICE),
        // Their pages show another price than this.
        isNull(cars.offer_price),
        isNull(cars.subscription_price),
      ),
    )
    .orderBy(asc(cars.id))
    .limit(SHARE * MAX_CARS)
  const chosen = found.filter((_, index) => index % SHARE === 0)
  const rows = chosen.flatMap(({ id, price }, index) => {
    const steps = EARLIER_PRICES[index % EARLIER_PRICES.length]!
    const prices = [...steps.map(({ share }) => roundPrice(price! * share)), Math.round(price!)]
    return steps.map(({ daysAgo }, step) => ({
      ...{ site, car: id, price_before: prices[step]!, price_after: prices[step + 1]! },
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    }))
  })
  if (rows.length > 0) await database.insert(price_changes).values(rows)
  return chosen.length
}
