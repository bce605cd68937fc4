import { deliverImage } from '@/data/images/deliverImage'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { parseImageRequest } from '@/domain/images'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'

export const dynamic = 'force-dynamic'

/** A day in the browser, then shown for another week while a newer one is fetched. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

const ERRORS = {
  unknown: { status: 404, message: 'There is no such picture on this site.' },
  broken: { status: 422, message: 'That is no photo: JPEG, PNG, GIF, WebP and AVIF are.' },
  unreachable: { status: 502, message: 'The photo\u2019s own server did not give it.' },
  busy: { status: 503, message: 'Too many pictures are being made. Try again in a moment.' },
} as const

/** A picture of this site or of its stock in a width, quality and shape (SITE-19). */
export const GET = route({}, async (request) => {
  const { searchParams } = new URL(request.url)
  const imageRequest = parseImageRequest(searchParams)
  if ('errors' in imageRequest) return errorResponse(400, imageRequest.errors)
  const siteId = async () => (await findSiteByHost(request.headers.get('host')))?.id ?? null
  const isStaff = async () => {
    if (!request.headers.get('cookie')?.includes('payload-token')) return false
    const payload = await payloadClient()
    return (await payload.auth({ headers: request.headers })).user !== null
  }
  // advertisers fetch photos for their own use, and Meta takes no WebP
  const accept = searchParams.get('format') === 'jpeg' ? 'image/jpeg' : (request.headers.get('accept') ?? '*/*')
  const type = /image\/webp|\*\/\*/.test(accept) ? 'image/webp' : 'image/jpeg'
  const result = await deliverImage(imageRequest, type, { siteId, isStaff })
  if (result.kind !== 'image') {
    const { status, message } = ERRORS[result.kind]
    return errorResponse(status, { field: 'src', message }, { 'Cache-Control': 'no-store' })
  }
  const headers = { 'Content-Type': result.type, 'Cache-Control': CACHE_CONTROL, ETag: result.etag, Vary: 'Accept' }
  if (request.headers.get('if-none-match') === result.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(result.bytes), { headers })
})
