import type { CSSProperties } from 'react'
import type { Theme } from '../domain/site/theme'
import { FONTS, fontStack } from './fonts'
import { betterOn, mix, readableTone } from './tones'

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
 * chose are passed on as they are. Beside each stands the tone of it that may be used for text, on light grounds and
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
    '--site-sold-ink': betterOn(colours.sold, colours.paper, colours.ink),
    ...accentTones(theme),
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

/** The light grounds that text in a colour may stand on: page, soft section, and its own tint. */
function lightGrounds({ colours }: Theme, tint: string): string[] {
  return [colours.paper, colours.surface, mix(colours.paper, tint, 0.12)]
}

/** The dark section's ground and the cards on it. */
function darkGrounds({ colours }: Theme): string[] {
  return [colours.ink, mix(colours.ink, colours.paper, 0.1)]
}

function accentTones(theme: Theme): Record<`--site-${string}`, string> {
  const { accent, accentInk, ink, paper } = theme.colours
  const inverse = readableTone(accent, darkGrounds(theme))
  return {
    '--site-accent-text': readableTone(accent, lightGrounds(theme, accent)),
    '--site-accent-inverse': inverse,
    '--site-accent-inverse-ink': inverse === accent ? accentInk : betterOn(inverse, ink, paper),
  }
}

function statusColours(name: 'positive' | 'warning', theme: Theme): Record<`--site-${string}`, string> {
  const colour = theme.colours[name]
  const { ink, paper } = theme.colours
  return {
    [`--site-${name}`]: colour,
    [`--site-${name}-ink`]: betterOn(colour, paper, ink),
    [`--site-${name}-text`]: readableTone(colour, lightGrounds(theme, colour)),
    [`--site-${name}-inverse`]: readableTone(colour, darkGrounds(theme)),
  }
}
