/** States and territories, as addresses abbreviate them. */
export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof AUSTRALIAN_STATES)[number]

/** Postcodes of a state, both ends included; those for post boxes and large-volume receivers are among them. */
const RANGES: Record<AustralianState, readonly [from: number, to: number][]> = {
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [[6000, 6999]],
}

/** True for four digits that belong to a state: "2150". */
export function isPostcode(text: string): boolean {
  return findState(text) !== null
}

/** The state that a postcode belongs to; a few towns beside a border are served from across it. Null for none. */
export function findState(text: string): AustralianState | null {
  if (!/^\d{4}$/.test(text)) return null
  const number = Number(text)
  const within = ([from, to]: readonly [number, number]) => number >= from && number <= to
  return AUSTRALIAN_STATES.find((state) => RANGES[state].some(within)) ?? null
}

export function isState(text: string): text is AustralianState {
  return AUSTRALIAN_STATES.some((state) => state === text)
}
