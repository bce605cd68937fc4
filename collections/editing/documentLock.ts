import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { getRelationId } from '../../src/domain/relationId'

/**
 * Seconds until a lock that is not renewed expires, such as after the browser closed. Open forms renew every 30 seconds,
 * and browsers throttle timers of hidden tabs to one per minute.
 */
export const LOCK_SECONDS = 150

const LOCKS = 'payload-locked-documents'

export interface DocumentLock {
  id: number | string
  userId: number
}

const whereDocument = (collection: string, id: number | string): Where[] => [
  { 'document.relationTo': { equals: collection } },
  { 'document.value': { equals: id } },
]

/** The document's lock. Null if there is none or it has expired. */
export async function findLock(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<DocumentLock | null> {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000).toISOString()
  const { docs } = await req.payload.db.find({
    collection: LOCKS,
    limit: 1,
    pagination: false,
    req,
    sort: '-updatedAt',
    where: { and: [...whereDocument(collection, id), { updatedAt: { greater_than: since } }] },
  })
  const lock = docs[0] as { id: number | string; user?: { value?: unknown } } | undefined
  const userId = getRelationId(lock?.user?.value)
  return lock && userId !== null ? { id: lock.id, userId } : null
}

export async function createLock(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  userId: number,
): Promise<void> {
  await req.payload.db.create({
    collection: LOCKS,
    data: {
      document: { relationTo: collection as CollectionSlug, value: id },
      user: { relationTo: 'users', value: userId },
    },
    req,
    returning: false,
  })
}

/** Restarts the lock's duration. Does nothing if the lock has been released. */
export async function renewLock(req: PayloadRequest, lock: DocumentLock): Promise<void> {
  await req.payload.db.updateMany({
    collection: LOCKS,
    data: {},
    req,
    returning: false,
    where: { id: { equals: lock.id } },
  })
}

/** Deletes the user's own lock. Other users' locks stay. */
export async function releaseLock(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  userId: number,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: LOCKS,
    req,
    where: { and: [...whereDocument(collection, id), { 'user.value': { equals: userId } }] },
  })
}
