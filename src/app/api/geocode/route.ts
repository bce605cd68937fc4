import { getGeocoding } from '@/data/locations/places'
import { isPostcode } from '@/domain/locations/postcode'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { searchRateLimit } from '../searchRateLimit'

const CACHED = { 'Cache-Control': 'public, max-age=86400' }

/** The coordinates of a postcode, at its main place. */
export const GET = route({ rateLimit: searchRateLimit('postcode') }, async (request) => {
  const postcode = new URL(request.url).searchParams.get('postcode')?.trim() ?? ''
  if (!isPostcode(postcode))
    return errorResponse(400, { field: 'postcode', message: 'Enter a 4-digit Australian postcode, such as 2150.' })
  try {
    const place = await getGeocoding().findPlaceByPostcode(postcode)
    if (!place)
      return errorResponse(404, {
        field: 'postcode',
        message: `We do not know the postcode ${postcode}. Try one nearby.`,
      })
    return Response.json(place, { headers: CACHED })
  } catch (error) {
    loggerFor(request).warn({ err: error, postcode }, 'Could not look up a postcode')
    return errorResponse(503, {
      field: 'postcode',
      message: 'Could not look up the postcode. Try again in a moment.',
    })
  }
})
