/** Price slider of the search (STK-15). Dollars. */
export const PRICE_SLIDER = { min: 5000, max: 250_000, step: 500, minimumGap: 1 } as const

/** Duration of the count animation in seconds (STK-15). */
export const COUNT_ANIMATION_SECONDS = 2

/** The slider's two thumbs, in dollars. */
export type PriceThumbs = readonly [low: number, high: number]

/** The thumbs after moving one to `value`: clamped to the slider and to the other thumb (STK-15). */
export function moveThumb([low, high]: PriceThumbs, thumb: 'low' | 'high', value: number): PriceThumbs {
  const { min, max, minimumGap } = PRICE_SLIDER
  if (thumb === 'low') return [Math.max(min, Math.min(value, high - minimumGap)), high]
  return [low, Math.min(max, Math.max(value, low + minimumGap))]
}

/** The price range of the thumbs; null for a thumb at its end of the slider. */
export function thumbsToRange([low, high]: PriceThumbs): { min: number | null; max: number | null } {
  return { min: low > PRICE_SLIDER.min ? low : null, max: high < PRICE_SLIDER.max ? high : null }
}
