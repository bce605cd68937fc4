import type { MediaImage } from '../mediaImage'
import type { CarType } from '../stock/carType'

/** Background colours of a promo card. */
export const PROMO_TONES = [
  { value: 'ink', label: 'Dark' },
  { value: 'accent', label: 'Accent' },
  { value: 'surface', label: 'Light' },
] as const
export type PromoTone = (typeof PROMO_TONES)[number]['value']

/** Which visitors a promo card or tile is for: all, those who come for the first time, or those who come back within 30 days. */
export const PROMO_VISITORS = [
  { value: 'all', label: 'All visitors' },
  { value: 'new', label: 'First visit' },
  { value: 'returning', label: 'Returning visitors' },
] as const
export type PromoVisitors = (typeof PROMO_VISITORS)[number]['value']

/** Which searches a promo card or tile is for. Empty lists and nulls match all. Dollars. */
export interface PromoAudience {
  carTypes: readonly CarType[]
  makes: readonly string[]
  /** "HiLux" or "Toyota HiLux" */
  models: readonly string[]
  bodies: readonly string[]
  fuels: readonly string[]
  priceFrom: number | null
  priceTo: number | null
  /** any of them in what the shopper typed */
  words: readonly string[]
  /** pages are the same for all visitors, so the browser decides */
  visitors: PromoVisitors
}

/** All searches. */
export const EVERYONE: PromoAudience = {
  carTypes: [],
  makes: [],
  models: [],
  bodies: [],
  fuels: [],
  priceFrom: null,
  priceTo: null,
  words: [],
  visitors: 'all',
}

/** A dealer's promo card among search results (STK-13). Dates are ISO 8601; a null date is open-ended. */
export interface PromoCard {
  id: number
  title: string
  text: string | null
  lines: string[]
  link: string
  linkLabel: string | null
  image: MediaImage | null
  tone: PromoTone
  start: string | null
  expiry: string | null
  /** from 1: shown after this many cars */
  position: number
  display: boolean
  /**
   * strict: once per page, exactly after `position` cars, and hidden if there are fewer; not strict: repeated after every
   * `position` cars, each time up to two later, and shown at the end if there are fewer
   */
  strictDisplay: boolean
  audience: PromoAudience
}

export const PROMO_TILE_KINDS = [
  'warranty',
  'videoCall',
  'tradeIn',
  'freight',
  'finance',
  'experience',
  'offer',
] as const
export type PromoTileKind = (typeof PROMO_TILE_KINDS)[number]

/** A small promo tile among search results (STK-14). Dates are ISO 8601; a null date is open-ended. */
export interface PromoTile {
  id: number
  kind: PromoTileKind
  title: string
  text: string
  link: string | null
  start: string | null
  expiry: string | null
  audience: PromoAudience
}

/**
 * True from `start` until before `expiry` (STK-13, SITE-21).
 */
export function isActive({ start, expiry }: { start: string | null; expiry: string | null }, now: Date): boolean {
  const moment = now.getTime()
  return (start === null || Date.parse(start) <= moment) && (expiry === null || moment < Date.parse(expiry))
}
