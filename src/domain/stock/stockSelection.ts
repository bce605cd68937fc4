import type { CarType } from './carType'
import { normalizeConfiguredFilter } from './filters/configuredFilter'
import { quoteFilterValue } from './filters/printFilter'
import { TREE_ATTRIBUTE } from './makeModelTree'
import type { SearchState } from './searchState'
import { ALL_STOCK, NARROWING_ATTRIBUTES } from './searchState'

/**
 * A selection of a site's stock, configured in a block (STK-16, STK-17). Empty lists and nulls match any. Dollars.
 */
export interface StockSelection {
  carTypes: CarType[]
  makes: string[]
  models: string[]
  bodies: string[]
  fuels: string[]
  priceFrom: number | null
  priceTo: number | null
  /** in the index's filter language; only evaluated by the index */
  expression: string | null
}

/** Lists of a selection whose values come from the stock. */
export type StockValueList = 'makes' | 'models' | 'bodies' | 'fuels'

/** The selection in the index's filter language; null if it selects everything (STK-16, STK-17). */
export function selectionFilter(selection: StockSelection): string | null {
  const oneOf = (attribute: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`(${values.map((value) => `${attribute}:${quoteFilterValue(value)}`).join(' OR ')})`]
  const expression = normalizeConfiguredFilter(selection.expression ?? '')
  const parts = [
    ...oneOf('car_type', selection.carTypes),
    ...oneOf('make', selection.makes),
    ...oneOf('model', selection.models),
    ...oneOf('body', selection.bodies),
    ...oneOf('fuel', selection.fuels),
    ...(selection.priceFrom === null ? [] : [`price >= ${selection.priceFrom}`]),
    ...(selection.priceTo === null ? [] : [`price <= ${selection.priceTo}`]),
    ...(expression ? [`(${expression})`] : []),
  ]
  return parts.length > 0 ? parts.join(' AND ') : null
}

/**
 * The search of a selection's "see all" link (STK-17); its expression cannot be in a URL and is omitted.
 */
export function selectionSearch(selection: StockSelection): SearchState {
  const { priceFrom: min, priceTo: max } = selection
  return {
    ...ALL_STOCK,
    refinements: {
      car_type: selection.carTypes,
      make: selection.makes,
      model: selection.models,
      body: selection.bodies,
      fuel: selection.fuels,
    },
    ranges: min === null && max === null ? {} : { price: { min, max } },
  }
}

/**
 * Selected values in the index's filter language: any value per attribute, or every one of a narrowing attribute, and all attributes.
 * Null for none.
 */
export function refinementsFilter(refinements: SearchState['refinements']): string | null {
  const parts = Object.entries(refinements)
    .filter(([, values]) => values.length > 0)
    .map(([attribute, values]) => {
      const indexed = attribute === 'make_model' ? TREE_ATTRIBUTE : attribute
      const conditions = values.map((value) => `${indexed}:${quoteFilterValue(value)}`)
      return NARROWING_ATTRIBUTES.has(attribute) ? conditions.join(' AND ') : `(${conditions.join(' OR ')})`
    })
  return parts.length > 0 ? parts.join(' AND ') : null
}
