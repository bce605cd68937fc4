import { payloadClient } from '@/data/payloadClient'
import { dropStrayFiles } from '@/data/strayFiles'
import { refusalWithoutCronSecret } from '@/ops/cronSecret'
import { loggerFor } from '@/ops/logger'

/** The worker asks for this once an hour: what nobody will come back for goes. `{ files }` says how many. */
export async function POST(request: Request) {
  const refusal = refusalWithoutCronSecret(request)
  if (refusal) return refusal
  const files = await dropStrayFiles(await payloadClient(), new Date())
  if (files > 0) loggerFor(request).info({ files }, 'Files whose enquiry never came were deleted')
  return Response.json({ files })
}
