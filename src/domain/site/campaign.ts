import { contrastRatio } from './colour'
import { MIN_CONTRAST, nearestAccessibleColour, validateThemeContrast } from './contrast'
import type { Theme } from './theme'

/** A campaign page's own accent, in place of the site's; hex `#rrggbb`. */
export interface CampaignColours {
  accent: string
  accentInk: string
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/**
 * Why a campaign's accent, or the text on it, cannot be used, in words for staff; null where it can. What a page's own
 * backgrounds need of the accent is seen to where it is worn: `applyAccent` moves it to the nearest shade that reads.
 */
export function validateAccent(name: keyof CampaignColours, colours: Partial<Record<keyof CampaignColours, unknown>>) {
  const { accent, accentInk } = colours
  if (!isHex(colours[name])) return 'A colour is # and six digits or letters a to f, such as #b8322a.'
  if (name === 'accent' || !isHex(accent) || !isHex(accentInk)) return null
  const ratio = contrastRatio(accent, accentInk)
  if (ratio >= MIN_CONTRAST.text) return null
  const nearest = nearestAccessibleColour(accentInk, [{ on: accent, ratio: MIN_CONTRAST.text }])
  const advice = nearest ? ` The nearest that works is ${nearest}.` : ' Change the accent as well.'
  return `Text on accent has a contrast of ${Math.floor(ratio * 100) / 100}; ${MIN_CONTRAST.text} is needed.${advice}`
}

/**
 * The site's theme with a campaign's accent. An accent that would be hard to see on the site's page moves to the nearest
 * shade that is not, and the text on it with it.
 */
export function applyAccent(theme: Theme, { accent, accentInk }: CampaignColours): Theme {
  const colours = { ...theme.colours, accent, accentInk }
  const problem = validateThemeContrast(colours).find(({ colour }) => colour === 'accent')
  const seen = problem?.suggestion ?? accent
  const read = nearestAccessibleColour(accentInk, [{ on: seen, ratio: MIN_CONTRAST.text }]) ?? accentInk
  return { ...theme, colours: { ...colours, accent: seen, accentInk: read } }
}

/** Where visitors of a campaign's page are counted as coming from; empty values are left out. */
export interface CampaignUtm {
  source: string
  medium: string
  campaign: string
}

/** The query parameters of a campaign, `utm_source` and the like. */
export function utmParams(utm: CampaignUtm): Record<string, string> {
  const { source, medium, campaign } = utm
  return Object.fromEntries(
    Object.entries({ source, medium, campaign }).flatMap(([name, value]) =>
      value ? [[`utm_${name}`, value] as const] : [],
    ),
  )
}

/** An address with a campaign's parameters, for posters and mails. */
export function campaignLink(url: string, utm: CampaignUtm): string {
  const link = new URL(url)
  for (const [name, value] of Object.entries(utmParams(utm))) link.searchParams.set(name, value)
  return link.toString()
}

/** The path of a page's unlisted link, which shows it before its start to whoever has the link. */
export const unlistedPath = (key: string) => `/unlisted/${key}`
