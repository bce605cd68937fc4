/** Cards from which on they are narrower, and up to which shoppers are told to swipe (LOC-01). */
const ROOMY_UP_TO = 4
const HINT_UP_TO = 3

/** How a carousel of so many locations lies: cards in sight, the next one peeping in, and whether to say 'Swipe for more'. */
export function locationsCarouselShape(count: number): {
  perView: { phone: number; tablet: number; desktop: number }
  swipeHint: boolean
} {
  const perView =
    count > ROOMY_UP_TO
      ? { phone: 1.25, tablet: 2.3, desktop: 3.4 }
      : { phone: 1.1, tablet: 2, desktop: Math.max(2, Math.min(3, count)) }
  return { perView, swipeHint: count <= HINT_UP_TO }
}
