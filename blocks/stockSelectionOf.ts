import type { StockSelection } from '../src/domain/stock/stockSelection'
import type { StockSearchBlock } from '../src/payload-types'

/** The selection that a block's `filters` group describes; no group selects all. */
export function selectionOf(filters: StockSearchBlock['filters']): StockSelection {
  return {
    carTypes: filters?.carTypes ?? [],
    makes: filters?.makes ?? [],
    models: filters?.models ?? [],
    bodies: filters?.bodies ?? [],
    fuels: filters?.fuels ?? [],
    priceFrom: filters?.priceFrom ?? null,
    priceTo: filters?.priceTo ?? null,
    expression: filters?.expression ?? null,
  }
}
