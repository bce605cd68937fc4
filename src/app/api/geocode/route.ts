import { geocoding } from '@/data/locations/places'
import { isPostcode } from '@/domain/locations/postcode'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'

/** Places stay where they are. */
const CACHED = { 'Cache-Control': 'public, max-age=86400' }

/** Where a postcode is: the place that stands for it. */
export const GET = route({}, async (request) => {
  const postcode = new URL(request.url).searchParams.get('postcode')?.trim() ?? ''
  if (!isPostcode(postcode))
    return errorResponse(400, { field: 'postcode', message: 'Enter an Australian postcode, four digits such as 2150.' })
  try {
    const place = await geocoding().placeOfPostcode(postcode)
    if (!place)
      return errorResponse(404, {
        field: 'postcode',
        message: `We do not know the postcode ${postcode}. Try one nearby.`,
      })
    return Response.json(place, { headers: CACHED })
  } catch (error) {
    loggerFor(request).warn({ err: error, postcode }, 'A postcode could not be looked up')
    return errorResponse(503, {
      field: 'postcode',
      message: 'We could not look up the postcode just now. Try again in a moment.',
    })
  }
})
