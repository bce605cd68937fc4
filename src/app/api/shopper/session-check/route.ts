import * as z from 'zod'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { route } from '@/server/route'
import { findSignedInShopper } from '@/server/shoppers/shopperSessions'
import { cronAccess } from '../../access'

const body = z.object({ host: z.string().max(260), token: z.string().max(100) })

/** Whether a shopper's session is open on a host's site: `{ signedIn }`. Called by the proxy with CRON_SECRET. */
export const POST = route({ access: cronAccess, body }, async (_request, { body: { host, token } }) => {
  const site = await findSiteByHost(host)
  const shopper = site && (await findSignedInShopper((await payloadClient()).db.drizzle, site.id, token))
  return Response.json({ signedIn: Boolean(shopper) }, { headers: { 'Cache-Control': 'no-store' } })
})
