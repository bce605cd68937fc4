import 'server-only'
import type { CollectionSlug, Payload } from 'payload'

/** Pending jobs of one collection, more than a dealer plans. */
const MAX_SCHEDULES = 500

/** When a document is published or unpublished by itself. */
export interface DocumentSchedule {
  /** ISO 8601 */
  at: string
  event: 'publishes' | 'unpublishes'
}

/** What is scheduled for the documents of a collection, by id: soonest first. Read only for who may read the documents. */
export async function listDocumentSchedules(
  payload: Payload,
  collection: CollectionSlug,
  id?: number,
): Promise<ReadonlyMap<number, DocumentSchedule[]>> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: MAX_SCHEDULES,
    pagination: false,
    select: { input: true, waitUntil: true },
    sort: 'waitUntil',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { exists: true } },
        { 'input.doc.relationTo': { equals: collection } },
        // The Schedule drawer saves it as text.
        ...(id === undefined
          ? []
          : [{ or: [id, String(id)].map((value) => ({ 'input.doc.value': { equals: value } })) }]),
      ],
    },
  })
  const schedules = new Map<number, DocumentSchedule[]>()
  for (const { input, waitUntil } of docs) {
    const { doc, type } = (input ?? {}) as { doc?: { value: unknown }; type?: string }
    const document = Number(doc?.value)
    if (!waitUntil || !Number.isFinite(document)) continue
    const event = type === 'unpublish' ? 'unpublishes' : 'publishes'
    schedules.set(document, [...(schedules.get(document) ?? []), { at: waitUntil, event }])
  }
  return schedules
}
