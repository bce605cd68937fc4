import type { StockRules } from '../site/site'
import { parseConfiguredFilter } from './filters/configuredFilter'
import { parseFilters } from './filters/filterGrammar'
import { matchesFilter } from './filters/matchesFilter'
import type { StockRecord } from './stockRecord'

type SalesRules = Pick<StockRules, 'carTypes' | 'makes' | 'excludedStockNumbers' | 'searchFilter'>

/**
 * True if a site sells a car at all (STK-16): its type and make are included, it is not excluded by number, and it matches the
 * site's additional filter. Other cars have no page and are in no feed. Photos and status only decide whether a car is
 * currently listed.
 */
export function isSoldByDealer(record: StockRecord, rules: SalesRules): boolean {
  const includesName = (names: readonly string[], name: string) =>
    names.some((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (rules.carTypes.length > 0 && !rules.carTypes.includes(record.car_type)) return false
  if (rules.makes.length > 0 && !includesName(rules.makes, record.make)) return false
  if (includesName(rules.excludedStockNumbers, record.stocknum)) return false
  const additionalFilter = parseConfiguredFilter(rules.searchFilter)
  return additionalFilter === null || matchesFilter(asUnsold(record), parseFilters(additionalFilter))
}

/** A sold car's record as before its sale, since a filter on the status must not remove its page (CAR-04). */
function asUnsold(record: StockRecord): StockRecord {
  return record.is_available
    ? record
    : { ...record, status: 'in_stock', is_available: 1, sold_date_timestamp: null, reserved: false }
}
