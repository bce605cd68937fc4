import 'server-only'
import { and, between, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { COMPARABLE_RULES, maxKmDifference } from '../../domain/car/marketEstimate'
import { AVAILABLE_STATUSES } from '../../domain/stock/availability'
import type { FindComparables } from '../../providers/marketPrice/port'
import { cars } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'

/** Maximum comparables, nearest by kilometres first; more would not improve an estimate. */
const MAX_RESULTS = 60

/** An offer above $10 counts as the price (CAR-03). */
const PRICE = sql<number>`(case when ${cars.offer_price} > 10 then ${cars.offer_price} else ${cars.price} end)::float8`

/** Price, year and kilometres of similar used cars for sale on all sites of this deployment. */
export const findComparables: FindComparables = async ({ make, model, year, km, itemType, priceType, exclude }) => {
  const { db } = await payloadClient()
  const maxDifference = maxKmDifference(km)
  // A car listed on several sites counts once.
  const identity = sql`coalesce(nullif(${cars.vin}, ''), ${cars.id}::text)`
  const comparables = db.drizzle
    .selectDistinctOn([identity], {
      price: PRICE.as('price'),
      year: sql<number>`${cars.year}::int`.as('year'),
      km: sql<number>`${cars.km}::float8`.as('km'),
    })
    .from(cars)
    .where(
      and(
        sql`lower(${cars.make}) = lower(${make})`,
        sql`lower(${cars.model}) = lower(${model})`,
        eq(cars.car_type, 'used'),
        sql`${cars.item_type}::text = ${itemType}`,
        inArray(cars.status, AVAILABLE_STATUSES),
        cars.show_on_dealer_website,
        between(cars.year, year - COMPARABLE_RULES.years, year + COMPARABLE_RULES.years),
        between(cars.km, Math.max(0, km - maxDifference), km + maxDifference),
        priceType === undefined ? undefined : sql`coalesce(${cars.price_type}, '') = ${priceType ?? ''}`,
        exclude ? ne(cars.id, exclude.id) : undefined,
        exclude?.vin ? sql`${cars.vin} is distinct from ${exclude.vin}` : undefined,
      ),
    )
    .orderBy(identity, cars.id)
    .as('comparables')
  return db.drizzle
    .select()
    .from(comparables)
    .where(gt(comparables.price, 0))
    .orderBy(sql`abs(${comparables.km} - ${km})`)
    .limit(MAX_RESULTS)
}
