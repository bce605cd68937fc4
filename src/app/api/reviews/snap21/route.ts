import { getRating } from '@/data/reviews/ratings'
import { findSiteByHost } from '@/data/site/sites'
import { RATING_FAILED } from '@/domain/reviews/visibleReviews'
import { answerError } from '@/server/answerError'
import { loggerFor } from '@/server/logger'

const CACHED = { 'Cache-Control': 'public, max-age=3600', Vary: 'Host' }

/** The rating and stars of the site's dealer (REV-05). Other dealers' organisations are not asked about from here. */
export async function GET(request: Request) {
  const orgId = new URL(request.url).searchParams.get('orgId')?.trim() ?? ''
  if (!/^[\w-]{1,60}$/.test(orgId))
    return answerError(400, 'orgId', 'Say which organisation: letters, digits, hyphens.')
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site?.flags.reviews) return answerError(404, 'orgId', 'This site shows no ratings.')
  const own = site.reviewRules.orgId
  if (own === null ? process.env.RATINGS_URL : own !== orgId)
    return answerError(404, 'orgId', 'This is not the organisation of this site.')
  try {
    const rating = await getRating(site.id, orgId)
    return rating ? Response.json(rating, { headers: CACHED }) : answerError(404, 'orgId', 'There is no rating yet.')
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug }, RATING_FAILED)
    return answerError(503, 'orgId', RATING_FAILED)
  }
}
