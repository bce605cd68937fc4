import 'server-only'
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import type { DocumentSchedule } from '../../domain/calendar/describeSchedule'
import { getRelationId } from '../../domain/relationId'
import { onDocuments, onPendingSchedules, onPublishing, PENDING_SCHEDULES } from '../../server/pendingSchedules'

type Related = { relationTo: string; value: unknown }

/** Pending jobs of one collection, more than a dealer plans. */
const MAX_SCHEDULES = 500

interface ScheduledDocument extends DocumentSchedule {
  collection: string
  id: number
  /** who scheduled it; null if that is not known */
  user: number | null
}

/** What is scheduled for the documents of a collection, by id: soonest first. Read only for who may read the documents. */
export async function listDocumentSchedules(
  payload: Payload,
  collection: CollectionSlug,
  id?: number,
): Promise<ReadonlyMap<number, DocumentSchedule[]>> {
  const pending = await listPendingSchedules(
    payload,
    [{ waitUntil: { exists: true } }, ...onDocuments(collection, id)],
    MAX_SCHEDULES,
  )
  const schedules = new Map<number, DocumentSchedule[]>()
  for (const { id: document, at, event } of pending)
    schedules.set(document, [...(schedules.get(document) ?? []), { at, event }])
  return schedules
}

/** Takes the time back at which a document is to be published or unpublished, in the request's transaction. */
export const deletePendingSchedule = (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  event: DocumentSchedule['event'],
) =>
  req.payload.delete({
    collection: 'payload-jobs',
    depth: 0,
    req,
    where: {
      and: [
        ...onPendingSchedules(collection, id),
        event === 'unpublishes' ? { 'input.type': { equals: 'unpublish' } } : onPublishing,
      ],
    },
  })

/** Documents of any collection that are to be published or unpublished, soonest first. Users cannot read jobs: check what they may read. */
export async function listPendingSchedules(
  payload: Payload,
  where: readonly Where[],
  limit: number,
): Promise<ScheduledDocument[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit,
    pagination: false,
    select: { input: true, waitUntil: true },
    sort: 'waitUntil',
    where: { and: [...PENDING_SCHEDULES, ...where] },
  })
  return docs.flatMap(({ input, waitUntil }): ScheduledDocument[] => {
    const { doc, type, user } = (input ?? {}) as { doc?: Related; type?: string; user?: Related | null }
    const id = Number(doc?.value)
    if (!waitUntil || !doc || !Number.isFinite(id)) return []
    return [
      {
        ...{ collection: doc.relationTo, id, at: waitUntil, event: type === 'unpublish' ? 'unpublishes' : 'publishes' },
        user: getRelationId(user?.value),
      },
    ]
  })
}
