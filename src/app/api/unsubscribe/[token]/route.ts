import { payloadClient } from '@/data/payloadClient'
import { optOutByLink } from '@/leads/privacy/optOuts'
import { parseUnsubscribeToken } from '@/leads/privacy/unsubscribeToken'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { readText } from '@/server/requestBody'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'
import { requestOrigin } from '../../requestOrigin'

const MAX_BODY_BYTES = 2000
const PER_ADDRESS: RateLimitRule = { name: 'unsubscribe', times: 60, seconds: 600 }

/** The body that mail programs send for one click (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe=One-Click'

const toPage = (request: Request, token: string, query = '') =>
  new Response(null, {
    status: 303,
    headers: { Location: `${requestOrigin(request)}/unsubscribe/${encodeURIComponent(token)}${query}` },
  })

/** A mail program that opens the link instead of posting to it gets the page that asks first. */
export const GET = route({ access: siteAccess() }, (request, { param }) => toPage(request, param('token')))

/**
 * Opts an address out of news and offers, without a login. A mail program's one click gets 200 and no redirect (RFC 8058); the form
 * on the page returns to the page.
 */
export const POST = route(
  {
    access: siteAccess(),
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'token', 'Too many requests. Try again in a few minutes.'),
  },
  async (request, { access: site, param, log }) => {
    const token = param('token')
    const target = parseUnsubscribeToken(process.env.PAYLOAD_SECRET ?? '', token)
    const { pool } = (await payloadClient()).db
    const isDone = target !== null && (await optOutByLink(pool, { siteId: site.id, target, now: new Date() }))
    if (!isDone) return errorResponse(404, { field: 'token', message: 'This link is not valid. Copy all of it.' })
    log.info({ site: site.slug }, 'A shopper opted out of news and offers')
    const body = await readText(request, MAX_BODY_BYTES)
    if (isOneClick(request, body ?? '')) return new Response(null, { status: 200 })
    return toPage(request, token, '?done=1')
  },
)

/** The body may be URL-encoded or multipart. */
function isOneClick(request: Request, body: string): boolean {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  return isMultipart ? /name="?List-Unsubscribe"?\s+One-Click/.test(body) : body.trim() === ONE_CLICK
}
