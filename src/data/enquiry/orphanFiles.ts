import type { Payload, Where } from 'payload'

/** How long a shopper may leave a form open after choosing a file, in milliseconds. */
const ORPHAN_TTL_MS = 48 * 3_600_000

/** Files deleted in one go, so that a run stays short. */
const MAX_BATCH = 200

/** Deletes files that shoppers sent ahead of an enquiry which never came (LEAD-11). Answers with how many went. */
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
    // Asked again: its enquiry may have come this very moment.
    const where: Where = { and: [{ id: { equals: id } }, ...orphanConditions] }
    const { docs: deleted } = await payload.delete({ collection: 'uploads', where })
    deletedCount += deleted.length
  }
  return deletedCount
}
