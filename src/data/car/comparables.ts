import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { COMPARABLE_RULES, type Comparable, maxKmDifference } from '../../domain/car/marketEstimate'
import { AVAILABLE_STATUSES } from '../../domain/stock/availability'
import type { FindComparables } from '../../providers/marketPrice/port'
import { payloadClient } from '../payloadClient'

/** Comparables read at most, the nearest in kilometres first: more would not make an estimate surer. */
const MAX_RESULTS = 60

/** An offer above $10 is what a car costs (CAR-03). One row for each car, however many sites show it. */
const LIKE = `
  SELECT price, year, km FROM (
    SELECT DISTINCT ON (coalesce(nullif(vin, ''), id::text))
           CASE WHEN offer_price > 10 THEN offer_price ELSE price END::float8 AS price, year::int AS year, km::float8 AS km
      FROM cars
     WHERE lower(make) = lower($1) AND lower(model) = lower($2)
       AND car_type = 'used' AND item_type::text = $3 AND status = ANY($4) AND show_on_dealer_website
       AND year BETWEEN $5 AND $6 AND km BETWEEN $7 AND $8
       AND NOT ($9::boolean AND coalesce(price_type, '') <> coalesce($10, ''))
       AND id <> $11 AND ($12::text IS NULL OR vin IS DISTINCT FROM $12)
     ORDER BY coalesce(nullif(vin, ''), id::text), id
  ) AS once
  WHERE price > 0
  ORDER BY abs(km - $13)
  LIMIT ${MAX_RESULTS}`

/** Used cars for sale that are like one, on every site of this deployment: only their price, year and kilometres. */
export const findComparables: FindComparables = async ({ make, model, year, km, itemType, priceType, except }) => {
  const { db } = await payloadClient()
  const reach = maxKmDifference(km)
  const { rows } = await (db as unknown as PostgresAdapter).pool.query<Comparable>(LIKE, [
    make,
    model,
    itemType,
    AVAILABLE_STATUSES,
    year - COMPARABLE_RULES.years,
    year + COMPARABLE_RULES.years,
    Math.max(0, km - reach),
    km + reach,
    priceType !== undefined,
    priceType ?? null,
    except?.id ?? 0,
    except?.vin || null,
    km,
  ])
  return rows
}
