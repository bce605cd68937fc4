import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { miscellaneousSchema } from '@/domain/leads/miscellaneous'
import { saveMiscellaneous } from '@/leads/saveMiscellaneous'
import { answerError, answerIssues } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseJson, readText } from '@/server/requestBody'

const MAX_BODY_BYTES = 10_000
const PER_ADDRESS: RateRule = { name: 'miscellaneous', times: 60, seconds: 600 }

/**
 * Notes the valuation that a shopper was shown in a column of its own, on sites that ask for it (LEAD-08): 200
 * `{ success: true }`. Whether it went well is logged; the shopper is not told.
 */
export async function POST(request: Request) {
  const log = loggerFor(request)
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site?.bookings.notesValuation) return answerError(404, 'host', 'Nothing is noted here.')
  const text = await readText(request, MAX_BODY_BYTES)
  if (text === null) return answerError(413, 'body', 'This is too long.')
  const sent = miscellaneousSchema.safeParse(parseJson(text))
  if (!sent.success) return answerIssues(sent.error)
  try {
    const { pool } = (await payloadClient()).db
    const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
    if (wait > 0) return rateLimited(wait, 'body', 'Please wait a little.')
    const noted = await saveMiscellaneous(pool, site.id, sent.data, new Date())
    const said = { site: site.slug, lead: sent.data.lead_id, column: sent.data.column_name }
    if (!noted) {
      log.warn(said, 'A valuation belongs to no lead and was not noted')
      return answerError(404, 'lead_id', 'There is no such lead.')
    }
    log.info(said, 'A valuation was noted')
    return Response.json({ success: true })
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'A valuation could not be noted')
    return answerError(503, 'body', 'It could not be written down.')
  }
}
