import { removeLeftovers } from '@/data/editing/removeLeftovers'
import { deleteOrphanFiles } from '@/data/enquiry/orphanFiles'
import { payloadClient } from '@/data/payloadClient'
import { deleteOldAccountRecords } from '@/server/accounts/accountEvents'
import { deleteOldAlertRecords } from '@/server/alerts/savedSearches'
import { deleteReadCacheChanges } from '@/server/database/cacheChanges'
import { closeEditingSessions, deleteOldHistory } from '@/server/history/recordHistory'
import { deleteOldHolidayChanges } from '@/server/holidayChanges'
import { loggerFor } from '@/server/logger'
import { deleteOldPreviewDrafts } from '@/server/previewDrafts'
import { route } from '@/server/route'
import { deleteOldShopperRecords } from '@/server/shoppers/shopperSessions'
import { cronAccess } from '../access'

/**
 * Deletes what is kept no longer: orphaned files, the trash, empty drafts, unsaved previews, the oldest history, cache changes and records of
 * logins and of shoppers' sessions. Hourly by the worker, a batch at a time. Responds with `{ files }`, the number of
 * orphaned files.
 */
export const POST = route({ access: cronAccess }, async (request) => {
  const database = (await payloadClient()).db.drizzle
  await deleteReadCacheChanges(database)
  await deleteOldAccountRecords(database)
  await deleteOldShopperRecords(database)
  await deleteOldAlertRecords(database)
  await deleteOldHistory(database)
  await closeEditingSessions(database)
  await deleteOldHolidayChanges(database)
  await deleteOldPreviewDrafts(database)
  await removeLeftovers(await payloadClient(), new Date(), loggerFor(request))
  const files = await deleteOrphanFiles(await payloadClient(), new Date())
  if (files > 0) loggerFor(request).info({ files }, 'Deleted files without an enquiry')
  return Response.json({ files })
})
