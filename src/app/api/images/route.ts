import { findUser } from '@/data/accounts/findUser'
import { deliverImage } from '@/data/images/deliverImage'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { parseImageRequest } from '@/domain/images'
import { findSenderKey } from '@/server/clientAddress.mjs'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'

export const dynamic = 'force-dynamic'

/** Fresh for a day, then stale for a week while it is revalidated. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

const ERRORS = {
  unknown: { status: 404, message: 'Image not found.' },
  broken: { status: 422, message: 'Not an image. Use JPEG, PNG, GIF, WebP or AVIF.' },
  unreachable: { status: 502, message: 'The image\u2019s server did not return it.' },
  unavailable: { status: 503, message: 'The image cannot be read right now. Try again in a moment.' },
  busy: { status: 503, message: 'Too many images are being resized. Try again in a moment.' },
} as const

/** Who accepts everything need not know AVIF. */
function findBestType(accept: string) {
  if (accept.includes('image/avif')) return 'image/avif'
  return /image\/webp|\*\/\*/.test(accept) ? 'image/webp' : 'image/jpeg'
}

/** An image of the site or its stock in a width, quality and aspect ratio (SITE-19). */
export const GET = route({}, async (request) => {
  const { searchParams } = new URL(request.url)
  const imageRequest = parseImageRequest(searchParams)
  if ('errors' in imageRequest) return errorResponse(400, imageRequest.errors)
  const siteId = async () => (await findSiteByHost(request.headers.get('host')))?.id ?? null
  const isStaff = async () => {
    if (!request.headers.get('cookie')?.includes('payload-token')) return false
    const payload = await payloadClient()
    return (await findUser(payload, request.headers)) !== null
  }
  // Advertisers download photos, and Meta does not accept WebP.
  const accept = searchParams.get('format') === 'jpeg' ? 'image/jpeg' : (request.headers.get('accept') ?? '*/*')
  const sender = findSenderKey(request.headers) ?? `${request.headers.get('host')}`
  const { signal } = request
  const result = await deliverImage(imageRequest, findBestType(accept), { siteId, isStaff, sender, signal })
  if (result.kind !== 'image') {
    const { status, message } = ERRORS[result.kind]
    return errorResponse(status, { field: 'src', message }, { 'Cache-Control': 'no-store' })
  }
  const headers = { 'Content-Type': result.type, 'Cache-Control': CACHE_CONTROL, ETag: result.etag, Vary: 'Accept' }
  if (request.headers.get('if-none-match') === result.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(result.bytes), { headers })
})
