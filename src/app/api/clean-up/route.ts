import { deleteOrphanFiles } from '@/data/enquiry/orphanFiles'
import { payloadClient } from '@/data/payloadClient'
import { deleteReadCacheChanges } from '@/server/database/cacheChanges'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/** Deletes orphaned files and old cache changes, hourly by the worker. Responds with `{ files }`, their number. */
export const POST = route({ access: cronAccess }, async (request) => {
  await deleteReadCacheChanges((await payloadClient()).db.drizzle)
  const files = await deleteOrphanFiles(await payloadClient(), new Date())
  if (files > 0) loggerFor(request).info({ files }, 'Deleted files without an enquiry')
  return Response.json({ files })
})
