import { contrastRatio } from './colour'
import { MIN_CONTRAST, nearestAccessibleColour, validateThemeContrast } from './contrast'
import type { Theme } from './theme'

/** Accent colours of a campaign page, which override the site's; hex `#rrggbb`. */
export interface CampaignColours {
  accent: string
  accentInk: string
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/**
 * Validates a campaign's accent or the text on it: an error message for staff, or null. Contrast with the page's backgrounds is
 * handled by `applyAccent`, which moves the accent to the nearest readable shade.
 */
export function validateAccent(name: keyof CampaignColours, colours: Partial<Record<keyof CampaignColours, unknown>>) {
  const { accent, accentInk } = colours
  if (!isHex(colours[name])) return 'Enter a hex colour, such as #b8322a.'
  if (name === 'accent' || !isHex(accent) || !isHex(accentInk)) return null
  const ratio = contrastRatio(accent, accentInk)
  if (ratio >= MIN_CONTRAST.text) return null
  const nearest = nearestAccessibleColour(accentInk, [{ on: accent, ratio: MIN_CONTRAST.text }])
  const advice = nearest ? ` The nearest valid colour is ${nearest}.` : ' Change the accent as well.'
  return `Text on accent has a contrast of ${Math.floor(ratio * 100) / 100}; at least ${MIN_CONTRAST.text} is required.${advice}`
}

/**
 * The site's theme with a campaign's accent. An accent with too little contrast moves to the nearest readable shade, and the
 * text on it accordingly.
 */
export function applyAccent(theme: Theme, { accent, accentInk }: CampaignColours): Theme {
  const colours = { ...theme.colours, accent, accentInk }
  const problem = validateThemeContrast(colours).find(({ colour }) => colour === 'accent')
  const accessibleAccent = problem?.suggestion ?? accent
  const accessibleInk =
    nearestAccessibleColour(accentInk, [{ on: accessibleAccent, ratio: MIN_CONTRAST.text }]) ?? accentInk
  return { ...theme, colours: { ...colours, accent: accessibleAccent, accentInk: accessibleInk } }
}

/** UTM parameters of a campaign page; empty values are omitted. */
export interface CampaignUtm {
  source: string
  medium: string
  campaign: string
}

/** The query parameters of a campaign, such as `utm_source`. */
export function utmParams(utm: CampaignUtm): Record<string, string> {
  const { source, medium, campaign } = utm
  return Object.fromEntries(
    Object.entries({ source, medium, campaign }).flatMap(([name, value]) =>
      value ? [[`utm_${name}`, value] as const] : [],
    ),
  )
}

/** The parameters of a campaign's QR code, which stands on posters, so that its visits are told apart from those of its link; none if the campaign has none. */
export const codeUtm = (utm: CampaignUtm): CampaignUtm =>
  utm.source || utm.medium || utm.campaign ? { ...utm, source: utm.source || 'poster', medium: 'qr' } : utm

/** A URL with a campaign's parameters, for posters and emails. */
export function campaignLink(url: string, utm: CampaignUtm): string {
  const link = new URL(url)
  for (const [name, value] of Object.entries(utmParams(utm))) link.searchParams.set(name, value)
  return link.toString()
}

/** The path of a page's unlisted link, which shows the page before its start. */
export const unlistedPath = (key: string) => `/unlisted/${key}`
