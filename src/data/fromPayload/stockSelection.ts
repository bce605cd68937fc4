import type { StockSelection } from '../../domain/stock/stockSelection'
import type { StockSearchBlock } from '../../payload-types'

/** The selection of a block's `filters` group; all stock without one. */
export function toStockSelection(filters: StockSearchBlock['filters']): StockSelection {
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
