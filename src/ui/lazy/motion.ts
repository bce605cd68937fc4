import { animate } from 'framer-motion/dom/mini'

export type Animation = ReturnType<typeof animate>

/** The curve of `--ease-out` in tokens.css. */
const EASE_OUT = [0.2, 0.7, 0.2, 1] as const

export type Keyframes = {
  /** a target value, or start and end values */
  opacity?: number | number[]
  transform?: string | string[]
}

/**
 * Animates an element from its current state, also during another animation. Uses framer-motion's mini `animate`: 3 KB
 * compressed instead of 46 KB for `m` with layout animations. Import this file lazily.
 */
export function animateTo(element: Element, keyframes: Keyframes, seconds: number): Animation {
  return animate(element, keyframes, { duration: seconds, ease: EASE_OUT })
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
