import { getRating } from '@/data/reviews/ratings'
import { RATING_FAILED } from '@/domain/reviews/visibleReviews'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { findSite } from '../../access'

const CACHED = { 'Cache-Control': 'public, max-age=3600', Vary: 'Host' }

/** Rating and stars of the site's own organisation (REV-05). */
export const GET = route({ access: findSite }, async (request, { access: site }) => {
  const orgId = new URL(request.url).searchParams.get('orgId')?.trim() ?? ''
  if (!/^[\w-]{1,60}$/.test(orgId))
    return errorResponse(400, { field: 'orgId', message: 'Enter an organisation id of letters, digits or hyphens.' })
  if (!site?.flags.reviews)
    return errorResponse(404, { field: 'orgId', message: 'Ratings are not available on this site.' })
  const ownOrgId = site.reviewRules.orgId
  if (ownOrgId === null ? process.env.RATINGS_URL : ownOrgId !== orgId)
    return errorResponse(404, { field: 'orgId', message: 'This organisation does not belong to this site.' })
  try {
    const rating = await getRating(site.id, orgId)
    return rating
      ? Response.json(rating, { headers: CACHED })
      : errorResponse(404, { field: 'orgId', message: 'No rating yet.' })
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug }, RATING_FAILED)
    return errorResponse(503, { field: 'orgId', message: RATING_FAILED })
  }
})
