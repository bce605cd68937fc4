/** A recorded change of a car's displayed price. */
export interface PriceChange {
  /** ISO 8601 */
  at: string
  /** dollars */
  before: number
  after: number
}

export interface PriceHistoryRow {
  /** ISO 8601 of the change to this price; null for the price before the first recorded change */
  since: string | null
  /** dollars */
  price: number
  /** against the price before; null for the first */
  change: number | null
}

/** Rows that a page shows at most. */
export const MAX_PRICE_ROWS = 8

/**
 * The recorded prices of a car, newest first; empty without a change, or when the newest record is not the price shown now, since the page
 * would then contradict itself. Nothing is assumed about prices that were not recorded.
 */
export function priceHistory(changes: readonly PriceChange[], price: number | null): PriceHistoryRow[] {
  const ordered = changes.toSorted((a, b) => a.at.localeCompare(b.at))
  const last = ordered.at(-1)
  if (!last || price === null || last.after !== Math.round(price)) return []
  const rows: PriceHistoryRow[] = [{ since: null, price: ordered[0]!.before, change: null }]
  for (const { at, before, after } of ordered) rows.push({ since: at, price: after, change: after - before })
  return rows.reverse().slice(0, MAX_PRICE_ROWS)
}
