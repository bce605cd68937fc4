/** A prize of a wheel, with how many are left. */
export interface DrawnPrize {
  key: string
  label: string
  /** percent of the draws, 0 to 100 */
  odds: number
  /** null for any number */
  left: number | null
}

/** Hex digits of a seed that a draw reads: 52 bits, as many as a number holds exactly. */
const SEED_DIGITS = 13

/** The number of a seed in [0, 1): its first 52 bits. @throws RangeError unless it has 64 hex digits */
export function seedNumber(seed: string): number {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('A seed has 64 hex digits')
  return Number.parseInt(seed.slice(0, SEED_DIGITS), 16) / 16 ** SEED_DIGITS
}

/**
 * The prize that a seed draws; null for none. Each prize has its share of 100, in their order; the rest wins nothing, as does the share of a prize of which
 * none is left. The same seed and prizes always give the same result, so that a draw can be checked.
 */
export function drawPrize(seed: string, prizes: readonly DrawnPrize[]): DrawnPrize | null {
  const drawn = seedNumber(seed) * 100
  let from = 0
  for (const prize of prizes) {
    if (drawn >= from && drawn < from + prize.odds) return prize.left === 0 ? null : prize
    from += prize.odds
  }
  return null
}

/** The campaign's state at a moment. */
export function campaignState(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  now: Date,
): 'coming' | 'open' | 'ended' {
  if (startsAt && now < new Date(startsAt)) return 'coming'
  return endsAt && now >= new Date(endsAt) ? 'ended' : 'open'
}
