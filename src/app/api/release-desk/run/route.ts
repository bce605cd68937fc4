import { payloadClient } from '@/data/payloadClient'
import { publishDueReleases } from '@/releases/publishRelease'
import { addJob, nextRunJob } from '@/server/jobs/addJob'
import { route } from '@/server/route'
import { cronAccess } from '../../access'

/** Publishes the releases that are due, every minute and when one is due, by the worker: `{ nextAt }`. */
export const POST = route({ access: cronAccess }, async (_request, { log }) => {
  const payload = await payloadClient()
  const now = new Date()
  const nextAt = await publishDueReleases(payload, now, (release, error) =>
    log.warn({ err: error, release }, 'A scheduled release was not published'),
  )
  if (nextAt && nextAt > now) await addJob(payload.db.drizzle, nextRunJob('publishReleases', nextAt))
  return Response.json({ nextAt }, { headers: { 'Cache-Control': 'no-store' } })
})
