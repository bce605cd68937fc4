import { isActive } from '../promotions/promotion'
import { CAR_TYPES } from '../stock/carType'

/** In an announcement's text: the number of cars in the search that it links to. */
export const COUNT_PLACEHOLDER = '{count}'

/** Announcements with dates that a site keeps at a time. */
export const MAX_PLANNED_ANNOUNCEMENTS = 20

/** A line above the header. */
export interface Announcement {
  text: string
  link: string | null
}

/** An announcement between two ISO 8601 moments; null is open-ended. */
export interface PlannedAnnouncement extends Announcement {
  start: string | null
  expiry: string | null
}

/** What the bar says at `now`: the last planned announcement between its dates, else the site's own; null for none. */
export function currentAnnouncement(
  own: Announcement | null,
  planned: readonly PlannedAnnouncement[],
  now: Date,
): Announcement | null {
  const current = planned.findLast((announcement) => isActive(announcement, now))
  return current ? { text: current.text, link: current.link } : own
}

/** The searches whose cars can be counted: all stock, or one car type. */
const COUNTED_SEARCH = /^\/search\/(new-used-and-demo|new|used|demo)-cars\/?$/

/** Why the number in an announcement cannot be computed; null if it can, or if there is none. */
export function findAnnouncementProblem(text: string, link: string | null | undefined): string | null {
  if (!text.includes(COUNT_PLACEHOLDER) || COUNTED_SEARCH.test(link ?? '')) return null
  return `${COUNT_PLACEHOLDER} needs a link to /search/new-used-and-demo-cars, /search/new-cars, /search/used-cars or /search/demo-cars.`
}

/**
 * An announcement with its number. `counts` are listed cars by car type. Null if it counts cars and there are none, since "0 cars" is
 * no news.
 */
export function announcementText(
  text: string,
  link: string | null,
  counts: ReadonlyMap<string, number>,
): string | null {
  if (!text.includes(COUNT_PLACEHOLDER)) return text
  const search = COUNTED_SEARCH.exec(link ?? '')?.[1]
  const types = CAR_TYPES.filter((type) => search === type || search === 'new-used-and-demo')
  const count = types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)
  return count > 0 ? text.replaceAll(COUNT_PLACEHOLDER, count.toLocaleString('en-AU')) : null
}
