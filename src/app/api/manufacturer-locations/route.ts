import { getHoursWording } from '@/data/locations/hoursWording'
import { listListedLocations } from '@/data/locations/locations'
import { manufacturerWebsites } from '@/domain/locations/manufacturerLocations'
import { siteOrigin } from '@/domain/site/origin'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { findSite } from '../access'

/** Hours change rarely, so a minute of delay is fine. */
const CACHED = { 'Cache-Control': 'public, max-age=60', Vary: 'Host' }

/** The dealerships of the request's site with their locations by department (LOC-08). */
export const GET = route({ access: findSite }, async (request, { access: site }) => {
  try {
    if (!site) return errorResponse(404, { field: 'host', message: 'Site not found.' })
    const [locations, wording] = await Promise.all([listListedLocations(site), getHoursWording(site.id)])
    const origin = siteOrigin(site.domains, process.env.PORT)
    const websites = manufacturerWebsites(site, locations, origin, { closed: site.wording.hoursClosed, wording })
    return Response.json(websites, { headers: CACHED })
  } catch (error) {
    loggerFor(request).error({ err: error }, 'Failed to fetch locations')
    return errorResponse(503, { field: 'host', message: 'Could not load locations. Try again in a moment.' })
  }
})
