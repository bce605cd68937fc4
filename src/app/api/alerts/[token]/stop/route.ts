import { payloadClient } from '@/data/payloadClient'
import { parseAlertToken } from '@/server/alerts/alertTokens'
import { stopAlerts } from '@/server/alerts/savedSearches'
import { inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { siteAccess } from '../../../access'
import { requestOrigin } from '../../../requestOrigin'

/** A mail program that opens the link instead of posting to it gets the page that asks first. */
export const GET = route({ access: siteAccess() }, (request, { param }) => {
  const page = `${requestOrigin(request)}/alerts/${encodeURIComponent(param('token'))}`
  return new Response(null, { status: 303, headers: { Location: page } })
})

/** Stops all alerts of an address by one click in its mail program (RFC 8058): 200, also if they were stopped before. */
export const POST = route({ access: siteAccess() }, async (_request, { access: site, param, log }) => {
  const target = parseAlertToken(process.env.PAYLOAD_SECRET ?? '', param('token'))
  if (target?.kind !== 'recipient')
    return errorResponse(404, { field: 'token', message: 'This link is not valid. Copy all of it.' })
  const { pool } = (await payloadClient()).db
  await inTransaction(pool, (database) =>
    stopAlerts(database, site.id, { recipientId: target.id }, 'Unsubscribed in the mail program.'),
  )
  log.info({ site: site.slug }, 'Alerts were stopped by one click')
  return new Response(null, { status: 200 })
})
