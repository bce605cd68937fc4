import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { isPlainObject } from '../domain/cleanText'
import { getRelationId } from '../domain/relationId'
import { hasSettings, mergeSettings } from '../domain/releases/heldSettings'
import { documentKey, isReleasedCollection, type ReleasedCollection } from '../domain/releases/release'
import type { ReleaseItem } from '../payload-types'
import { recordHistory } from '../server/history/recordHistory'
import { findLatest, findStored, kindOf, mayUpdate, type Stored } from './documents'
import { findHolding } from './holdDocument'
import { listItems } from './publishRelease'
import { describeRefusal, problem, ReleaseProblem } from './releaseProblem'
import { inUsersTransaction, lockRelease, withRights } from './transaction'

/**
 * Restores what was live before a release, all or nothing. What the release had published becomes the draft again.
 * @param overwrites also documents that were edited since; what they have now stays among their versions
 * @throws {ReleaseProblem} 409 with the documents that were edited since, 400 with the one that cannot be restored
 */
export const rollBackRelease = (payload: Payload, user: TypedUser, id: number, overwrites: boolean): Promise<void> =>
  inUsersTransaction(payload, user, async (req) => {
    const release = await lockRelease(req, id)
    if (release.state !== 'published') throw problem(409, 'release', `${release.name} is not published.`)
    if (!(await mayUpdate(req, 'releases', id, true))) throw problem(403, 'release', 'You may not change this release.')
    const items = await listItems(req, id)
    const changed = items.filter(({ stamp }) => stamp)
    if (!overwrites) await rejectEdited(req, changed)
    for (const item of changed) await restoreItem(req, item)
    for (const item of items) {
      const isHeld = (await findHolding(req, item.collection, item.document)) !== null
      await req.payload.update({
        collection: 'releaseItems',
        id: item.id,
        data: { before: null, stamp: null, openKey: isHeld ? null : documentKey(item.collection, item.document) },
        depth: 0,
        req,
      })
    }
    await req.payload.db.updateOne({
      collection: 'releases',
      id,
      data: { state: 'rolledBack', publishedAt: null, publishedBy: null },
      req,
      returning: false,
    })
    await recordHistory(await getDatabase(req), {
      actor: req.user,
      action: 'releaseRollBack',
      document: { collection: 'releases', id },
      title: release.name,
      sites: (release.sites ?? []).flatMap((site) => getRelationId(site) ?? []),
      changes: changed.map((item) => ({ path: kindOf(req, item.collection), before: item.title, after: null })),
    })
  })

async function rejectEdited(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<void> {
  const edited: ReleaseItem[] = []
  for (const item of items) if (await isEdited(req, item)) edited.push(item)
  if (edited.length === 0) return
  throw new ReleaseProblem(
    409,
    edited.map(({ collection, document, title }) => ({
      field: `documents.${collection}.${document}`,
      message: `${kindOf(req, collection)} "${title}" was edited since. Rolling back would undo that too.`,
    })),
  )
}

async function isEdited(req: PayloadRequest, { collection, document, stamp, values }: ReleaseItem): Promise<boolean> {
  if (!isReleasedCollection(collection)) return false
  const stored = await findStored(req, collection, document)
  if (!stored) return true
  if (collection === 'sites') return isPlainObject(values) && !hasSettings(stored, values)
  if (stored.deletedAt || Date.parse(stored.updatedAt) !== Date.parse(stamp ?? '')) return true
  return (await findLatest(req, collection, document))?._status === 'draft'
}

async function restoreItem(req: PayloadRequest, item: ReleaseItem): Promise<void> {
  const { collection, document: id, title } = item
  const refuse = (reason: string) =>
    problem(400, `documents.${collection}.${id}`, `${kindOf(req, collection)} "${title}": ${reason}`)
  if (!isReleasedCollection(collection)) return
  const stored = await findStored(req, collection, id)
  if (!stored) throw refuse('it was deleted for good and cannot be restored.')
  if (!(await mayUpdate(req, collection, id, true))) throw refuse('you may not publish it.')
  try {
    await restore(req, item, collection, stored)
  } catch (error) {
    const reason = describeRefusal(error)
    throw reason === null ? error : refuse(reason)
  }
}

async function restore(req: PayloadRequest, item: ReleaseItem, collection: ReleasedCollection, stored: Stored) {
  const { document: id } = item
  const before = isPlainObject(item.before) ? item.before : null
  if (collection === 'sites') {
    if (before)
      await req.payload.update({
        collection,
        id,
        data: mergeSettings(stored, before) as never,
        ...withRights(req),
      })
    return
  }
  // The rights are checked above: fields that the user may not change are restored too.
  const options = { collection, id, depth: 0, overrideAccess: true, req, user: req.user } as const
  if (!before) {
    await req.payload.update({ ...options, data: { _status: 'draft' } as never })
    return
  }
  const released = contentOf(stored)
  await req.payload.update({
    ...options,
    data: { ...contentOf(before), _status: 'published', deletedAt: null } as never,
  })
  await req.payload.update({ ...options, data: { ...released, _status: 'draft' } as never, draft: true })
}

const contentOf = ({ id: _id, createdAt: _created, updatedAt: _updated, ...content }: Record<string, unknown>) =>
  content
