import { geocoding } from '@/data/locations/places'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'

/** Fewer letters would suggest half the country, and no name is longer. */
const QUERY_LENGTH = { fewest: 2, most: 60 }

const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** Places that shoppers may mean by what they have typed so far: part of a name, or the start of a postcode. */
export const GET = route({}, async (request) => {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (text.length < QUERY_LENGTH.fewest || text.length > QUERY_LENGTH.most) {
    return errorResponse(400, {
      field: 'q',
      message: `Type a suburb or postcode, from ${QUERY_LENGTH.fewest} to ${QUERY_LENGTH.most} characters.`,
    })
  }
  try {
    return Response.json({ places: await geocoding().suggestPlaces(text) }, { headers: CACHED })
  } catch (error) {
    loggerFor(request).warn({ err: error }, 'Places could not be suggested')
    return errorResponse(503, { field: 'q', message: 'We could not look up places just now. Try again in a moment.' })
  }
})
