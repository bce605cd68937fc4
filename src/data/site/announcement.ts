import 'server-only'
import {
  type Announcement,
  announcementText,
  COUNT_PLACEHOLDER,
  currentAnnouncement,
} from '../../domain/site/announcement'
import { hiddenPages, leadsTo } from '../../domain/site/hiddenPages'
import type { Site } from '../../domain/site/site'
import { AVAILABLE_FILTER } from '../../domain/stock/availability'
import { getFacetCounts } from '../stock/stock'

/**
 * A site's announcement at `now` with its number of cars, which may be an hour old since it is on every page; null for none. When a planned
 * one starts or ends, the worker expires the site's pages.
 */
export async function getAnnouncement(site: Site, now: Date): Promise<Announcement | null> {
  const planned = currentAnnouncement(site.announcement, site.plannedAnnouncements, now)
  const isDead = Boolean(planned?.link && leadsTo(planned.link, hiddenPages(site)))
  const announcement = planned && { ...planned, link: isDead ? null : planned.link }
  if (!announcement?.text.includes(COUNT_PLACEHOLDER)) return announcement
  // Sold cars stay in searches for a while.
  const counts = await getFacetCounts(site, 'car_type', AVAILABLE_FILTER, { freshness: 'aged', sort: 'recommended' })
  const text = announcementText(
    announcement.text,
    announcement.link,
    new Map(counts.map(({ value, count }) => [value, count])),
  )
  return text === null ? null : { ...announcement, text }
}
