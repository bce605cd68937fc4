import { deleteOrphanFiles } from '@/data/enquiry/orphanFiles'
import { payloadClient } from '@/data/payloadClient'
import { deleteOldAccountRecords } from '@/server/accounts/accountEvents'
import { deleteOldAlertRecords } from '@/server/alerts/savedSearches'
import { deleteReadCacheChanges } from '@/server/database/cacheChanges'
import { deleteOldHistory } from '@/server/history/recordHistory'
import { loggerFor } from '@/server/logger'
import { route } from '@/server/route'
import { deleteOldShopperRecords } from '@/server/shoppers/shopperSessions'
import { cronAccess } from '../access'

/** Deletes orphaned files, old cache changes and old records of logins and of shoppers' sessions, hourly by the worker. Responds with `{ files }`, their number. */
export const POST = route({ access: cronAccess }, async (request) => {
  const database = (await payloadClient()).db.drizzle
  await deleteReadCacheChanges(database)
  await deleteOldAccountRecords(database)
  await deleteOldShopperRecords(database)
  await deleteOldAlertRecords(database)
  await deleteOldHistory(database)
  const files = await deleteOrphanFiles(await payloadClient(), new Date())
  if (files > 0) loggerFor(request).info({ files }, 'Deleted files without an enquiry')
  return Response.json({ files })
})
