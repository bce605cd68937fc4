/** Colour names of a theme; hex `#rrggbb`. */
export const THEME_COLOURS = ['ink', 'paper', 'surface', 'accent', 'accentInk', 'positive', 'warning', 'sold'] as const
export type ThemeColour = (typeof THEME_COLOURS)[number]

export const HEADING_FONTS = ['instrumentSans', 'bricolageGrotesque', 'barlowCondensed', 'fraunces', 'inter'] as const
export const BODY_FONTS = ['instrumentSans', 'sourceSans', 'inter'] as const

/** Design tokens of a site, chosen in the CMS; converted to CSS variables by `src/site/theme/themeStyle`. */
export interface Theme {
  colours: Record<ThemeColour, string>
  headingFont: (typeof HEADING_FONTS)[number]
  bodyFont: (typeof BODY_FONTS)[number]
  headingWeight: 400 | 500 | 600 | 700 | 800
  headingCase: 'none' | 'uppercase'
  headingTracking: 'tight' | 'normal' | 'wide'
  radius: 'square' | 'soft' | 'round'
  density: 'compact' | 'regular' | 'airy'
  cardStyle: 'flat' | 'outlined' | 'raised'
  headerLayout: 'logoLeft' | 'logoCentre' | 'splitBrandBar'
  heroStyle: 'fullBleed' | 'split' | 'framed'
  buttonShape: 'square' | 'soft' | 'pill'
}
