import 'server-only'
import { announcementText, COUNT_PLACEHOLDER } from '../../domain/site/announcement'
import type { Site } from '../../domain/site/site'
import { getFacetCounts } from '../stock/stock'

/** A site's announcement with its number of cars, which may be an hour old since it is on every page; null for none. */
export async function getAnnouncement(site: Site): Promise<Site['announcement']> {
  const { announcement } = site
  if (!announcement?.text.includes(COUNT_PLACEHOLDER)) return announcement
  const counts = await getFacetCounts(site, 'car_type', null, 'aged')
  const text = announcementText(
    announcement.text,
    announcement.link,
    new Map(counts.map(({ value, count }) => [value, count])),
  )
  return text === null ? null : { ...announcement, text }
}
