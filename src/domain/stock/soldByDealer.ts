import type { StockRules } from '../site/site'
import { parseConfiguredFilter } from './filters/configuredFilter'
import { parseFilters } from './filters/filterGrammar'
import { matchesFilter } from './filters/matchesFilter'
import type { StockRecord } from './stockRecord'

type SoldHereRules = Pick<StockRules, 'carTypes' | 'makes' | 'excludedStockNumbers' | 'searchFilter'>

/**
 * True when a car is one of those that the site sells at all (STK-16): of its types and makes, not left out by number, and
 * within its further filter. Any other has no page on the site and goes into no feed of it. Photos and status do not count here:
 * they decide whether a car is listed today, and its page stays meanwhile.
 */
export function isSoldByDealer(record: StockRecord, rules: SoldHereRules): boolean {
  const among = (names: readonly string[], name: string) =>
    names.some((one) => one.toLowerCase() === name.toLowerCase())
  if (rules.carTypes.length > 0 && !rules.carTypes.includes(record.car_type)) return false
  if (rules.makes.length > 0 && !among(rules.makes, record.make)) return false
  if (among(rules.excludedStockNumbers, record.stocknum)) return false
  const further = parseConfiguredFilter(rules.searchFilter)
  return further === null || matchesFilter(asBeforeItsSale(record), parseFilters(further))
}

/** A filter on the status must not take away the page of a car that was sold: it is told of its sale there (CAR-04). */
function asBeforeItsSale(record: StockRecord): StockRecord {
  return record.is_available
    ? record
    : { ...record, status: 'in_stock', is_available: 1, sold_date_timestamp: null, reserved: false }
}
