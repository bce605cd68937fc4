import { payloadClient } from '@/data/payloadClient'
import { requireCronSecret } from '@/server/cronSecret'
import { recordWorkerRun } from '@/server/workerHeartbeat'

/** The worker reports here after each run, so that staff and /api/health can tell when it last ran. */
export async function POST(request: Request) {
  const refusal = requireCronSecret(request)
  if (refusal) return refusal
  await recordWorkerRun(await payloadClient(), new Date())
  return new Response(null, { status: 204 })
}
