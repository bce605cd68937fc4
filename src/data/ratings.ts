import 'server-only'
import { reviewSummary } from '../domain/reviews/shownReviews'
import { embeddedRatings } from '../providers/ratings/embedded'
import { httpRatings } from '../providers/ratings/http'
import type { DealerRating } from '../providers/ratings/port'
import { reviewsOf } from './reviews'

/** How long a service's answer stands, and how many are kept. */
const KEPT_MS = 60 * 60_000
const KEPT_ANSWERS = 500

const KEY = Symbol.for('forecourt.ratings')

type Memory = Map<string, { answer: Promise<DealerRating | null>; until: number }>

/**
 * The rating of a site's dealer (REV-05): as the service that the environment names knows the organisation, asked once an
 * hour at most, else of the reviews kept here. Null where there is none. Rejects where the service cannot be asked.
 */
export function ratingOf(siteId: number, orgId: string): Promise<DealerRating | null> {
  const { RATINGS_URL: url, RATINGS_KEY: key } = process.env
  if (!url) return embeddedRatings(async () => reviewSummary(await reviewsOf(siteId))).ratingOf(orgId)
  const home = globalThis as { [KEY]?: Memory }
  home[KEY] ??= new Map()
  const answers = home[KEY]
  const kept = answers.get(orgId)
  const now = Date.now()
  if (kept && kept.until > now) return kept.answer
  const answer = httpRatings({ url, key: key || null }).ratingOf(orgId)
  answers.delete(orgId)
  answers.set(orgId, { answer, until: now + KEPT_MS })
  // A failure is not kept: the next shopper's page asks again.
  answer.catch(() => answers.delete(orgId))
  if (answers.size > KEPT_ANSWERS) answers.delete(answers.keys().next().value as string)
  return answer
}
