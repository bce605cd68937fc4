import 'server-only'
import { reviewSummary } from '../../domain/reviews/visibleReviews'
import { embeddedRatings } from '../../providers/ratings/embedded'
import { httpRatings } from '../../providers/ratings/http'
import type { DealerRating, RatingsProvider } from '../../providers/ratings/port'
import { memoizeAsync } from '../../server/memoizeAsync'
import { listReviews } from './reviews'

/** Milliseconds for which a service's answer is fresh. */
const TTL_MS = 60 * 60_000
const MAX_ANSWERS = 500

const KEY = Symbol.for('forecourt.ratings')

/**
 * The rating of a site's dealer (REV-05): as the service that the environment names knows the organisation, asked once an
 * hour at most, else of the reviews kept here. Null where there is none. Rejects where the service cannot be asked.
 */
export function getRating(siteId: number, orgId: string): Promise<DealerRating | null> {
  const { RATINGS_URL: url, RATINGS_KEY: key } = process.env
  if (!url) return embeddedRatings(async () => reviewSummary(await listReviews(siteId))).getRating(orgId)
  const home = globalThis as { [KEY]?: RatingsProvider['getRating'] }
  home[KEY] ??= memoizeAsync(httpRatings({ url, key: key || null }).getRating, { max: MAX_ANSWERS, ttl: TTL_MS })
  return home[KEY](orgId)
}
