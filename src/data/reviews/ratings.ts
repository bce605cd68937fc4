import 'server-only'
import { reviewSummary } from '../../domain/reviews/visibleReviews'
import { embeddedRatings } from '../../providers/ratings/embedded'
import { httpRatings } from '../../providers/ratings/http'
import type { DealerRating, RatingsProvider } from '../../providers/ratings/port'
import { memoizeAsync } from '../../server/memoizeAsync'
import { listReviews } from './reviews'

/** Milliseconds to cache a service's response. */
const TTL_MS = 60 * 60_000
const MAX_ANSWERS = 500

const KEY = Symbol.for('forecourt.ratings')

/**
 * The rating of a site's dealer (REV-05): from the service configured in the environment, at most once an hour, else from
 * the site's reviews; null if there is none. Rejects if the service fails.
 */
export function getRating(siteId: number, orgId: string): Promise<DealerRating | null> {
  const { RATINGS_URL: url, RATINGS_KEY: key } = process.env
  if (!url) return embeddedRatings(async () => reviewSummary(await listReviews(siteId))).getRating(orgId)
  const home = globalThis as { [KEY]?: RatingsProvider['getRating'] }
  home[KEY] ??= memoizeAsync(httpRatings({ url, key: key || null }).getRating, { max: MAX_ANSWERS, ttl: TTL_MS })
  return home[KEY](orgId)
}
