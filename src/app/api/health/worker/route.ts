import { payloadClient } from '@/data/payloadClient'
import { route } from '@/server/route'
import { recordWorkerRun } from '@/server/workerHeartbeat'
import { cronAccess } from '../../access'

/** The worker reports here after each run, so that staff and /api/health can tell when it last ran. */
export const POST = route({ access: cronAccess }, async () => {
  await recordWorkerRun(await payloadClient(), new Date())
  return new Response(null, { status: 204 })
})
