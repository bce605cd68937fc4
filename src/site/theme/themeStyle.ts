import type { CSSProperties } from 'react'
import { contrastRatio, fromOklab, toOklab } from '../../domain/site/colour'
import { MIN_CONTRAST, nearestAccessibleColour } from '../../domain/site/contrast'
import type { Theme } from '../../domain/site/theme'
import { FONTS, fontStack } from './fonts'

/** What a theme puts on the element that it dresses: the page's root, or a frame in the styleguide. */
export interface ThemeStyle {
  style: CSSProperties
  attributes: Record<`data-${string}`, string>
}

const TRACKING = { tight: '-0.022em', normal: '-0.006em', wide: '0.025em' } as const
/** Capitals need no tightening, and more air when they are set wide. */
const CAPITALS_TRACKING = { tight: '-0.005em', normal: '0.01em', wide: '0.05em' } as const

/**
 * A site's theme as CSS variables and data attributes; `src/ui/styles` turns them into everything else. Colours that staff
 * chose are passed on as they are. Beside each stands the tone of it that may be used for text, on light backgrounds and
 * on dark, so that no variant of a component can fall below AA contrast.
 */
export function themeStyle(theme: Theme): ThemeStyle {
  const { colours, headingCase } = theme
  const tracking = headingCase === 'uppercase' ? CAPITALS_TRACKING : TRACKING
  const variables: Record<`--site-${string}`, string | number> = {
    '--site-ink': colours.ink,
    '--site-paper': colours.paper,
    '--site-surface': colours.surface,
    '--site-accent': colours.accent,
    '--site-accent-ink': colours.accentInk,
    ...statusColours('positive', theme),
    ...statusColours('warning', theme),
    '--site-sold': colours.sold,
    '--site-sold-ink': inkOn(colours.sold, theme),
    ...accentTones(theme),
    ...fixedTones(theme),
    ...quietShares(theme),
    '--site-body-font': fontStack(theme.bodyFont),
    '--site-heading-font': fontStack(theme.headingFont),
    '--site-heading-weight': theme.headingWeight,
    '--site-heading-case': headingCase,
    '--site-heading-tracking': tracking[theme.headingTracking],
    '--site-heading-scale': FONTS[theme.headingFont].headingScale,
  }
  return {
    style: variables as CSSProperties,
    attributes: {
      'data-theme': '',
      'data-radius': theme.radius,
      'data-density': theme.density,
      'data-card': theme.cardStyle,
      'data-button': theme.buttonShape,
      'data-case': headingCase,
      'data-header': theme.headerLayout,
      'data-hero': theme.heroStyle,
    },
  }
}

/** The light backgrounds that text in a colour may stand on: page, soft section, and its own tint. */
function lightGrounds({ colours }: Theme, tint: string): string[] {
  return [colours.paper, colours.surface, mix(colours.paper, tint, tintShare(colours))]
}

/** The dark section's background and the cards on it. */
function darkGrounds(theme: Theme): string[] {
  return [theme.colours.ink, darkSurface(theme)]
}

/** Cards on the dark background: a little lighter than it, where the text on them has room for that. */
function darkSurface({ colours: { ink, paper } }: Theme): string {
  const lifted = mix(ink, paper, 0.1)
  return contrastRatio(lifted, paper) >= MIN_CONTRAST.text ? lifted : ink
}

function accentTones(theme: Theme): Record<`--site-${string}`, string> {
  const { accent, accentInk, ink, paper } = theme.colours
  const inverse = readableTone(accent, darkGrounds(theme), paper)
  return {
    '--site-accent-text': readableTone(accent, lightGrounds(theme, accent), ink),
    '--site-accent-inverse': inverse,
    '--site-accent-inverse-ink': inverse === accent ? accentInk : inkOn(inverse, theme),
  }
}

function statusColours(name: 'positive' | 'warning', theme: Theme): Record<`--site-${string}`, string> {
  const colour = theme.colours[name]
  return {
    [`--site-${name}`]: colour,
    [`--site-${name}-ink`]: inkOn(colour, theme),
    [`--site-${name}-text`]: readableTone(colour, lightGrounds(theme, colour), theme.colours.ink),
    [`--site-${name}-inverse`]: readableTone(colour, darkGrounds(theme), theme.colours.paper),
  }
}

/** Errors are crimson and stars amber in every theme, in the shade that its backgrounds need. */
const DANGER = '#b01030'
const STAR = '#e0a100'

function fixedTones(theme: Theme): Record<`--site-${string}`, string> {
  const { paper, ink, surface } = theme.colours
  const { control } = MIN_CONTRAST
  return {
    '--site-danger-tint': DANGER,
    '--site-danger': readableTone(DANGER, lightGrounds(theme, DANGER), ink),
    '--site-danger-inverse': readableTone(DANGER, darkGrounds(theme), paper),
    '--site-star': readableTone(STAR, [paper, surface], ink, control),
    '--site-star-inverse': readableTone(STAR, darkGrounds(theme), paper, control),
    '--site-scheme': contrastRatio(paper, '#000000') > contrastRatio(ink, '#000000') ? 'light' : 'dark',
  }
}

/**
 * How much ink is in quiet text and in the outlines of controls, the rest being paper: as little as looks right, and as
 * much as stays readable where ink and paper are close.
 */
function quietShares(theme: Theme): Record<`--site-${string}`, string> {
  const { ink, paper, surface } = theme.colours
  const { text, control } = MIN_CONTRAST
  const light = [paper, surface]
  const dark = darkGrounds(theme)
  return {
    '--site-muted-share': shareOfInk(0.7, ink, paper, light, text),
    '--site-muted-share-inverse': shareOfInk(0.7, paper, ink, dark, text),
    '--site-control-share': shareOfInk(0.56, ink, paper, light, control),
    '--site-control-share-inverse': shareOfInk(0.56, paper, ink, dark, control),
    '--site-tint-share': `${tintShare(theme.colours) * 100}%`,
    '--site-surface-inverse': darkSurface(theme),
  }
}

/** How much colour is in a tint of the page: as much as looks right and leaves ink readable on it. */
function tintShare({ ink, paper, accent, positive, warning }: Theme['colours']): number {
  const readable = (share: number) =>
    [accent, positive, warning, DANGER].every((colour) => {
      return contrastRatio(mix(paper, colour, share), ink) >= MIN_CONTRAST.text
    })
  return [0.12, 0.08, 0.04].find(readable) ?? 0
}

function shareOfInk(least: number, ink: string, paper: string, backgrounds: string[], ratio: number): string {
  let share = least
  while (share < 1 && backgrounds.some((background) => contrastRatio(mix(paper, ink, share), background) < ratio))
    share += 0.02
  return `${Math.round(Math.min(share, 1) * 100)}%`
}

/** A colour in the nearest shade that reads on all of these backgrounds; where none does, `otherwise`, their own text colour. */
function readableTone(colour: string, backgrounds: string[], otherwise: string, ratio: number = MIN_CONTRAST.text) {
  return (
    nearestAccessibleColour(
      colour,
      backgrounds.map((on) => ({ on, ratio })),
    ) ?? otherwise
  )
}

/** The theme's own paper or ink for words on a colour; where neither reads, black or white. */
function inkOn(background: string, { colours }: Theme): string {
  const own = betterOn(background, colours.paper, colours.ink)
  if (contrastRatio(background, own) >= MIN_CONTRAST.text) return own
  return betterOn(background, '#000000', '#ffffff')
}

/** Whichever of two colours reads better on a background. */
function betterOn(background: string, one: string, other: string): string {
  return contrastRatio(background, one) >= contrastRatio(background, other) ? one : other
}

/** `share` of the way (0 to 1) from one colour to another, as CSS `color-mix(in oklab, ...)` goes. */
function mix(from: string, to: string, share: number): string {
  const start = toOklab(from)
  const end = toOklab(to)
  const between = (axis: keyof typeof start) => start[axis] + (end[axis] - start[axis]) * share
  return fromOklab({ lightness: between('lightness'), a: between('a'), b: between('b') })
}
