/** A span of dollars that a list of ranges offers; `below` is excluded and null for the last. */
export interface DollarBand {
  label: string
  from: number
  below: number | null
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`

function bandsAt(edges: readonly number[]): readonly DollarBand[] {
  return [0, ...edges].map((from, index) => {
    const below = edges[index] ?? null
    if (below === null) return { label: `${dollars(from)} and over`, from, below }
    return { label: from === 0 ? `Under ${dollars(below)}` : `${dollars(from)} to ${dollars(below - 1)}`, from, below }
  })
}

/** The values of `price_range` (STK-03), cheapest first. */
export const PRICE_BANDS = bandsAt([10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000])

/** The values of `weekly_price_range` (STK-03), cheapest first. */
export const WEEKLY_PRICE_BANDS = bandsAt([50, 100, 150, 200, 250, 300, 400])

/** The label of the band that an amount falls in; null for no amount, zero or less. */
export function findBand(amount: number | null, bands: readonly DollarBand[]): string | null {
  if (amount === null || !(amount > 0)) return null
  return bands.find(({ below }) => below === null || amount < below)?.label ?? null
}
