import type { Payload, Where } from 'payload'

/** Milliseconds that a form may stay open after a file was chosen. */
const ORPHAN_TTL_MS = 48 * 3_600_000

/** Maximum files per run, which keeps a run short. */
const MAX_BATCH = 200

/** Deletes uploaded files without an enquiry (LEAD-11); returns their number. */
export async function deleteOrphanFiles(payload: Payload, now: Date): Promise<number> {
  const orphanConditions: Where[] = [
    { lead: { exists: false } },
    { createdAt: { less_than: new Date(now.getTime() - ORPHAN_TTL_MS).toISOString() } },
  ]
  const { docs } = await payload.find({
    collection: 'uploads',
    where: { and: orphanConditions },
    depth: 0,
    limit: MAX_BATCH,
    pagination: false,
  })
  let deletedCount = 0
  for (const { id } of docs) {
    // The conditions apply again, since the enquiry may have been sent meanwhile.
    const where: Where = { and: [{ id: { equals: id } }, ...orphanConditions] }
    const { docs: deleted } = await payload.delete({ collection: 'uploads', where })
    deletedCount += deleted.length
  }
  return deletedCount
}
