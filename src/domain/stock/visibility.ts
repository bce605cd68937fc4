import type { StockRules } from '../site/site'
import { AVAILABLE_STATUSES, isAvailable } from './availability'
import type { Car } from './car'
import type { CarStatus, CarType } from './carType'
import { parseConfiguredFilter } from './filters/configuredFilter'
import { quoteFilterValue } from './filters/printFilter'

const DAY_MS = 86_400_000

/** How many days a sold car stays listed where the site does not say (STK-07). */
export const DEFAULT_SOLD_DAYS = 3

/** The rules that decide whether a car is listed. */
export type VisibilityRules = Pick<
  StockRules,
  'includeSoldCarsDays' | 'minimumPhotos' | 'carTypes' | 'statuses' | 'makes' | 'excludedStockNumbers'
>

/** What the index record must carry for a listing to be decided by the index alone. */
export interface VisibilityFields {
  /** 1 when `isAvailable`; a number, because an index cannot OR a text condition with a numeric one */
  is_available: 0 | 1
  /** unix seconds; null when never sold */
  sold_date_timestamp: number | null
  show_on_dealer_website: boolean
  photos_count: number
  car_type: CarType
  status: CarStatus
  make: string
  stocknum: string
}

/** One test of a record's attribute, of a shape that an index can run and that code can run over a car. */
export type FilterCondition =
  | { attribute: keyof VisibilityFields; operator: 'is' | 'isNot'; value: string | boolean }
  | { attribute: keyof VisibilityFields; operator: '=' | '>' | '>='; value: number }

/** Conditions of which one must hold; a listing needs every clause. */
export interface FilterClause {
  anyOf: FilterCondition[]
}

/** What of a car its listing depends on. */
export type VisibilityCar = Pick<
  Car,
  'status' | 'soldDate' | 'showOnDealerWebsite' | 'photosCount' | 'carType' | 'make' | 'stockNumber'
>

/** The attributes that a listing depends on, read from a car; the index record is built with the same function. */
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
 * The moment after which a sold car must have been sold to be listed, in unix seconds (STK-07). It moves once a day, at
 * midnight UTC: with the exact second no two queries would ever be the same and none could be cached.
 */
export function soldCutoff(rules: Pick<StockRules, 'includeSoldCarsDays'>, now: Date): number {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return (midnight - rules.includeSoldCarsDays * DAY_MS) / 1000
}

/** What a car must satisfy to be listed on a site (STK-07, STK-16): every clause, by any one of its conditions. */
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
  // what is left out is named, not what is kept: an index takes no text beside the sold date in one clause
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

/**
 * True when the site lists the car at `now`: available or lately sold, shown by the dealer, with enough photos, of a
 * listed type (STK-07, STK-16).
 */
export function isListed(car: VisibilityCar, rules: VisibilityRules, now: Date): boolean {
  const fields = visibilityFields(car)
  return visibilityClauses(rules, now).every((clause) => clause.anyOf.some((condition) => holds(fields, condition)))
}

/**
 * What searches of a site find, in the index's filter language (Algolia `filters`), with values quoted (STK-07, STK-16): the same
 * rule as `isListed`, and the site's further filter.
 */
export function stockFilterExpression(
  rules: VisibilityRules & Partial<Pick<StockRules, 'searchFilter'>>,
  now: Date,
): string {
  const further = parseConfiguredFilter(rules.searchFilter ?? '')
  return [...visibilityClauses(rules, now).map(printClause), ...(further === null ? [] : [further])].join(' AND ')
}

function holds(fields: VisibilityFields, condition: FilterCondition): boolean {
  const actual = fields[condition.attribute]
  switch (condition.operator) {
    case 'is':
      return isAlike(actual, condition.value)
    case 'isNot':
      return !isAlike(actual, condition.value)
    case '=':
      return actual === condition.value
    case '>':
      return typeof actual === 'number' && actual > condition.value
    case '>=':
      return typeof actual === 'number' && actual >= condition.value
  }
}

/** As an index compares: whatever the case. */
function isAlike(actual: unknown, value: string | boolean): boolean {
  const folded = (one: unknown) => (typeof one === 'string' ? one.toLowerCase() : one)
  return folded(actual) === folded(value)
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
