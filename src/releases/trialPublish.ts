import {
  type CollectionSlug,
  createLocalReq,
  type DatabaseAdapter,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  updateByIDOperation,
} from 'payload'
import { KEEPS_SETTINGS_DRAFT } from '../../collections/settings/sites/settingsDraft'
import { isPlainObject } from '../domain/cleanText'
import { mergeSettings } from '../domain/releases/heldSettings'
import { isReleasedCollection } from '../domain/releases/release'
import type { ReleaseItem } from '../payload-types'
import { findLatest, findStored, kindOf } from './documents'
import { listItems } from './publishRelease'
import { type Refusal, ReleaseProblem, refusalsOf } from './releaseProblem'
import { findFirstRefused } from './releaseRights'
import { withRights } from './transaction'

/** Ends a trial in which nothing was refused. */
class Accepted extends Error {}

interface Trial {
  collection: CollectionSlug
  id: number
  /** values that are published with the latest draft, such as those of its form */
  data?: Record<string, unknown>
  /** whether others that are published with it may free its address first */
  isTogether?: boolean
}

/**
 * What publishing a document would refuse: Payload's own save, with all hooks and rules up to the write, whose transaction is rolled back. Who may
 * publish is not asked. Nothing is saved, and nobody is told.
 */
export async function findRefusals(
  payload: Payload,
  user: TypedUser,
  { collection, id, data = {}, isTogether = false }: Trial,
): Promise<Refusal[]> {
  const req = await createLocalReq({ user, context: { [KEEPS_SETTINGS_DRAFT]: true } }, payload)
  const updateOne: DatabaseAdapter['updateOne'] = async (args) => {
    if (args.collection !== collection || Number(args.id) !== id) return payload.db.updateOne(args)
    // The database knows which addresses are taken.
    if (!isTogether) await payload.db.updateOne(args)
    throw new Accepted()
  }
  const db = Object.create(payload.db, { updateOne: { value: updateOne } })
  const trial = Object.create(payload, { db: { value: db } }) as typeof req.payload
  // Each read that a hook makes with the request sets it again.
  Object.defineProperty(req, 'payload', { get: () => trial, set: () => {} })
  // Payload commits only transactions that it has begun itself.
  await initTransaction(req)
  try {
    await updateByIDOperation({
      collection: payload.collections[collection],
      ...{ id, depth: 0, overrideAccess: true, req },
      data: (collection === 'sites' ? data : { ...data, _status: 'published' }) as never,
    })
  } catch (error) {
    if (error instanceof Accepted) return []
    const refusals = refusalsOf(error)
    if (refusals === null) throw error
    return refusals
  } finally {
    await killTransaction(req)
  }
  return []
}

/** What publishing a document of a release would refuse. */
export async function findItemRefusals(req: PayloadRequest, item: ReleaseItem): Promise<Refusal[]> {
  const { collection, document: id } = item
  if (!isReleasedCollection(collection)) return [{ field: '', message: 'A release cannot hold it.' }]
  const latest = await findLatest(req, collection, id)
  if (!latest) return [{ field: '', message: 'It is gone, or you may not see it. Take it out of the release.' }]
  if (latest.deletedAt)
    return [{ field: '', message: 'It is in the trash. Restore it, or take it out of the release.' }]
  const { payload, user } = req
  if (collection !== 'sites')
    return latest._status === 'published' ? [] : findRefusals(payload, user!, { collection, id, isTogether: true })
  const stored = await findStored(req, 'sites', id)
  if (!stored || !isPlainObject(item.values)) return []
  return findRefusals(payload, user!, {
    ...{ collection, id, isTogether: true },
    data: mergeSettings(stored, item.values),
  })
}

/**
 * Refuses to schedule a release of which something could not be published.
 * @throws {ReleaseProblem} 400 with each document and field
 */
export async function rejectUnpublishable(payload: Payload, user: TypedUser, id: number): Promise<void> {
  const req = await createLocalReq({ user }, payload)
  const release = await payload.findByID({ collection: 'releases', id, disableErrors: true, ...withRights(req) })
  const items = release ? await listItems(req, id) : []
  // Whoever may not publish it is told that instead.
  if (!release || (await findFirstRefused(req, release, items)) !== null) return
  const problems = []
  for (const item of items)
    for (const { message } of await findItemRefusals(req, item))
      problems.push({
        field: `documents.${item.collection}.${item.document}`,
        message: `${kindOf(req, item.collection)} "${item.title}": ${message}`,
      })
  if (problems.length > 0) throw new ReleaseProblem(400, problems)
}
