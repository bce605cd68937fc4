import { THEME_COLOURS, type ThemeColour } from '../site/theme'

/** What an element of a page is painted with, as browsers compute it. */
export interface Painted {
  /** whether words of a heading are clicked */
  isHeading: boolean
  /** backgrounds of the element and of those around it, from the inside: `rgb(184, 50, 42)`; a transparent one is no colour of a theme */
  backgrounds: readonly string[]
  /** of the theme on the page, as it is set: `#b8322a` */
  colours: Readonly<Record<ThemeColour, string>>
}

/** Text colours are no backgrounds: white text on the accent is not the page's white. */
const BACKGROUNDS = THEME_COLOURS.filter((name) => name !== 'accentInk')

/** Paths of a site's theme that a click can open. */
const PATHS: ReadonlySet<string> = new Set([
  'theme.headingFont',
  ...THEME_COLOURS.map((name) => `theme.colours.${name}`),
])

/** The field of a theme that paints what is clicked: the font of a heading, else the innermost background that is a colour of the theme. */
export function findThemeField({ isHeading, backgrounds, colours }: Painted): string {
  if (isHeading) return 'theme.headingFont'
  for (const background of backgrounds) {
    const painted = BACKGROUNDS.find((name) => toRgb(colours[name]) === background)
    if (painted) return `theme.colours.${painted}`
  }
  return 'theme.colours.paper'
}

/** The field of a message from a preview; null for anything else. */
export const readThemeField = (value: unknown): string | null =>
  typeof value === 'string' && PATHS.has(value) ? value : null

/** `#b8322a` as browsers compute it: `rgb(184, 50, 42)`. Null for other notations. */
function toRgb(hex: string): string | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim()) ?? []
  if (!red || !green || !blue) return null
  return `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')})`
}
