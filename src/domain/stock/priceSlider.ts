/** The price slider search (STK-15). Dollars. */
export const PRICE_SLIDER = { min: 5000, max: 250_000, step: 500, minimumGap: 1 } as const

/** Seconds that a changed count takes to run to its new value (STK-15). */
export const COUNT_ANIMATION_SECONDS = 2

/** The two thumbs of the slider, in dollars. */
export type PriceThumbs = readonly [low: number, high: number]

/** Where the thumbs are when one of them is pulled to `value`: within the slider, and never past the other (STK-15). */
export function moveThumb([low, high]: PriceThumbs, thumb: 'low' | 'high', value: number): PriceThumbs {
  const { min, max, minimumGap } = PRICE_SLIDER
  if (thumb === 'low') return [Math.max(min, Math.min(value, high - minimumGap)), high]
  return [low, Math.min(max, Math.max(value, low + minimumGap))]
}

/** The price range of a search: a thumb at its end of the slider leaves that side open. */
export function thumbsToRange([low, high]: PriceThumbs): { min: number | null; max: number | null } {
  return { min: low > PRICE_SLIDER.min ? low : null, max: high < PRICE_SLIDER.max ? high : null }
}
