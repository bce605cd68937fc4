import {
  type Access,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { getUserName } from '../editing/lockHooks'
import { mayUpdate } from './mayUpdate'
import { noAccess } from './rules'

const PREFERENCES = 'payload-preferences'
export const LOCKS = 'payload-locked-documents'

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
    collection.hooks.afterOperation = [...(collection.hooks.afterOperation ?? []), hideForeignLock, nameHolders]
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
  return mayUpdate(req, slug, documentId, false)
}

/** Changes of a lock by staff set its owner to them, and nothing else. */
const lockForCaller: CollectionBeforeValidateHook = ({ data, req }) =>
  req.user ? { user: { relationTo: 'users', value: req.user.id } } : data

interface Lock {
  document?: { relationTo: CollectionSlug; value: unknown } | null
}

/** Answers a lock of a document that the member of staff cannot read like one that does not exist. */
const hideForeignLock: CollectionAfterOperationHook = async ({ args, operation, result, req: hookRequest }) => {
  const { overrideAccess, req = hookRequest } = args as { overrideAccess?: boolean; req?: PayloadRequest }
  if (overrideAccess === true || !req || operation !== 'findByID') return result
  const [visible] = await listVisible([result as Lock], req)
  if (!visible) throw new NotFound(req.t)
  return result
}

interface HeldLock {
  user?: { relationTo: 'users'; value: unknown } | null
}

/**
 * Names who holds a lock: the admin's dialog shows the email of the account, which colleagues may not read, and its number if there is
 * none. So a name stands in its place.
 */
const nameHolders: CollectionAfterOperationHook = async ({ args, operation, result, req: hookRequest }) => {
  const { depth, req = hookRequest } = args as { depth?: number; req?: PayloadRequest }
  if (operation !== 'find' || !req?.user || depth === 0) return result
  const found = result as unknown as { docs: HeldLock[] }
  const docs = await Promise.all(
    found.docs.map(async (lock) => {
      const id = typeof lock.user?.value === 'number' ? lock.user.value : null
      return id === null ? lock : { ...lock, user: { ...lock.user, value: { id, email: await getUserName(req, id) } } }
    }),
  )
  return { ...found, docs } as never
}

/** Locks that one query considers, newest first. A lock is of use for minutes. */
const MAX_LOCKS = 1000

/**
 * Limits every query of locks, counts included, to those of documents that the member of staff can read. Access rules cannot: they do not
 * know which locks are asked for, and all of a deployment's would be too many.
 */
export const onlyVisibleLocks: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { id, where = {} } = args as { id?: unknown; where?: Where }
  const isQuery = operation === 'read' || operation === 'count' || operation === 'readDistinct'
  if (overrideAccess === true || !isQuery || id !== undefined || !req.user) return args
  const { docs } = await req.payload.find({
    collection: LOCKS,
    depth: 0,
    limit: MAX_LOCKS,
    pagination: false,
    req,
    select: { document: true },
    sort: '-updatedAt',
    where,
  })
  const visible = await listVisible(docs as (Lock & { id: number })[], req)
  // By their ids alone: a list of pages asks for locks with hundreds of conditions, which these have met.
  return { ...args, where: { id: { in: visible.map((lock) => lock.id) } } } as typeof args
}

async function listVisible<Found extends Lock>(locks: Found[], req: PayloadRequest): Promise<Found[]> {
  const idsBySlug = new Map<CollectionSlug, Set<number>>()
  for (const { document } of locks) {
    const id = getRelationId(document?.value)
    if (!document || id === null) continue
    idsBySlug.set(document.relationTo, (idsBySlug.get(document.relationTo) ?? new Set()).add(id))
  }
  const readable = new Set<string>()
  for (const [collection, ids] of idsBySlug) {
    const found = req.payload.find({
      collection,
      depth: 0,
      // What makes a new page visible is in its draft alone, until it is published.
      draft: true,
      limit: ids.size,
      pagination: false,
      overrideAccess: false,
      req,
      select: { id: true } as never,
      where: { id: { in: [...ids] } },
    })
    // Of collections that the role has no access to, it sees none.
    const { docs } = await found.catch((error) => {
      if (error instanceof Forbidden) return { docs: [] }
      throw error
    })
    for (const { id } of docs) readable.add(`${collection}:${id}`)
  }
  return locks.filter(
    ({ document }) => document && readable.has(`${document.relationTo}:${getRelationId(document.value)}`),
  )
}
