import { truncateText } from '../cleanText'
import { recordableWords } from '../stock/searchedWords'
import { CLICK_IDS, type ClickId } from './clickIds.mjs'

/** What a click of each network stands for if its link has no UTM values. */
const CLICK_SOURCES: Record<ClickId, { source: string; medium: string }> = {
  gclid: { source: 'google', medium: 'cpc' },
  gbraid: { source: 'google', medium: 'cpc' },
  wbraid: { source: 'google', medium: 'cpc' },
  dclid: { source: 'google', medium: 'display' },
  msclkid: { source: 'bing', medium: 'cpc' },
  fbclid: { source: 'facebook', medium: 'social' },
  ttclid: { source: 'tiktok', medium: 'social' },
  twclid: { source: 'x', medium: 'social' },
  li_fat_id: { source: 'linkedin', medium: 'social' },
  epik: { source: 'pinterest', medium: 'social' },
}

/** What brought a shopper to the site. Names a campaign and no person: the value of a click id is not part of it. */
export interface Touch {
  /** ISO 8601 */
  at: string
  /** "google", "newsletter", "carsales.com.au" or "direct" */
  source: string
  /** "cpc", "organic", "social", "referral", "email" or "none" */
  medium: string
  /** empty if the link names none */
  campaign: string
  /** which network's click id the link had */
  click: ClickId | null
}

/** The first and the last touch of the last 30 days; null for a shopper who was not seen before. */
export interface Touches {
  first: Touch | null
  last: Touch | null
}

export const NO_TOUCHES: Touches = { first: null, last: null }

/** Days for which a touch counts, to the millisecond: one of exactly 30 days ago still does. */
export const TOUCH_DAYS = 30
const TOUCH_MS = TOUCH_DAYS * 24 * 3_600_000

/** Letters of a source, medium or campaign. */
const MAX_LETTERS = 60

/** The source of visits that nothing brought, such as by a typed address. */
export const DIRECT = 'direct'

/** Hosts of search engines and of social networks by the source that they count as. */
const REFERRERS: readonly [hosts: RegExp, source: string, medium: string][] = [
  [/(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$/, 'google', 'organic'],
  [/(^|\.)bing\.com$/, 'bing', 'organic'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo', 'organic'],
  [/(^|\.)yahoo\.(com|[a-z]{2}|com?\.[a-z]{2})$/, 'yahoo', 'organic'],
  [/(^|\.)ecosia\.org$/, 'ecosia', 'organic'],
  [/(^|\.)(facebook\.com|fb\.me)$/, 'facebook', 'social'],
  [/(^|\.)instagram\.com$/, 'instagram', 'social'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube', 'social'],
  [/(^|\.)tiktok\.com$/, 'tiktok', 'social'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'linkedin', 'social'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x', 'social'],
]

/** Pages of others that are part of a visit: a shopper who comes back from paying was not sent by them. */
const NOT_SOURCES = /(^|\.)stripe\.com$/

export interface Arrival {
  /** the query of the first page, or the campaign parameters kept of it */
  params: Readonly<Record<string, string>>
  /** `document.referrer`; empty if unknown */
  referrer: string
  /** the site's own host, with or without a port */
  host: string
}

/**
 * What brought a shopper to the site: UTM values, else a click id, else the page that linked here, else nothing, which is "direct". Null if
 * they came from a page of the site itself. Email addresses and long numbers are left out of each value.
 */
export function readTouch({ params, referrer, host }: Arrival, now: Date): Touch | null {
  const at = now.toISOString()
  const click = CLICK_IDS.find((name) => params[name]) ?? null
  const utm = (name: string) => cleanCampaignWord(params[`utm_${name}`])
  const [source, medium, campaign] = [utm('source'), utm('medium'), utm('campaign')]
  if (source || medium || campaign || click) {
    const known = click ? CLICK_SOURCES[click] : null
    return {
      at,
      source: source || known?.source || 'unknown',
      medium: medium || known?.medium || 'campaign',
      campaign,
      click,
    }
  }
  const from = readHost(referrer)
  if (from === null) return { at, source: DIRECT, medium: 'none', campaign: '', click: null }
  if (withoutPort(from) === withoutPort(host) || NOT_SOURCES.test(from)) return null
  const known = REFERRERS.find(([hosts]) => hosts.test(withoutPort(from)))
  const [, name = cleanCampaignWord(withoutPort(from).replace(/^www\./, '')) || 'unknown', kind = 'referral'] =
    known ?? []
  return { at, source: name, medium: kind, campaign: '', click: null }
}

/**
 * The touches after one more. The first stays for 30 days; each later one becomes the last, except a direct visit, which says nothing new about
 * a shopper who was sent by something within that time. Null changes nothing but drops what is too old.
 */
export function addTouch(touches: Touches, touch: Touch | null, now: Date): Touches {
  const { first, last } = currentTouches(touches, now)
  if (!touch) return { first, last }
  const isNews = touch.source !== DIRECT || last === null
  return { first: first ?? touch, last: isNews ? touch : last }
}

/** The touches of the 30 days before `now`. If only the first is too old, the last is also the first of that time. */
export function currentTouches({ first, last }: Touches, now: Date): Touches {
  const isCurrent = (touch: Touch | null) => touch !== null && now.getTime() - Date.parse(touch.at) <= TOUCH_MS
  const kept = isCurrent(last) ? last : null
  return { first: isCurrent(first) ? first : kept, last: kept }
}

/** Touches from a browser's storage or a request; what is invalid counts as none. */
export function parseTouches(stored: unknown): Touches {
  const { first, last } = (stored ?? {}) as Partial<Record<keyof Touches, unknown>>
  return { first: parseTouch(first), last: parseTouch(last) }
}

function parseTouch(stored: unknown): Touch | null {
  const { at, source, medium, campaign, click } = (stored ?? {}) as Partial<Record<keyof Touch, unknown>>
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
  const name = cleanCampaignWord(source)
  // Dates that Postgres and a report cannot hold are no times of a visit.
  if (!name || !(time > 0 && time < 8e12)) return null
  return {
    at: new Date(time).toISOString(),
    source: name,
    medium: cleanCampaignWord(medium) || 'campaign',
    campaign: cleanCampaignWord(campaign),
    click: CLICK_IDS.find((known) => known === click) ?? null,
  }
}

/** A source, medium or campaign as it is counted: short, in lower case, without what could be about a person. Empty if nothing is left. */
export function cleanCampaignWord(value: unknown): string {
  if (typeof value !== 'string') return ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres stores no NUL, and the others separate words
  const printable = value.slice(0, 300).replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
  return truncateText(recordableWords(printable.replaceAll(/%40/gi, '@')) ?? '', MAX_LETTERS).trim()
}

function readHost(referrer: string): string | null {
  try {
    return new URL(referrer).host || null
  } catch {
    return null
  }
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')
