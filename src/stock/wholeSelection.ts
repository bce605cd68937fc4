import type { StockSelection } from '@/domain/stock/stockSelection'

/** A selection of all stock, except for the given parts. */
export function wholeSelection(parts: Partial<StockSelection>): StockSelection {
  return {
    carTypes: [],
    makes: [],
    models: [],
    bodies: [],
    fuels: [],
    priceFrom: null,
    priceTo: null,
    expression: null,
    ...parts,
  }
}
