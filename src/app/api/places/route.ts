import { getGeocoding } from '@/data/locations/places'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { searchRateLimit } from '../searchRateLimit'

/** Shorter input matches too many places, and no name is longer. */
const QUERY_LENGTH = { min: 2, max: 60 }

const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** Suggests places for part of a name or the start of a postcode. */
export const GET = route({ rateLimit: searchRateLimit('q') }, async (request) => {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (text.length < QUERY_LENGTH.min || text.length > QUERY_LENGTH.max) {
    return errorResponse(400, {
      field: 'q',
      message: `Enter a suburb or postcode of ${QUERY_LENGTH.min} to ${QUERY_LENGTH.max} characters.`,
    })
  }
  try {
    return Response.json({ places: await getGeocoding().suggestPlaces(text) }, { headers: CACHED })
  } catch (error) {
    loggerFor(request).warn({ err: error }, 'Could not suggest places')
    return errorResponse(503, { field: 'q', message: 'Could not look up places. Try again in a moment.' })
  }
})
