import { getHoursWording } from '@/data/locations/hoursWording'
import { listListedLocations } from '@/data/locations/locations'
import { manufacturerWebsites } from '@/domain/locations/manufacturerLocations'
import { siteOrigin } from '@/domain/site/origin'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { findSite } from '../access'

/** Hours change now and then; a shopper may read them a minute late. */
const CACHED = { 'Cache-Control': 'public, max-age=60', Vary: 'Host' }

/** The businesses behind the site that is asked, with their locations by department (LOC-08). Never those of another site. */
export const GET = route({ access: findSite }, async (request, { access: site }) => {
  try {
    if (!site) return errorResponse(404, { field: 'host', message: 'No dealer has this address.' })
    const [locations, wording] = await Promise.all([listListedLocations(site), getHoursWording(site.id)])
    const origin = siteOrigin(site.domains, process.env.PORT)
    const websites = manufacturerWebsites(site, locations, origin, { closed: site.wording.hoursClosed, wording })
    return Response.json(websites, { headers: CACHED })
  } catch (error) {
    loggerFor(request).error({ err: error }, 'Failed to fetch locations')
    return errorResponse(503, { field: 'host', message: 'Locations cannot be had just now. Try again in a moment.' })
  }
})
