import { contrastRatio, fromOklab, toOklab, withLightness } from './colour'
import type { Theme, ThemeColour } from './theme'

/** Minimum contrast of text and controls with their background (WCAG 2.2 AA). */
export const MIN_CONTRAST = { text: 4.5, control: 3 } as const

/** Foreground and background pairs of a theme, with their use. */
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

/** Lightness steps in the search for the nearest accessible colour. */
const LIGHTNESS_STEPS = 400

/** A pair of theme colours with too little contrast. */
export interface ContrastProblem {
  colour: ThemeColour
  on: ThemeColour
  /** actual ratio with two decimals, rounded down */
  ratio: number
  required: number
  /** the nearest shade of `colour` that passes in every pair; null if there is none */
  suggestion: string | null
}

/** The pairs of a theme that fail (4.5:1 for text, 3:1 for controls), each with the nearest accessible colour. */
export function validateThemeContrast(colours: Theme['colours']): ContrastProblem[] {
  return PAIRS.flatMap(({ colour, on, use }): ContrastProblem[] => {
    const ratio = contrastRatio(colours[colour], colours[on])
    const required = MIN_CONTRAST[use]
    if (ratio >= required) return []
    const requirements = PAIRS.filter((pair) => pair.colour === colour).map((pair) => ({
      on: colours[pair.on],
      ratio: MIN_CONTRAST[pair.use],
    }))
    return [
      {
        colour,
        on,
        ratio: Math.floor(ratio * 100) / 100,
        required,
        suggestion: nearestAccessibleColour(colours[colour], requirements),
      },
    ]
  })
}

/**
 * The shade of a `#rrggbb` colour, nearest in lightness, with at least the given contrast on every background; the colour itself
 * if it passes. Null if there is none, as with both a white and a black background.
 */
export function nearestAccessibleColour(colour: string, requirements: { on: string; ratio: number }[]): string | null {
  const passes = (candidate: string) => requirements.every(({ on, ratio }) => contrastRatio(candidate, on) >= ratio)
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

/** The error message of a contrast problem: both colours, the ratios and the suggestion. */
export function contrastMessage(
  { colour, on, ratio, required, suggestion }: ContrastProblem,
  labels: Record<ThemeColour, string>,
): string {
  const advice = suggestion ? ` The nearest valid colour is ${suggestion}.` : ` Change ${labels[on]} as well.`
  return `${labels[colour]} on ${labels[on]} has a contrast of ${ratio}; at least ${required} is required.${advice}`
}

/** The suggested colour in a contrast message, in lower case. Undefined if it has none. */
export function parseSuggestedColour(message: string): string | undefined {
  return /nearest valid colour is (#[0-9a-f]{6})/i.exec(message)?.[1]?.toLowerCase()
}
