import { payloadClient } from '@/data/payloadClient'
import { refusalWithoutCronSecret } from '@/ops/cronSecret'
import { noteWorkerRun } from '@/worker/heartbeat'

/** The worker reports here after each run, so that staff and /api/health can tell when it last ran. */
export async function POST(request: Request) {
  const refusal = refusalWithoutCronSecret(request)
  if (refusal) return refusal
  await noteWorkerRun(await payloadClient(), new Date())
  return new Response(null, { status: 204 })
}
