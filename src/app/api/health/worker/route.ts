import { payloadClient } from '@/data/payloadClient'
import { bearsCronSecret } from '@/ops/cronSecret'
import { noteWorkerRun } from '@/worker/heartbeat'

/** The worker reports here after each run, so that staff and /api/health can tell when it last ran. */
export async function POST(request: Request) {
  if (!bearsCronSecret(request.headers.get('authorization'))) {
    const errors = [{ field: 'authorization', message: 'A valid bearer token is required.' }]
    return Response.json({ errors }, { status: 401 })
  }
  await noteWorkerRun(await payloadClient(), new Date())
  return new Response(null, { status: 204 })
}
