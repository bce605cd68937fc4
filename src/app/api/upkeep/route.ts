import { deleteOrphanFiles } from '@/data/enquiry/orphanFiles'
import { payloadClient } from '@/data/payloadClient'
import { requireCronSecret } from '@/server/cronSecret'
import { loggerFor } from '@/server/logger'

/** The worker asks for this once an hour: what nobody will come back for goes. `{ files }` says how many. */
export async function POST(request: Request) {
  const refusal = requireCronSecret(request)
  if (refusal) return refusal
  const files = await deleteOrphanFiles(await payloadClient(), new Date())
  if (files > 0) loggerFor(request).info({ files }, 'Files whose enquiry never came were deleted')
  return Response.json({ files })
}
