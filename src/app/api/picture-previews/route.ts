import { getPicturePreview } from '@/data/images/picturePreview'
import { parseImageRequest } from '@/domain/images'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { cronAccess } from '../access'

export const dynamic = 'force-dynamic'

/**
 * The preview of a picture, by the query of its address (`/api/images`): `{ preview }`, a data URI of a kilobyte, or null. Called with
 * CRON_SECRET by the web server, for the largest picture of a cached page.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const imageRequest = parseImageRequest(new URL(request.url).searchParams)
  if ('errors' in imageRequest) return errorResponse(400, imageRequest.errors)
  const preview = await getPicturePreview(imageRequest)
  return Response.json({ preview }, { headers: { 'Cache-Control': 'no-store' } })
})
