import { payloadClient } from '@/data/payloadClient'
import { siteForHost } from '@/data/sites'
import { eventsSchema, storeEvents } from '@/leads/storeEvents'
import { answerIssues } from '@/ops/answerError'
import { loggerFor } from '@/ops/logger'
import { type RateRule, secondsToWaitOnSite, tooOften } from '@/ops/rateLimit'
import { parseJson, readText } from '@/server/requestBody'

const LARGEST_BODY = 30_000
const PER_ADDRESS: RateRule = { name: 'events', times: 120, seconds: 60 }

/** Keeps what shoppers did, by number: 204. A failure is logged and answered with 204 too: nobody waits for it (LEAD-10). */
export async function POST(request: Request) {
  try {
    const site = await siteForHost(request.headers.get('host'))
    const sent = eventsSchema.safeParse(parseJson((await readText(request, LARGEST_BODY)) ?? ''))
    if (!sent.success) return answerIssues(sent.error)
    if (!site) return new Response(null, { status: 204 })
    const { pool } = (await payloadClient()).db
    const wait = await secondsToWaitOnSite(pool, request, site.id, { perAddress: PER_ADDRESS })
    if (wait > 0) return tooOften(wait, 'events', 'Too many events in a short time.')
    await storeEvents(pool, site.id, sent.data)
  } catch (error) {
    loggerFor(request).warn({ err: error }, 'Analytics events were not kept')
  }
  return new Response(null, { status: 204 })
}
