import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { EDIT_SESSION, parseEditSession, staleSaveMessage } from '../../src/domain/editSession'
import { mayUpdate } from '../access/mayUpdate'
import { createLock, type DocumentLock, findLock } from './documentLock'
import { findLastSave, isFormStale } from './lastSave'

const lockKey = (collection: string, id: unknown) => `lock:${collection}:${id}`

/**
 * Records the lock before a save, because Payload deletes it on every save, including autosave. Rejects a save through the
 * admin or REST while another user has the lock, as Payload does, but with their name; one from a form that shows an older version
 * is told of the newer one.
 */
export const recordLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, id, overrideLock } = args as { data?: object; id?: number | string; overrideLock?: boolean }
  // Documents without a form have no locks, and cannot be looked for among them.
  if (operation !== 'update' || id == null || !req.user || collection.lockDocuments === false) return args
  const lock = await findLock(req, collection.slug, id)
  if (lock && lock.userId !== req.user.id && overrideLock === false) {
    const mayEdit = await mayUpdate(req, collection.slug as CollectionSlug, Number(id), false)
    // Users without permission get Payload's own error, which reveals no names.
    if (!mayEdit) return args
    // That a newer version was saved also tells who has the lock, and a take-over would not help.
    const session = parseEditSession((data as Record<string, unknown> | undefined)?.[EDIT_SESSION])
    const lastSave = session && (await findLastSave(req, collection.slug, id))
    if (session && lastSave && (await isFormStale(req, collection.slug, id, session, lastSave)))
      throw new APIError(staleSaveMessage(lastSave, req.user, new Date()), 409, null, true)
    throw new APIError(
      `${await getUserName(req, lock.userId)} is editing this now. Your changes are not saved. Take over, or try again later.`,
      423,
      null,
      true,
    )
  }
  req.context[lockKey(collection.slug, id)] = lock
  return args
}

/** Restores the lock in the save's transaction, so that the document is never seen without it. */
export const restoreLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const key = lockKey(collection.slug, doc.id)
  const lock = req.context[key] as DocumentLock | null | undefined
  if (operation !== 'update' || !lock) return doc
  req.context[key] = null
  await createLock(req, collection.slug, doc.id, lock.userId)
  return doc
}

/** The name of a member of staff, also for users who may not read the account. */
export async function getUserName(req: PayloadRequest, userId: number): Promise<string> {
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true, req })
  return user?.name || 'Someone else'
}
