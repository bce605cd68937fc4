import { checkDueSites } from '@/data/links/brokenLinks'
import { payloadClient } from '@/data/payloadClient'
import { addJob, nextRunJob } from '@/server/jobs/addJob'
import { route } from '@/server/route'
import { cronAccess } from '../../access'

/** Milliseconds until the next part of the sites. */
const PAUSE_MS = 5000

/** Checks the links of sites that are due, called with CRON_SECRET by the worker: for a quarter of a minute, then as a further job. */
export const POST = route({ access: cronAccess }, async () => {
  const payload = await payloadClient()
  const now = new Date()
  const hasMore = await checkDueSites(payload, now)
  if (hasMore) await addJob(payload.db.drizzle, nextRunJob('checkLinks', new Date(Date.now() + PAUSE_MS)))
  return Response.json({ hasMore }, { headers: { 'Cache-Control': 'no-store' } })
})
