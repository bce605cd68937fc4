import { payloadClient } from '@/data/payloadClient'
import { route } from '@/server/route'
import { recordWorkerRun } from '@/server/workerHeartbeat'
import { cronAccess } from '../../access'

/** Heartbeat of the worker after each run, shown to staff and by /api/health. */
export const POST = route({ access: cronAccess }, async () => {
  await recordWorkerRun(await payloadClient(), new Date())
  return new Response(null, { status: 204 })
})
