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

/** A field of a wheel, in turns clockwise from the top. */
export interface WheelField {
  /** position among the prizes; null for a field without one */
  prize: number | null
  from: number
  /** 0 to 1 */
  share: number
}

/** Percent of the draws that win nothing, whatever is left. */
export const noPrizeOdds = (odds: readonly number[]): number => Math.max(0, 100 - sum(odds))

/**
 * The fields of a wheel, each as wide as its odds, so that the picture promises what the draw gives. After each prize comes an equal part
 * of what wins nothing.
 */
export function wheelFields(odds: readonly number[]): WheelField[] {
  const total = Math.max(100, sum(odds))
  const gap = noPrizeOdds(odds) / odds.length
  let from = 0
  return odds
    .flatMap((percent, prize) => [
      { prize, percent },
      { prize: null, percent: gap },
    ])
    .filter(({ percent }) => percent > 0)
    .map(({ prize, percent }) => {
      const field = { prize, from, share: percent / total }
      from += field.share
      return field
    })
}

const sum = (odds: readonly number[]) => odds.reduce((total, percent) => total + percent, 0)

/** The campaign's state at a moment. */
export function campaignState(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  now: Date,
): 'coming' | 'open' | 'ended' {
  if (startsAt && now < new Date(startsAt)) return 'coming'
  return endsAt && now >= new Date(endsAt) ? 'ended' : 'open'
}
