import { geocoding } from '@/data/locations/places'
import { isPostcode } from '@/domain/locations/postcode'
import { answerError } from '@/server/answerError'
import { loggerFor } from '@/server/logger'

/** Places stay where they are. */
const CACHED = { 'Cache-Control': 'public, max-age=86400' }

/** Where a postcode is: the place that stands for it. */
export async function GET(request: Request) {
  const postcode = new URL(request.url).searchParams.get('postcode')?.trim() ?? ''
  if (!isPostcode(postcode))
    return answerError(400, 'postcode', 'Enter an Australian postcode, four digits such as 2150.')
  try {
    const place = await geocoding().placeOfPostcode(postcode)
    if (!place) return answerError(404, 'postcode', `We do not know the postcode ${postcode}. Try one nearby.`)
    return Response.json(place, { headers: CACHED })
  } catch (error) {
    loggerFor(request).warn({ err: error, postcode }, 'A postcode could not be looked up')
    return answerError(503, 'postcode', 'We could not look up the postcode just now. Try again in a moment.')
  }
}
