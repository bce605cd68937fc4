import type { CollectionSlug, Where } from 'payload'

/** Jobs on the documents of a collection, or on one of them. */
export const onDocuments = (collection: CollectionSlug, id?: number): Where[] => [
  { 'input.doc.relationTo': { equals: collection } },
  // The Schedule drawer saves it as text.
  ...(id === undefined ? [] : [{ or: [id, String(id)].map((value) => ({ 'input.doc.value': { equals: value } })) }]),
]

/** Jobs that are to publish or unpublish documents: one that failed for good does not run again. */
export const PENDING_SCHEDULES: readonly Where[] = [
  { taskSlug: { equals: 'schedulePublish' } },
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
]

/** Those of one document. */
export const onPendingSchedules = (collection: CollectionSlug, id: number): Where[] => [
  ...PENDING_SCHEDULES,
  ...onDocuments(collection, id),
]

/** Of jobs of schedules, those that publish. */
export const onPublishing: Where = { 'input.type': { not_equals: 'unpublish' } }
