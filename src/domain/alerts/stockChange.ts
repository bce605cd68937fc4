/** What can happen to a car that shoppers are told of. */
export const STOCK_CHANGES = ['listed', 'priceDrop', 'back', 'sold'] as const
export type StockChangeKind = (typeof STOCK_CHANGES)[number]

/** What alerts knew of a car at the last check. */
export interface KnownCar {
  /** it was listed and for sale */
  isForSale: boolean
  /** it was for sale at some time */
  wasForSale: boolean
  /** dollars; null for none */
  price: number | null
}

/** A car as it is now. */
export interface CurrentCar {
  isForSale: boolean
  isSold: boolean
  price: number | null
}

export interface StockChange {
  kind: StockChangeKind
  /** dollars, of a price drop and of a car that came back */
  priceBefore: number | null
  priceAfter: number | null
}

/**
 * What shoppers are told of a car that changed; null for nothing. Higher prices, new prices, and cars that are no longer listed without having been
 * sold are no news.
 */
export function findStockChange(before: KnownCar | null, now: CurrentCar): StockChange | null {
  const prices = { priceBefore: before?.price ?? null, priceAfter: now.price }
  if (!now.isForSale) return before?.isForSale && now.isSold ? { kind: 'sold', ...prices } : null
  if (!before?.wasForSale) return { kind: 'listed', priceBefore: null, priceAfter: now.price }
  if (!before.isForSale) return { kind: 'back', ...prices }
  if (before.price !== null && now.price !== null && now.price < before.price) return { kind: 'priceDrop', ...prices }
  return null
}

/** What alerts know of a car after a check. */
export const toKnownCar = (before: KnownCar | null, { isForSale, price }: CurrentCar): KnownCar => ({
  isForSale,
  wasForSale: isForSale || (before?.wasForSale ?? false),
  price,
})
