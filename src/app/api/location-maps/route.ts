import * as z from 'zod'
import { listListedLocations } from '@/data/locations/locations'
import { buildLocationsMap } from '@/data/locations/maps'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../access'

const CACHED = { 'Cache-Control': 'public, max-age=300', Vary: 'Host' }

const degrees = (max: number) => z.coerce.number().min(-max).max(max)
const querySchema = z
  .object({
    ids: z
      .string('Enter location ids, such as 1,2,3.')
      .regex(/^\d{1,9}(,\d{1,9}){0,19}$/, 'Enter up to 20 location ids, separated by commas.')
      .transform((text) => text.split(',').map(Number)),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
    radius: z.coerce.number().positive().max(1000).optional(),
    width: z.coerce
      .number()
      .int()
      .min(600, 'width must be from 600 to 850.')
      .max(850, 'width must be from 600 to 850.')
      .default(850),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lng'],
    message: 'lat and lng go together.',
  })

/**
 * A map of some of the site's locations, in the given order, and of the shopper's location (LOC-07): shapes for the browser
 * to render, and the ids of the locations behind its pins.
 */
export const GET = route({ access: findSite, query: querySchema }, async (_request, { access: site, query }) => {
  const { ids, lat, lng, radius, width } = query
  const listed = site ? await listListedLocations(site) : []
  const mapped = ids.flatMap((id) => listed.find((location) => location.id === id) ?? [])
  const from = lat === undefined || lng === undefined ? null : { lat, lng, radiusKm: radius ?? null }
  const result = buildLocationsMap(mapped, { from, width })
  if (!result) {
    const message = 'None of these locations is on the map of this site.'
    return errorResponse(404, { field: 'ids', message })
  }
  return Response.json({ map: result.map, ids: result.locations.map(({ id }) => id) }, { headers: CACHED })
})
