import { formatNumber } from '../format'
import type { Car } from '../stock/car'

/** '{n} views' (CAR-15); null where nobody has looked yet. */
export function formatViews(views: number): string | null {
  if (views < 1) return null
  return `${formatNumber(views)} ${views === 1 ? 'view' : 'views'}`
}

/** What a page may have shown a while ago and learns anew with its views (CAR-15). */
export type CarFields = Pick<Car, 'status' | 'reserved' | 'updatedAt' | 'photosCount'>

/** The answer of /api/cars/{slug}/view.json. */
export interface CarViewAnswer {
  views: number
  car_fields: { status: string; reserved: boolean; updated_at: string; photos_count: number }
}

const ROBOTS =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse|headless|pingdom|monitor|python|curl|wget|java\/|go-http|axios|node-fetch|undici|scrapy|archiver|validator/i

/** True for what is no shopper: search engines, link previews, monitors and scripts. An agent that says nothing is one. */
export function isBot(userAgent: string | null | undefined): boolean {
  return !userAgent?.trim() || ROBOTS.test(userAgent)
}
