import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { eventsSchema, storeEvents } from '@/leads/storeEvents'
import { answerIssues } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseJson, readText } from '@/server/requestBody'

const MAX_BODY_BYTES = 30_000
const PER_ADDRESS: RateRule = { name: 'events', times: 120, seconds: 60 }

/** Keeps what shoppers did, by number: 204. A failure is logged and answered with 204 too: nobody waits for it (LEAD-10). */
export async function POST(request: Request) {
  try {
    const site = await findSiteByHost(request.headers.get('host'))
    const sent = eventsSchema.safeParse(parseJson((await readText(request, MAX_BODY_BYTES)) ?? ''))
    if (!sent.success) return answerIssues(sent.error)
    if (!site) return new Response(null, { status: 204 })
    const { pool } = (await payloadClient()).db
    const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
    if (wait > 0) return rateLimited(wait, 'events', 'Too many events in a short time.')
    await storeEvents(pool, site.id, sent.data)
  } catch (error) {
    loggerFor(request).warn({ err: error }, 'Analytics events were not kept')
  }
  return new Response(null, { status: 204 })
}
