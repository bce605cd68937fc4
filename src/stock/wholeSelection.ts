import type { StockSelection } from '@/domain/stock/stockSelection'

/** All stock but for what is given. */
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
