/** Above the first count cards are narrower; up to the second a swipe hint is shown (LOC-01). */
const WIDE_CARDS_MAX = 4
const SWIPE_HINT_MAX = 3

/** Layout of a carousel of `count` locations: cards per view, with part of the next one, and whether 'Swipe for more' is shown. */
export function locationsCarouselShape(count: number): {
  perView: { phone: number; tablet: number; desktop: number }
  swipeHint: boolean
} {
  const perView =
    count > WIDE_CARDS_MAX
      ? { phone: 1.25, tablet: 2.3, desktop: 3.4 }
      : { phone: 1.1, tablet: 2, desktop: Math.max(2, Math.min(3, count)) }
  return { perView, swipeHint: count <= SWIPE_HINT_MAX }
}
