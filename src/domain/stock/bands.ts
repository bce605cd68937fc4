import { formatDollars } from '../format'

/** A band of amounts in dollars; `below` is exclusive and null for the last band. */
export interface DollarBand {
  label: string
  from: number
  below: number | null
}

function createBands(edges: readonly number[]): readonly DollarBand[] {
  return [0, ...edges].map((from, index) => {
    const below = edges[index] ?? null
    if (below === null) return { label: `${formatDollars(from)} and over`, from, below }
    return {
      label: from === 0 ? `Under ${formatDollars(below)}` : `${formatDollars(from)} to ${formatDollars(below - 1)}`,
      from,
      below,
    }
  })
}

/** Bands of `price_range` (STK-03), ascending. */
export const PRICE_BANDS = createBands([10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000])

/** Bands of `weekly_price_range` (STK-03), ascending. */
export const WEEKLY_PRICE_BANDS = createBands([50, 100, 150, 200, 250, 300, 400])

/** The label of the band of an amount; null for null, zero or less. */
export function findBand(amount: number | null, bands: readonly DollarBand[]): string | null {
  if (amount === null || !(amount > 0)) return null
  return bands.find(({ below }) => below === null || amount < below)?.label ?? null
}
