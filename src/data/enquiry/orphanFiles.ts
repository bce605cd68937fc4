import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { Payload } from 'payload'
import { shopper_vehicle_photos } from '../../server/database/shopperTables'
import { uploads } from '../../server/database/tables.generated'

/** Milliseconds that a form may stay open after a file was chosen. */
const ORPHAN_TTL_MS = 48 * 3_600_000

/** Maximum files per run, which keeps a run short. */
const MAX_BATCH = 200

/** Deletes uploaded files without an enquiry (LEAD-11) and without a shopper's own car; returns their number. */
export async function deleteOrphanFiles(payload: Payload, now: Date): Promise<number> {
  const { drizzle } = payload.db
  const photo = drizzle
    .select({ upload: shopper_vehicle_photos.upload })
    .from(shopper_vehicle_photos)
    .where(eq(shopper_vehicle_photos.upload, uploads.id))
  const isOrphan = and(isNull(uploads.lead), notExists(photo))
  const orphans = await drizzle
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOrphan, lt(uploads.createdAt, new Date(now.getTime() - ORPHAN_TTL_MS))))
    .orderBy(uploads.id)
    .limit(MAX_BATCH)
  let deletedCount = 0
  for (const { id } of orphans) {
    // Again, since the enquiry may have been sent meanwhile.
    const [still] = await drizzle
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.id, id), isOrphan))
    if (!still) continue
    const { docs } = await payload.delete({
      collection: 'uploads',
      where: { and: [{ id: { equals: id } }, { lead: { exists: false } }] },
    })
    deletedCount += docs.length
  }
  return deletedCount
}
