import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  docAccessOperation,
  type PayloadRequest,
} from 'payload'
import { createLock, type DocumentLock, findLock } from './documentLock'

const lockKey = (collection: string, id: unknown) => `lock:${collection}:${id}`

/**
 * Notes the lock before a save, since Payload deletes it with each one: an autosave would end it after 0.8 seconds. A save
 * through the admin or REST is refused while somebody else has the lock, as Payload does, but with their name.
 */
export const noteLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, overrideLock } = args as { id?: number | string; overrideLock?: boolean }
  if (operation !== 'update' || id == null || !req.user) return args
  const lock = await findLock(req, collection.slug, id)
  if (lock && lock.userId !== req.user.id && overrideLock === false) {
    const { update } = await docAccessOperation({ id, collection: req.payload.collections[collection.slug], req })
    // Whoever may not change the document is refused for that reason, and learns no names.
    if (!update) return args
    throw new APIError(
      `${await nameOf(req, lock.userId)} is editing this now. Your changes stay here, unsaved. Take over, or try again when they are done.`,
      423,
      null,
      true,
    )
  }
  req.context[lockKey(collection.slug, id)] = lock
  return args
}

/** Puts the lock back, in the transaction of the save: nobody sees the document without it. */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const key = lockKey(collection.slug, doc.id)
  const lock = req.context[key] as DocumentLock | null | undefined
  if (operation !== 'update' || !lock) return doc
  req.context[key] = null
  await createLock(req, collection.slug, doc.id, lock.userId)
  return doc
}

async function nameOf(req: PayloadRequest, userId: number): Promise<string> {
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true, req })
  return user?.name || 'Somebody else'
}
