import { animateTo, prefersReducedMotion } from '@/ui/lazy/motion'

/** The position of each card of a grid, in pixels from the grid's corner. */
export type CardPositions = ReadonlyMap<Element, { left: number; top: number }>

const MOVE_SECONDS = 0.24
const FADE_SECONDS = 0.2

let running: { cancel(): void }[] = []

export function measureCards(grid: Element): CardPositions {
  const gridRect = grid.getBoundingClientRect()
  return new Map(
    [...grid.children].map((card) => {
      const { left, top } = card.getBoundingClientRect()
      return [card, { left: left - gridRect.left, top: top - gridRect.top }]
    }),
  )
}

/**
 * Animates remaining cards from their old to their new position, and fades in new ones. The layout is the new one from the
 * start: only transforms and opacity change. Cards outside the viewport, or moved by more than a screen, are not animated.
 */
export function animateReflow(grid: Element, before: CardPositions): void {
  for (const animation of running) animation.cancel()
  running = []
  if (prefersReducedMotion()) return
  const gridRect = grid.getBoundingClientRect()
  const isInSight = ({ top }: { top: number }, card: Element) =>
    gridRect.top + top < window.innerHeight && gridRect.top + top + card.clientHeight > 0
  for (const [card, now] of measureCards(grid)) {
    const previous = before.get(card)
    if (!isInSight(now, card) && !(previous && isInSight(previous, card))) continue
    if (!previous || Math.abs(previous.top - now.top) > window.innerHeight) {
      running.push(animateTo(card, { opacity: [0, 1] }, FADE_SECONDS))
      continue
    }
    const [x, y] = [previous.left - now.left, previous.top - now.top]
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue
    running.push(animateTo(card, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, MOVE_SECONDS))
  }
}
