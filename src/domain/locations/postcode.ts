/** Abbreviations of states and territories. */
export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type AustralianState = (typeof AUSTRALIAN_STATES)[number]

/** Postcode ranges of a state, inclusive, including post boxes and large-volume receivers. */
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

/** Postcodes of post boxes and large-volume receivers, inclusive. */
const POST_BOXES: readonly [from: number, to: number][] = [
  [200, 299],
  [801, 801],
  [900, 999],
  [1000, 1999],
  [2001, 2001],
  [3001, 3001],
  [4001, 4001],
  [5001, 5001],
  [6001, 6001],
  [7001, 7001],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 8999],
  [9000, 9999],
]

/** True for a postcode of post boxes or large-volume receivers, where nobody lives. */
export function isPostBoxPostcode(postcode: string): boolean {
  const number = Number(postcode)
  return POST_BOXES.some(([from, to]) => number >= from && number <= to)
}

/** True for a valid Australian postcode: "2150". */
export function isPostcode(text: string): boolean {
  return findState(text) !== null
}

/** The state of a postcode; a few border towns are served from the neighbouring state. Null if invalid. */
export function findState(text: string): AustralianState | null {
  if (!/^\d{4}$/.test(text)) return null
  const number = Number(text)
  const contains = ([from, to]: readonly [number, number]) => number >= from && number <= to
  return AUSTRALIAN_STATES.find((state) => RANGES[state].some(contains)) ?? null
}

export function isState(text: string): text is AustralianState {
  return AUSTRALIAN_STATES.some((state) => state === text)
}
