import type { MediaImage } from '../mediaImage'
import type { CarType } from '../stock/carType'

/** What a promo card's words stand on, in the site's own colours. */
export const PROMO_TONES = [
  { value: 'ink', label: 'Dark' },
  { value: 'accent', label: 'The accent colour' },
  { value: 'surface', label: 'Light' },
] as const
export type PromoTone = (typeof PROMO_TONES)[number]['value']

/** A card of the dealer's own among search results (STK-13). Moments are ISO 8601; null leaves that end open. */
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
  /** from 1: the card stands after this many cars */
  position: number
  display: boolean
  /**
   * once a page, exactly after `position` cars, and not where fewer are found; off, it comes back after every `position`
   * cars, each time up to two later, and stands at the end where fewer are found
   */
  strictDisplay: boolean
}

export const PROMO_TILE_KINDS = ['warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'experience'] as const
export type PromoTileKind = (typeof PROMO_TILE_KINDS)[number]

/** A small tile of reassurance among search results (STK-14). Empty lists mean all. */
export interface PromoTile {
  id: number
  kind: PromoTileKind
  title: string
  text: string
  link: string | null
  makes: string[]
  carTypes: CarType[]
}

/**
 * True while something with a start and an expiry is on (STK-13, SITE-21): from its start on, and before its expiry.
 */
export function isActive({ start, expiry }: { start: string | null; expiry: string | null }, now: Date): boolean {
  const moment = now.getTime()
  return (start === null || Date.parse(start) <= moment) && (expiry === null || moment < Date.parse(expiry))
}
