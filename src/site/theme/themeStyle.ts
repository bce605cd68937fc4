import { LRUCache } from 'lru-cache'
import type { CSSProperties } from 'react'
import { contrastRatio, fromOklab, toOklab } from '../../domain/site/colour'
import { MIN_CONTRAST, nearestAccessibleColour } from '../../domain/site/contrast'
import type { Theme } from '../../domain/site/theme'
import { FONTS, fontStack } from './fonts'

/** Style and attributes that apply a theme to an element: the page's root, or a styleguide frame. */
export interface ThemeStyle {
  style: CSSProperties
  attributes: Record<`data-${string}`, string>
}

const TRACKING = { tight: '-0.022em', normal: '-0.006em', wide: '0.025em' } as const
/** Capitals need no tightening, and more spacing when set wide. */
const CAPITALS_TRACKING = { tight: '-0.005em', normal: '0.01em', wide: '0.05em' } as const

/** Finding readable tones takes milliseconds, and every page needs its site's. */
const styles = new LRUCache<string, ThemeStyle>({ max: 1000 })

/**
 * A site's theme as CSS variables and data attributes; `src/ui/styles` derives the rest. Each chosen colour comes with
 * the tones of it that are readable as text on light and dark backgrounds, so that every component variant meets AA
 * contrast.
 */
export function themeStyle(theme: Theme): ThemeStyle {
  const key = JSON.stringify(theme)
  const style = styles.get(key) ?? buildStyle(theme)
  styles.set(key, style)
  return style
}

function buildStyle(theme: Theme): ThemeStyle {
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
    '--site-sold-ink': textColourOn(colours.sold, theme),
    ...accentTones(theme),
    ...fixedTones(theme),
    ...mutedShares(theme),
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

/** Light backgrounds for coloured text: page, soft section, and the colour's own tint. */
function lightBackgrounds({ colours }: Theme, tint: string): string[] {
  return [colours.paper, colours.surface, mix(colours.paper, tint, tintShare(colours))]
}

/** The dark section's background and its cards. */
function darkBackgrounds(theme: Theme): string[] {
  return [theme.colours.ink, darkSurface(theme)]
}

/** Cards on the dark background: slightly lighter, if the text contrast allows it. */
function darkSurface({ colours: { ink, paper } }: Theme): string {
  const lifted = mix(ink, paper, 0.1)
  return contrastRatio(lifted, paper) >= MIN_CONTRAST.text ? lifted : ink
}

function accentTones(theme: Theme): Record<`--site-${string}`, string> {
  const { accent, accentInk, ink, paper } = theme.colours
  const inverse = readableTone(accent, darkBackgrounds(theme), paper)
  const inverseInk = inverse === accent ? accentInk : textColourOn(inverse, theme)
  return {
    '--site-accent-text': readableTone(accent, lightBackgrounds(theme, accent), ink),
    '--site-accent-inverse': inverse,
    '--site-accent-inverse-ink': inverseInk,
    ...buttonTones('accent', accent, accentInk),
    ...buttonTones('accent-inverse', inverse, inverseInk),
    // On the accent, buttons swap the two colours.
    ...buttonTones('accent-ink', accentInk, accent),
  }
}

/** A button's colour under the pointer and pressed: darker, or lighter where its text would become unreadable. */
function buttonTones(name: string, colour: string, text: string): Record<`--site-${string}`, string> {
  const tone = (share: number) => {
    const darker = mix(colour, '#000000', share)
    return contrastRatio(darker, text) >= MIN_CONTRAST.text ? darker : mix(colour, '#ffffff', share)
  }
  return { [`--site-${name}-hover`]: tone(0.1), [`--site-${name}-active`]: tone(0.16) }
}

function statusColours(name: 'positive' | 'warning', theme: Theme): Record<`--site-${string}`, string> {
  const colour = theme.colours[name]
  return {
    [`--site-${name}`]: colour,
    [`--site-${name}-ink`]: textColourOn(colour, theme),
    [`--site-${name}-text`]: readableTone(colour, lightBackgrounds(theme, colour), theme.colours.ink),
    [`--site-${name}-inverse`]: readableTone(colour, darkBackgrounds(theme), theme.colours.paper),
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
    '--site-danger': readableTone(DANGER, lightBackgrounds(theme, DANGER), ink),
    '--site-danger-inverse': readableTone(DANGER, darkBackgrounds(theme), paper),
    '--site-star': readableTone(STAR, [paper, surface], ink, control),
    '--site-star-inverse': readableTone(STAR, darkBackgrounds(theme), paper, control),
    '--site-scheme': contrastRatio(paper, '#000000') > contrastRatio(ink, '#000000') ? 'light' : 'dark',
  }
}

/**
 * Share of ink in muted text and control outlines, the rest being paper: as little as looks right, and as much as stays
 * readable when ink and paper are close.
 */
function mutedShares(theme: Theme): Record<`--site-${string}`, string> {
  const { ink, paper, surface } = theme.colours
  const { text, control } = MIN_CONTRAST
  const light = [paper, surface]
  const dark = darkBackgrounds(theme)
  return {
    '--site-muted-share': shareOfInk(0.7, ink, paper, light, text),
    '--site-muted-share-inverse': shareOfInk(0.7, paper, ink, dark, text),
    '--site-control-share': shareOfInk(0.56, ink, paper, light, control),
    '--site-control-share-inverse': shareOfInk(0.56, paper, ink, dark, control),
    '--site-tint-share': `${tintShare(theme.colours) * 100}%`,
    '--site-surface-inverse': darkSurface(theme),
  }
}

/** Share of colour in a tint of the page: as much as looks right while ink stays readable on it. */
function tintShare({ ink, paper, accent, positive, warning }: Theme['colours']): number {
  const readable = (share: number) =>
    [accent, positive, warning, DANGER].every((colour) => {
      return contrastRatio(mix(paper, colour, share), ink) >= MIN_CONTRAST.text
    })
  return [0.12, 0.08, 0.04].find(readable) ?? 0
}

function shareOfInk(min: number, ink: string, paper: string, backgrounds: string[], ratio: number): string {
  let share = min
  while (share < 1 && backgrounds.some((background) => contrastRatio(mix(paper, ink, share), background) < ratio))
    share += 0.02
  return `${Math.round(Math.min(share, 1) * 100)}%`
}

/**
 * A colour in the nearest shade that is readable on all of these backgrounds; `fallback`, their text colour, when there is
 * none.
 */
function readableTone(colour: string, backgrounds: string[], fallback: string, ratio: number = MIN_CONTRAST.text) {
  return (
    nearestAccessibleColour(
      colour,
      backgrounds.map((on) => ({ on, ratio })),
    ) ?? fallback
  )
}

/** Text colour on a background: the theme's paper or ink; black or white if neither is readable. */
function textColourOn(background: string, { colours }: Theme): string {
  const themeColour = higherContrast(background, colours.paper, colours.ink)
  if (contrastRatio(background, themeColour) >= MIN_CONTRAST.text) return themeColour
  return higherContrast(background, '#000000', '#ffffff')
}

/** The colour with the higher contrast on a background. */
function higherContrast(background: string, first: string, second: string): string {
  return contrastRatio(background, first) >= contrastRatio(background, second) ? first : second
}

/** Mixes two colours, `share` 0 to 1, like CSS `color-mix(in oklab, ...)`. */
function mix(from: string, to: string, share: number): string {
  const start = toOklab(from)
  const end = toOklab(to)
  const between = (axis: keyof typeof start) => start[axis] + (end[axis] - start[axis]) * share
  return fromOklab({ lightness: between('lightness'), a: between('a'), b: between('b') })
}
