import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type * as z from 'zod'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { findHolding } from '../../collections/releases/findHolding'
import { endOwnRelease } from '../../collections/settings/sites/settingsDraft'
import { deletePendingSchedule } from '../data/editing/documentSchedules'
import { isPlainObject } from '../domain/cleanText'
import { getRelationId } from '../domain/relationId'
import { leftSettings } from '../domain/releases/heldSettings'
import {
  type addToReleaseSchema,
  documentKey,
  isOpenRelease,
  MAX_RELEASE_ITEMS,
  type ReleasedCollection,
} from '../domain/releases/release'
import type { Release, ReleaseItem } from '../payload-types'
import { recordHistory } from '../server/history/recordHistory'
import { findLatest, findStored, siteOf, titleOf } from './documents'
import { problem } from './releaseProblem'
import { findReleaseRefusal } from './releaseRights'
import { readSettings, storeDraft } from './settingsDraft'
import { inUsersTransaction, lockRelease, withRights } from './transaction'

export type AddToRelease = z.output<typeof addToReleaseSchema>

/** Adds a document to a release, or makes a release of it. @throws {ReleaseProblem} */
export const addToRelease = (payload: Payload, user: TypedUser, input: AddToRelease): Promise<Release> =>
  inUsersTransaction(payload, user, async (req) => {
    const { collection, id, release: chosen, name, values } = input
    const document = await findLatest(req, collection, id)
    if (!document) throw problem(404, 'id', 'Document not found.')
    const site = siteOf(collection, document)
    if (site === null) throw problem(400, 'site', 'Choose a site for it first.')
    const release =
      chosen === null
        ? await req.payload.create({
            collection: 'releases',
            data: { name: name ?? '', sites: [site], state: 'collecting' },
            ...withRights(req),
          })
        : await lockRelease(req, chosen)
    await holdDocument(req, release, collection, id, values, true)
    return release
  })

/**
 * Puts a document into a release, in the request's transaction.
 * @param values of a site: settings to hold beside those of its draft
 * @param takesDraft whether the draft of a site's settings, which somebody may be working on, goes on in the release
 * @throws {ReleaseProblem}
 */
export async function holdDocument(
  req: PayloadRequest,
  release: Release,
  collection: ReleasedCollection,
  id: number,
  values: Record<string, unknown> | null = null,
  takesDraft = false,
): Promise<void> {
  const document = await findLatest(req, collection, id)
  if (!document) throw problem(404, 'id', 'Document not found.')
  if (!(await mayUpdate(req, collection, id, false))) throw problem(403, 'id', 'You may not change this document.')
  await requireRights(req, release, collection, id)
  if (document.deletedAt) throw problem(400, 'id', 'It is in the trash. Restore it first.')
  if (!isOpenRelease(release.state))
    throw problem(409, 'release', `${release.name} is published. Choose another release.`)
  const site = siteOf(collection, document)!
  const title = titleOf(req, collection, document)
  let holding = await findHolding(req, collection, id)
  const held = collection === 'sites' ? await findHeld(req, id, holding, values) : null
  if (holding && getRelationId(holding.release) !== release.id) {
    const other = await req.payload.findByID({
      collection: 'releases',
      id: getRelationId(holding.release) ?? 0,
      disableErrors: true,
      ...withRights(req),
    })
    if (!other?.isSettingsDraft)
      throw problem(409, 'release', `${other?.name ?? 'Another release'} holds it already. Take it out there first.`)
    if (!takesDraft)
      throw problem(
        409,
        'release',
        `${title} has a draft of its settings. Publish it, discard it or add it to a release first.`,
      )
    // The draft of the settings goes on in this release.
    await endOwnRelease(req, other.id)
    holding = null
  }
  if (holding) {
    await req.payload.update({
      collection: 'releaseItems',
      id: holding.id,
      data: { title, values: held },
      depth: 0,
      req,
    })
    return
  }
  const { totalDocs } = await req.payload.count({
    collection: 'releaseItems',
    req,
    where: { release: { equals: release.id } },
  })
  if (totalDocs >= MAX_RELEASE_ITEMS)
    throw problem(400, 'release', `A release holds at most ${MAX_RELEASE_ITEMS} documents. Make another one.`)
  const sites = (release.sites ?? []).flatMap((relation) => getRelationId(relation) ?? [])
  if (!sites.includes(site))
    await req.payload.update({
      collection: 'releases',
      id: release.id,
      data: { sites: [...sites, site] },
      ...withRights(req),
    })
  // The release publishes it: after a rollback, a time of its own would publish it again.
  if (collection !== 'sites') await deletePendingSchedule(req, collection, id, 'publishes')
  await req.payload.create({
    collection: 'releaseItems',
    data: {
      ...{ release: release.id, site, collection, document: id, title, values: held },
      openKey: documentKey(collection, id),
    },
    depth: 0,
    req,
  })
  await recordHistory(await getDatabase(req), {
    actor: req.user,
    action: 'releaseAdd',
    document: { collection, id },
    title,
    sites: [site],
    changes: [{ path: 'release', before: null, after: release.name }],
  })
}

/**
 * @throws {ReleaseProblem} 403 if the user may not change the release, or, of one that is scheduled, if they may not publish the document:
 * nobody looks at it any more before it is live
 */
async function requireRights(
  req: PayloadRequest,
  release: Release,
  collection: ReleasedCollection,
  id: number,
): Promise<void> {
  const refusal = await findReleaseRefusal(req, release)
  if (refusal !== null) throw problem(403, 'release', refusal)
  if (release.state !== 'scheduled' || (await mayUpdate(req, collection, id, true))) return
  // What is gone may be taken out.
  if (await findStored(req, collection, id))
    throw problem(403, 'release', `${release.name} is scheduled, and you may not publish this. Ask for approval.`)
}

/** The settings of a site that the release will hold: its draft with more of them. */
async function findHeld(
  req: PayloadRequest,
  id: number,
  holding: ReleaseItem | null,
  values: Record<string, unknown> | null,
) {
  const stored = await findStored(req, 'sites', id)
  const draft = isPlainObject(holding?.values) ? { values: holding.values } : null
  const held = stored && (await readSettings({ req, stored, draft }, values ?? {}))
  if (!held) throw problem(400, 'values', 'Nothing is changed yet. Change a setting, then add it to the release.')
  return held
}

/** Takes a document out of the open release that holds it. Its draft stays. @throws {ReleaseProblem} */
export const takeOut = (payload: Payload, user: TypedUser, collection: ReleasedCollection, id: number) =>
  inUsersTransaction(payload, user, async (req) => {
    const holding = await findHolding(req, collection, id)
    if (!holding) throw problem(404, 'id', 'No open release holds this document.')
    const release = await lockRelease(req, getRelationId(holding.release) ?? 0)
    await requireRights(req, release, collection, id)
    await req.payload.delete({ collection: 'releaseItems', id: holding.id, req })
    const stored = collection === 'sites' ? await findStored(req, 'sites', id) : null
    const left = stored && isPlainObject(holding.values) ? leftSettings(stored, holding.values) : null
    if (stored && left) await storeDraft(req, stored, null, left)
    await recordHistory(await getDatabase(req), {
      actor: req.user,
      action: 'releaseRemove',
      document: { collection, id },
      title: holding.title,
      sites: [getRelationId(holding.site) ?? 0],
      changes: [{ path: 'release', before: release.name, after: null }],
    })
  })
