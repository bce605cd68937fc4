import { deleteOrphanFiles } from '@/data/enquiry/orphanFiles'
import { payloadClient } from '@/data/payloadClient'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/** The worker asks for this once an hour: what nobody will come back for goes. `{ files }` says how many. */
export const POST = route({ access: cronAccess }, async (request) => {
  const files = await deleteOrphanFiles(await payloadClient(), new Date())
  if (files > 0) loggerFor(request).info({ files }, 'Files whose enquiry never came were deleted')
  return Response.json({ files })
})
