import {
  type Access,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  docAccessOperation,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { noAccess } from './rules'

const PREFERENCES = 'payload-preferences'
const LOCKS = 'payload-locked-documents'

/** Documents of the signed-in member of staff. */
const own: Access = ({ req }) =>
  req.user ? { 'user.value': { equals: req.user.id }, 'user.relationTo': { equals: 'users' } } : false

/**
 * Limits Payload's own collections, which any account may read and change by default: preferences to their owner, locks to
 * those of documents that the member of staff can see, or edit for taking over.
 */
export function limitToOwnDocuments(collection: SanitizedCollectionConfig): void {
  if (collection.slug === PREFERENCES) {
    Object.assign(collection.access, { read: own, update: own, delete: own })
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(withDelete)
  }
  if (collection.slug === LOCKS) {
    // The server creates locks, for the document that is opened.
    Object.assign(collection.access, { create: noAccess, update: canTakeOver, delete: own })
    collection.hooks.beforeValidate = [...(collection.hooks.beforeValidate ?? []), lockForCaller]
    collection.hooks.afterOperation = [...(collection.hooks.afterOperation ?? []), hideForeignLocks]
  }
}

/** Payload's own handler fails with an error of SQL. */
const withDelete = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> =>
  endpoint.method === 'delete' && endpoint.path === '/:key' ? { ...endpoint, handler: deletePreference } : endpoint

async function deletePreference(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new APIError('You must be signed in.', 401, undefined, true)
  const { docs } = await req.payload.delete({
    collection: PREFERENCES,
    overrideAccess: false,
    req,
    where: { key: { equals: String(req.routeParams?.key) } },
  })
  if (docs.length === 0) throw new NotFound(req.t)
  return Response.json({ ...docs[0], message: req.t('general:deletedSuccessfully') })
}

/** Whoever may edit a document may take over its lock. */
const canTakeOver: Access = async ({ id, req }) => {
  if (!req.user || id === undefined) return false
  const lock = await req.payload.findByID({ collection: LOCKS, id, depth: 0, disableErrors: true, req })
  const slug = lock?.document?.relationTo
  const documentId = getRelationId(lock?.document?.value)
  if (!slug || documentId === null) return false
  const { update } = await docAccessOperation({ id: documentId, collection: req.payload.collections[slug], req })
  return Boolean(update)
}

/** Changes of a lock by staff set its owner to them, and nothing else. */
const lockForCaller: CollectionBeforeValidateHook = ({ data, req }) =>
  req.user ? { user: { relationTo: 'users', value: req.user.id } } : data

interface Lock {
  document?: { relationTo: CollectionSlug; value: unknown } | null
}

/** Removes locks of documents that the member of staff cannot read. */
const hideForeignLocks: CollectionAfterOperationHook = async ({ args, operation, result, req: hookRequest }) => {
  const { overrideAccess, req = hookRequest } = args as { overrideAccess?: boolean; req?: PayloadRequest }
  if (overrideAccess === true || !req) return result
  if (operation === 'findByID') {
    const [visible] = await listVisible([result as Lock], req)
    if (!visible) throw new NotFound(req.t)
  }
  if (operation !== 'find') return result
  const found = result as { docs: Lock[]; totalDocs: number }
  const docs = await listVisible(found.docs, req)
  return { ...found, docs, totalDocs: found.totalDocs - (found.docs.length - docs.length) } as typeof result
}

async function listVisible(locks: Lock[], req: PayloadRequest): Promise<Lock[]> {
  const idsBySlug = new Map<CollectionSlug, Set<number>>()
  for (const { document } of locks) {
    const id = getRelationId(document?.value)
    if (!document || id === null) continue
    idsBySlug.set(document.relationTo, (idsBySlug.get(document.relationTo) ?? new Set()).add(id))
  }
  const readable = new Set<string>()
  for (const [collection, ids] of idsBySlug) {
    const { docs } = await req.payload.find({
      collection,
      depth: 0,
      limit: ids.size,
      pagination: false,
      overrideAccess: false,
      req,
      select: { id: true } as never,
      where: { id: { in: [...ids] } },
    })
    for (const { id } of docs) readable.add(`${collection}:${id}`)
  }
  return locks.filter(
    ({ document }) => document && readable.has(`${document.relationTo}:${getRelationId(document.value)}`),
  )
}
