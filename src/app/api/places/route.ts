import { geocoding } from '@/data/locations/places'
import { answerError } from '@/server/answerError'
import { loggerFor } from '@/server/logger'

/** Fewer letters would suggest half the country, and no name is longer. */
const LETTERS = { fewest: 2, most: 60 }

const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** Places that shoppers may mean by what they have typed so far: part of a name, or the start of a postcode. */
export async function GET(request: Request) {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (text.length < LETTERS.fewest || text.length > LETTERS.most) {
    return answerError(400, 'q', `Type a suburb or postcode, from ${LETTERS.fewest} to ${LETTERS.most} characters.`)
  }
  try {
    return Response.json({ places: await geocoding().suggestPlaces(text) }, { headers: CACHED })
  } catch (error) {
    loggerFor(request).warn({ err: error }, 'Places could not be suggested')
    return answerError(503, 'q', 'We could not look up places just now. Try again in a moment.')
  }
}
