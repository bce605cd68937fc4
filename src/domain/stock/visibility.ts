import type { StockRules } from '../site/site'
import { AVAILABLE_STATUSES, isAvailable } from './availability'
import type { Car } from './car'
import type { CarStatus, CarType } from './carType'
import { parseConfiguredFilter } from './filters/configuredFilter'
import { quoteFilterValue } from './filters/printFilter'

const DAY_MS = 86_400_000

/** Default days that a sold car stays listed (STK-07). */
export const DEFAULT_SOLD_DAYS = 3

/** Rules that decide whether a car is listed. */
export type VisibilityRules = Pick<
  StockRules,
  'includeSoldCarsDays' | 'minimumPhotos' | 'carTypes' | 'statuses' | 'makes' | 'excludedStockNumbers'
>

/** Fields that the index record needs for listing. */
export interface VisibilityFields {
  /** 1 if `isAvailable`; a number, because an index cannot OR a text condition with a numeric one */
  is_available: 0 | 1
  /** unix seconds; null if not sold */
  sold_date_timestamp: number | null
  show_on_dealer_website: boolean
  photos_count: number
  car_type: CarType
  status: CarStatus
  make: string
  stocknum: string
}

/** A condition on an attribute that both the index and code can evaluate. */
export type FilterCondition =
  | { attribute: keyof VisibilityFields; operator: 'is' | 'isNot'; value: string | boolean }
  | { attribute: keyof VisibilityFields; operator: '=' | '>' | '>='; value: number }

/** Conditions of which one must match; a listing must match every clause. */
export interface FilterClause {
  anyOf: FilterCondition[]
}

/** The car fields that its listing depends on. */
export type VisibilityCar = Pick<
  Car,
  'status' | 'soldDate' | 'showOnDealerWebsite' | 'photosCount' | 'carType' | 'make' | 'stockNumber'
>

/** The listing attributes of a car; also used for the index record. */
export function visibilityFields(car: VisibilityCar): VisibilityFields {
  return {
    is_available: isAvailable(car) ? 1 : 0,
    sold_date_timestamp: car.soldDate === null ? null : Math.floor(Date.parse(car.soldDate) / 1000),
    show_on_dealer_website: car.showOnDealerWebsite,
    photos_count: car.photosCount,
    car_type: car.carType,
    status: car.status,
    make: car.make,
    stocknum: car.stockNumber,
  }
}

/**
 * The earliest sale of a sold car that is still listed, in unix seconds (STK-07). Changes once a day at midnight UTC, so that
 * queries can be cached.
 */
export function soldCutoff(rules: Pick<StockRules, 'includeSoldCarsDays'>, now: Date): number {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return (midnight - rules.includeSoldCarsDays * DAY_MS) / 1000
}

/** The clauses that a listed car must match (STK-07, STK-16). */
export function visibilityClauses(rules: VisibilityRules, now: Date): FilterClause[] {
  const clauses: FilterClause[] = [
    {
      anyOf: [
        { attribute: 'is_available', operator: '=', value: 1 },
        { attribute: 'sold_date_timestamp', operator: '>', value: soldCutoff(rules, now) },
      ],
    },
    { anyOf: [{ attribute: 'show_on_dealer_website', operator: 'is', value: true }] },
  ]
  if (rules.minimumPhotos > 0) {
    clauses.push({ anyOf: [{ attribute: 'photos_count', operator: '>=', value: rules.minimumPhotos }] })
  }
  if (rules.carTypes.length > 0) {
    clauses.push({ anyOf: rules.carTypes.map((value) => ({ attribute: 'car_type', operator: 'is', value })) })
  }
  if (rules.makes.length > 0) {
    clauses.push({ anyOf: rules.makes.map((value) => ({ attribute: 'make', operator: 'is', value })) })
  }
  // excludes statuses instead of including them, since an index does not combine text and the sold date in one clause
  for (const value of AVAILABLE_STATUSES) {
    if (rules.statuses.length > 0 && !rules.statuses.includes(value)) {
      clauses.push({ anyOf: [{ attribute: 'status', operator: 'isNot', value }] })
    }
  }
  for (const value of rules.excludedStockNumbers) {
    clauses.push({ anyOf: [{ attribute: 'stocknum', operator: 'isNot', value }] })
  }
  return clauses
}

/** The clauses of rules, until the cut-off of sold cars moves: a stock asks for each of its cars. */
const clausesByRules = new WeakMap<VisibilityRules, { cutoff: number; clauses: FilterClause[] }>()

function clausesOfToday(rules: VisibilityRules, now: Date): FilterClause[] {
  const cutoff = soldCutoff(rules, now)
  const known = clausesByRules.get(rules)
  if (known?.cutoff === cutoff) return known.clauses
  const clauses = visibilityClauses(rules, now)
  clausesByRules.set(rules, { cutoff, clauses })
  return clauses
}

/**
 * True if the site lists the car at `now`: available or recently sold, shown by the dealer, with enough photos, of a listed type
 * (STK-07, STK-16).
 */
export function isListed(car: VisibilityCar, rules: VisibilityRules, now: Date): boolean {
  const fields = visibilityFields(car)
  return clausesOfToday(rules, now).every((clause) => clause.anyOf.some((condition) => matches(fields, condition)))
}

/**
 * The filter of a site's searches in the index's filter language (Algolia `filters`), with values quoted (STK-07, STK-16): the
 * rules of `isListed`, and the site's additional filter.
 */
export function stockFilterExpression(
  rules: VisibilityRules & Partial<Pick<StockRules, 'searchFilter'>>,
  now: Date,
): string {
  const additionalFilter = parseConfiguredFilter(rules.searchFilter ?? '')
  return [
    ...visibilityClauses(rules, now).map(printClause),
    ...(additionalFilter === null ? [] : [additionalFilter]),
  ].join(' AND ')
}

function matches(fields: VisibilityFields, condition: FilterCondition): boolean {
  const actual = fields[condition.attribute]
  switch (condition.operator) {
    case 'is':
      return equalsIgnoreCase(actual, condition.value)
    case 'isNot':
      return !equalsIgnoreCase(actual, condition.value)
    case '=':
      return actual === condition.value
    case '>':
      return typeof actual === 'number' && actual > condition.value
    case '>=':
      return typeof actual === 'number' && actual >= condition.value
  }
}

/** Case-insensitive, as in an index. */
function equalsIgnoreCase(actual: unknown, value: string | boolean): boolean {
  const fold = (operand: unknown) => (typeof operand === 'string' ? operand.toLowerCase() : operand)
  return fold(actual) === fold(value)
}

function printClause(clause: FilterClause): string {
  const printed = clause.anyOf.map(printCondition)
  return printed.length === 1 ? printed.join() : `(${printed.join(' OR ')})`
}

function printCondition(condition: FilterCondition): string {
  const { attribute, operator, value } = condition
  if (operator === 'is' || operator === 'isNot') {
    const test = `${attribute}:${typeof value === 'boolean' ? value : quoteFilterValue(value)}`
    return operator === 'is' ? test : `NOT ${test}`
  }
  return `${attribute} ${operator} ${value}`
}
