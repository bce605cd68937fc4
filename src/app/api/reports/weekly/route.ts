import { payloadClient } from '@/data/payloadClient'
import { queueWeeklyReports } from '@/data/reports/weeklyReport'
import { route } from '@/server/route'
import { cronAccess } from '../../access'

/** Queues the Monday mails, called with CRON_SECRET by the worker. */
export const POST = route({ access: cronAccess }, async () => {
  const queued = await queueWeeklyReports(await payloadClient(), new Date())
  return Response.json({ queued }, { headers: { 'Cache-Control': 'no-store' } })
})
