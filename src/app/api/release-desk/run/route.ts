import { payloadClient } from '@/data/payloadClient'
import { publishDueReleases } from '@/releases/publishRelease'
import { checkScheduled } from '@/releases/scheduledChecks'
import { addJob, nextRunJob } from '@/server/jobs/addJob'
import { route } from '@/server/route'
import { cronAccess } from '../../access'

/**
 * Publishes the releases that are due, every minute and when one is due, by the worker, and checks what is scheduled and what was published on
 * schedule: `{ nextAt }`.
 */
export const POST = route({ access: cronAccess }, async (_request, { log }) => {
  const payload = await payloadClient()
  const now = new Date()
  const nextAt = await publishDueReleases(payload, now, (release, error) =>
    log.warn({ err: error, release }, 'A scheduled release was not published'),
  )
  if (nextAt && nextAt > now) await addJob(payload.db.drizzle, nextRunJob('publishReleases', nextAt))
  await checkScheduled(payload, now, (document, error) =>
    log.warn({ err: error, ...document }, 'A scheduled document was not checked'),
  )
  return Response.json({ nextAt }, { headers: { 'Cache-Control': 'no-store' } })
})
