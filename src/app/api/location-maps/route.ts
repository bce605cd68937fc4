import * as z from 'zod'
import { listListedLocations } from '@/data/locations/locations'
import { mapOfLocations } from '@/data/locations/maps'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../access'

const CACHED = { 'Cache-Control': 'public, max-age=300', Vary: 'Host' }

const degrees = (max: number) => z.coerce.number().min(-max).max(max)
const querySchema = z
  .object({
    ids: z
      .string('Say which locations, by their numbers: 1,2,3.')
      .regex(/^\d{1,9}(,\d{1,9}){0,19}$/, 'Up to 20 numbers of locations, with commas between them.')
      .transform((text) => text.split(',').map(Number)),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
    radius: z.coerce.number().positive().max(1000).optional(),
    width: z.coerce
      .number()
      .int()
      .min(600, 'Widths go from 600 to 850.')
      .max(850, 'Widths go from 600 to 850.')
      .default(850),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lng'],
    message: 'A place has both lat and lng.',
  })

/**
 * The drawing of a map of some of the site's locations, in the order asked, and of where the shopper is (LOC-07): shapes for
 * the browser to draw, and the numbers of the locations behind its pins.
 */
export const GET = route({ access: findSite, query: querySchema }, async (_request, { access: site, query }) => {
  const { ids, lat, lng, radius, width } = query
  const listed = site ? await listListedLocations(site) : []
  const shown = ids.flatMap((id) => listed.find((location) => location.id === id) ?? [])
  const from = lat === undefined || lng === undefined ? null : { lat, lng, radiusKm: radius ?? null }
  const result = mapOfLocations(shown, { from, width })
  if (!result) {
    const message = 'None of these is a location on the map of this site.'
    return errorResponse(404, { field: 'ids', message })
  }
  return Response.json({ map: result.map, ids: result.locations.map(({ id }) => id) }, { headers: CACHED })
})
