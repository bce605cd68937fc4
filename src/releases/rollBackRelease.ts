import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { findHolding } from '../../collections/releases/findHolding'
import { KEEPS_SETTINGS_DRAFT } from '../../collections/settings/sites/settingsDraft'
import { isPlainObject } from '../domain/cleanText'
import { contentOf } from '../domain/documentContent'
import { getRelationId } from '../domain/relationId'
import { hasSettings, mergeSettings } from '../domain/releases/heldSettings'
import {
  documentKey,
  type EditedChoice,
  isReleasedCollection,
  type ReleasedCollection,
} from '../domain/releases/release'
import type { ReleaseItem } from '../payload-types'
import { recordHistory } from '../server/history/recordHistory'
import { findLatest, findStored, kindOf, type Stored } from './documents'
import { listItems } from './publishRelease'
import { describeRefusal, problem, ReleaseProblem } from './releaseProblem'
import { findReleaseRefusal } from './releaseRights'
import { inUsersTransaction, lockRelease, withRights } from './transaction'

/**
 * Restores what was live before a release, all or nothing. What the release had published becomes the draft again.
 * @param edited what becomes of documents that were edited since: `refuse` does nothing and names them, `keep` leaves them live and
 * takes them out of the release, `overwrite` restores them too, and what they have now stays among their versions
 * @throws {ReleaseProblem} 409 with the documents that were edited since, 400 with the one that cannot be restored
 */
export const rollBackRelease = (
  payload: Payload,
  user: TypedUser,
  id: number,
  edited: EditedChoice = 'refuse',
): Promise<void> =>
  inUsersTransaction(payload, user, async (req) => {
    const release = await lockRelease(req, id)
    if (release.state !== 'published') throw problem(409, 'release', `${release.name} is not published.`)
    const refusal = await findReleaseRefusal(req, release)
    if (refusal !== null) throw problem(403, 'release', refusal)
    const items = await listItems(req, id)
    const published = items.filter(({ stamp }) => stamp)
    const kept = edited === 'overwrite' ? [] : await listEdited(req, published)
    if (edited === 'refuse') rejectEdited(req, kept)
    const changed = published.filter((item) => !kept.includes(item))
    if (kept.length > 0 && changed.length === 0)
      throw problem(409, 'documents', 'All that it published was edited since: nothing is left to roll back.')
    for (const item of changed) await restoreItem(req, item)
    for (const { id: item } of kept) await req.payload.delete({ collection: 'releaseItems', id: item, depth: 0, req })
    for (const item of items.filter((candidate) => !kept.includes(candidate))) {
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

async function listEdited(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<ReleaseItem[]> {
  const edited: ReleaseItem[] = []
  for (const item of items) if (await isEdited(req, item)) edited.push(item)
  return edited
}

function rejectEdited(req: PayloadRequest, edited: readonly ReleaseItem[]): void {
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
        context: { [KEEPS_SETTINGS_DRAFT]: true },
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
