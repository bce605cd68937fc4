import { contrastRatio, fromOklab, toOklab, withLightness } from './colour'
import type { Theme, ThemeColour } from './theme'

/** Least contrast of text and of controls with what they stand on (WCAG 2.2 AA). */
export const MIN_CONTRAST = { text: 4.5, control: 3 } as const

/** What stands on what in a theme, and how clearly it must. */
const PAIRS: { colour: ThemeColour; on: ThemeColour; use: keyof typeof MIN_CONTRAST }[] = [
  { colour: 'ink', on: 'paper', use: 'text' },
  { colour: 'ink', on: 'surface', use: 'text' },
  { colour: 'accentInk', on: 'accent', use: 'text' },
  { colour: 'accent', on: 'paper', use: 'control' },
  { colour: 'accent', on: 'surface', use: 'control' },
  { colour: 'positive', on: 'paper', use: 'control' },
  { colour: 'warning', on: 'paper', use: 'control' },
  { colour: 'sold', on: 'paper', use: 'control' },
]

/** How finely the nearest passing colour is looked for, in steps of lightness. */
const LIGHTNESS_STEPS = 400

/** A pair of a theme's colours that is too hard to tell apart. */
export interface ContrastProblem {
  colour: ThemeColour
  on: ThemeColour
  /** as it is, to two decimals, never rounded up to what is needed */
  ratio: number
  required: number
  /** the nearest shade of `colour` that passes everywhere it is used; null when there is none */
  suggestion: string | null
}

/** The pairs of a theme that fail (4.5:1 for text, 3:1 for controls), each with the nearest colour that would pass. */
export function validateThemeContrast(colours: Theme['colours']): ContrastProblem[] {
  return PAIRS.flatMap(({ colour, on, use }): ContrastProblem[] => {
    const ratio = contrastRatio(colours[colour], colours[on])
    const required = MIN_CONTRAST[use]
    if (ratio >= required) return []
    const demands = PAIRS.filter((pair) => pair.colour === colour).map((pair) => ({
      on: colours[pair.on],
      ratio: MIN_CONTRAST[pair.use],
    }))
    return [
      {
        colour,
        on,
        ratio: Math.floor(ratio * 100) / 100,
        required,
        suggestion: nearestAccessibleColour(colours[colour], demands),
      },
    ]
  })
}

/**
 * The shade of a `#rrggbb` colour, nearest in lightness, that has at least the given contrast on every background; the
 * colour itself where it passes. Null when no shade does, as between a white and a black background.
 */
export function nearestAccessibleColour(colour: string, demands: { on: string; ratio: number }[]): string | null {
  const passes = (candidate: string) => demands.every(({ on, ratio }) => contrastRatio(candidate, on) >= ratio)
  if (passes(colour)) return colour
  const lab = toOklab(colour)
  for (let step = 1; step <= LIGHTNESS_STEPS; step += 1) {
    for (const sign of [-1, 1]) {
      const lightness = lab.lightness + (sign * step) / LIGHTNESS_STEPS
      if (lightness < 0 || lightness > 1) continue
      const shade = fromOklab(withLightness(lab, lightness))
      if (passes(shade)) return shade
    }
  }
  return ['#000000', '#ffffff'].find(passes) ?? null
}

/** A problem in the words of the admin: which two colours, how far off, and what would do. */
export function contrastMessage(
  { colour, on, ratio, required, suggestion }: ContrastProblem,
  labels: Record<ThemeColour, string>,
): string {
  const advice = suggestion ? ` The nearest that works is ${suggestion}.` : ` Change ${labels[on]} as well.`
  return `${labels[colour]} on ${labels[on]} has a contrast of ${ratio}; ${required} is needed.${advice}`
}
