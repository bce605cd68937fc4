import type { Site } from './site'

/** Icon sizes in pixels: browser tabs, iOS home screens, Android home screens and splash screens. */
export const ICON_SIZES = [32, 180, 192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]

/** The path of a site's icon, the same on every site. */
export const iconPath = (size: IconSize) => `/icons/${size}.png`

/** The size of an icon by its file name; null for any other name. */
export function parseIconSize(file: string): IconSize | null {
  return ICON_SIZES.find((size) => file === `${size}.png`) ?? null
}

/** The web app manifest of a site, with the dealer's name and colours. */
export function webManifest({ name, theme }: Pick<Site, 'name' | 'theme'>) {
  return {
    name,
    short_name: shortName(name),
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: theme.colours.paper,
    theme_color: theme.colours.paper,
    icons: [192, 512].map((size) => ({
      src: iconPath(size as IconSize),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}

/** Phones cut names after about 12 characters, so only the words that fit are used. */
function shortName(name: string): string {
  const words = name.split(/\s+/)
  let short = words[0] ?? name
  for (const word of words.slice(1)) {
    if (`${short} ${word}`.length > 12) break
    short = `${short} ${word}`
  }
  return short
}
