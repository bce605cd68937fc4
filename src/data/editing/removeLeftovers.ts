import type { CollectionSlug, Payload, Where } from 'payload'
import { trashedBefore } from '../../domain/trash'
import { inTransaction } from '../../server/database/database'
import { createFirstVersions } from '../../server/database/firstVersions'
import type { WarningLog } from '../../server/logger'

/** Milliseconds after which a draft that nobody has begun is deleted. */
const EMPTY_DRAFT_MS = 24 * 3_600_000

/** Documents deleted of each collection per run, which keeps a run short. */
const MAX_BATCH = 20

/** Collections whose forms create a document when they open, and the fields of which none is filled in an empty one. */
const CONTENT_FIELDS = {
  pages: ['title', 'path', 'layout', 'startsAt', 'expiresAt'],
  posts: ['title', 'excerpt', 'content', 'image', 'category'],
  layouts: ['kind', 'layout'],
  sections: ['title', 'layout'],
} as const satisfies Partial<Record<CollectionSlug, readonly string[]>>

/**
 * Deletes what was in the trash for 30 days, and drafts that were opened by Create New and never begun. Gives documents that a server of
 * the release before has created their first version. A document that cannot be deleted is logged and does not stop the others.
 */
export async function removeLeftovers(payload: Payload, now: Date, log: WarningLog): Promise<void> {
  await inTransaction(payload.db.pool, createFirstVersions)
  const before = trashedBefore(now).toISOString()
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue
    const where: Where = { deletedAt: { less_than: before } }
    const { docs } = await payload.find({
      collection: slug,
      depth: 0,
      limit: MAX_BATCH,
      pagination: false,
      select: { id: true } as never,
      sort: 'deletedAt',
      trash: true,
      where,
    })
    for (const { id } of docs) await deleteOne(payload, slug, id, log)
  }
  for (const [slug, fields] of Object.entries(CONTENT_FIELDS)) {
    const collection = slug as keyof typeof CONTENT_FIELDS
    for (const id of await listEmptyDrafts(payload, collection, fields, now))
      await deleteOne(payload, collection, id, log)
  }
}

async function deleteOne(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  log: WarningLog,
): Promise<void> {
  try {
    await payload.delete({ collection, id, depth: 0, overrideLock: false, trash: true })
  } catch (err) {
    log.warn({ err, collection, id }, 'Could not delete a document for good')
  }
}

/** Ids of drafts in which nothing was ever entered and that were never published. */
async function listEmptyDrafts(
  payload: Payload,
  collection: keyof typeof CONTENT_FIELDS,
  fields: readonly string[],
  now: Date,
): Promise<number[]> {
  const untouchedSince = new Date(now.getTime() - EMPTY_DRAFT_MS).toISOString()
  const { docs } = await payload.find({
    collection,
    depth: 0,
    draft: true,
    limit: MAX_BATCH,
    pagination: false,
    sort: 'updatedAt',
    where: {
      and: [
        { _status: { equals: 'draft' } },
        { [fields[0] as string]: { exists: false } },
        { updatedAt: { less_than: untouchedSince } },
      ],
    },
  })
  const empty = docs.filter((draft) =>
    fields.every((name) => isEmpty((draft as unknown as Record<string, unknown>)[name])),
  )
  const ids = empty.map(({ id }) => id)
  const published = await payload.find({
    collection,
    depth: 0,
    limit: MAX_BATCH,
    pagination: false,
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
  })
  return ids.filter((id) => !published.docs.some((document) => document.id === id))
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
