import { payloadClient } from '@/data/payloadClient'
import { isBot } from '@/domain/isBot.mjs'
import { eventsSchema, storeEvents } from '@/leads/storeEvents'
import { loggerFor } from '@/server/logger'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { findSite, siteRateLimit } from '../access'

const MAX_BODY_BYTES = 30_000
const PER_ADDRESS: RateLimitRule = { name: 'events', times: 120, seconds: 60 }

/** Stores analytics events by id: 204. Those of programs that say so are left out. Failures are logged and also return 204, since no page waits for the response (LEAD-10). */
export const POST = route(
  {
    access: findSite,
    body: eventsSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'events', 'Too many events in a short time.'),
    onError: (error, request) => {
      loggerFor(request).warn({ err: error }, 'Could not store analytics events')
      return new Response(null, { status: 204 })
    },
  },
  async (request, { access: site, body }) => {
    if (site && !isBot(request.headers.get('user-agent')))
      await storeEvents((await payloadClient()).db.pool, site.id, body)
    return new Response(null, { status: 204 })
  },
)
