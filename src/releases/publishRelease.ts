import { and, asc, eq, lte } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { endOwnRelease, KEEPS_SETTINGS_DRAFT } from '../../collections/settings/sites/settingsDraft'
import { isPlainObject } from '../domain/cleanText'
import { getRelationId } from '../domain/relationId'
import { mergeSettings, undoSettings } from '../domain/releases/heldSettings'
import { isOpenRelease, isReleasedCollection, type ReleasedCollection } from '../domain/releases/release'
import type { Release, ReleaseItem } from '../payload-types'
import { isDatabaseUnavailable } from '../server/database/databaseUnavailable'
import { releases } from '../server/database/tables.generated'
import { recordHistory } from '../server/history/recordHistory'
import { approveReleased } from './approvalRecords'
import { findLatest, findStored, formOf, kindOf, type Stored } from './documents'
import { findNextDue, IS_SCHEDULED } from './dueReleases'
import { rejectGone } from './goneSettings'
import { queueNotice } from './queueNotice'
import { actorName, describeRefusal, problem, ReleaseProblem } from './releaseProblem'
import { findFirstRefused } from './releaseRights'
import { inUsersTransaction, lockRelease, withRights } from './transaction'

/** Releases that one call publishes. */
const MAX_DUE = 20

/**
 * Publishes what a release holds in one transaction, with the rights of the user. If a document cannot be published, none is, and the
 * release is marked as failed with the document and the reason.
 * @throws {ReleaseProblem} 400 with the document and the reason, 403 or 404 without rights, 409 if it is published already
 */
export async function publishRelease(payload: Payload, user: TypedUser, id: number, now: Date): Promise<void> {
  try {
    await inUsersTransaction(payload, user, (req) => publishLocked(req, id, now))
  } catch (error) {
    if (error instanceof DocumentRefused) await markFailed(payload, id, error.message, user)
    throw error
  }
}

/** A document that could not be published, with the reason. */
class DocumentRefused extends ReleaseProblem {}

async function publishLocked(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const release = await lockRelease(req, id)
  if (!isOpenRelease(release.state)) throw problem(409, 'release', `${release.name} is published already.`)
  const items = await listItems(req, id)
  const refused = await findFirstRefused(req, release, items)
  if (refused) throw problem(403, 'user', refused)
  if (items.length === 0) throw problem(400, 'documents', `${release.name} holds no documents. Add some first.`)
  for (const item of items) await publishItem(req, item)
  // The history of the site says the rest.
  if (release.isSettingsDraft) return endOwnRelease(req, id)
  await req.payload.db.updateOne({
    collection: 'releases',
    id,
    data: {
      state: 'published',
      publishAt: null,
      publishedAt: now.toISOString(),
      publishedBy: actorName(req.user),
      fault: null,
    },
    req,
    returning: false,
  })
  await approveReleased(req, release, items, now)
  await recordHistory(await getDatabase(req), {
    actor: req.user,
    action: 'releasePublish',
    document: { collection: 'releases', id },
    title: release.name,
    sites: sitesOf(release),
    changes: items.map((item) => ({ path: kindOf(req, item.collection), before: null, after: item.title })),
  })
}

const sitesOf = (release: Release): number[] => (release.sites ?? []).flatMap((site) => getRelationId(site) ?? [])

/** The documents of a release in the order in which they were added. */
export async function listItems(req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>, release: number) {
  const { docs } = await req.payload.find({
    collection: 'releaseItems',
    depth: 0,
    pagination: false,
    ...(req.transactionID ? { req } : {}),
    sort: 'id',
    where: { release: { equals: release } },
  })
  return docs
}

async function publishItem(req: PayloadRequest, item: ReleaseItem): Promise<void> {
  const { collection, document: id, title } = item
  const refuse = (reason: string) =>
    new DocumentRefused(400, [
      { field: `documents.${collection}.${id}`, message: `${kindOf(req, collection)} "${title}": ${reason}` },
    ])
  if (!isReleasedCollection(collection)) throw refuse('a release cannot hold it.')
  const latest = await findLatest(req, collection, id)
  if (!latest) throw refuse('it is gone, or you may not see it. Take it out of the release.')
  if (latest.deletedAt) throw refuse('it is in the trash. Restore it, or take it out of the release.')
  try {
    const published =
      collection === 'sites' ? await publishSettings(req, item) : await publishDraft(req, collection, latest)
    await req.payload.update({
      collection: 'releaseItems',
      id: item.id,
      data: { openKey: null, before: published?.before ?? null, stamp: published?.stamp ?? null },
      depth: 0,
      req,
    })
  } catch (error) {
    const reason = describeRefusal(error)
    throw reason === null ? error : refuse(reason)
  }
}

interface Published {
  /** what was live; null for a first publication */
  before: Record<string, unknown> | null
  stamp: string
}

/** Publishes the latest draft. Null if there is none. */
async function publishDraft(
  req: PayloadRequest,
  collection: Exclude<ReleasedCollection, 'sites'>,
  latest: Stored,
): Promise<Published | null> {
  if (latest._status === 'published') return null
  const stored = await findStored(req, collection, latest.id)
  const { updatedAt } = (await req.payload.update({
    collection,
    id: latest.id,
    data: { _status: 'published' } as never,
    ...withRights(req),
  })) as unknown as Stored
  return { before: stored?._status === 'published' ? { ...stored } : null, stamp: updatedAt }
}

/** Saves the held settings of a site. */
async function publishSettings(req: PayloadRequest, item: ReleaseItem): Promise<Published | null> {
  const { document: id } = item
  const stored = await findStored(req, 'sites', id)
  // Links in them follow what the release has moved by now.
  const { values } = await req.payload.findByID({ collection: 'releaseItems', id: item.id, depth: 0, req })
  if (!stored || !isPlainObject(values)) return null
  await rejectGone(req, stored, values)
  const data = mergeSettings(stored, values)
  const { updatedAt } = await req.payload.update({
    ...{ collection: 'sites', id, data: data as never, context: { [KEEPS_SETTINGS_DRAFT]: true } },
    ...withRights(req),
  })
  return { before: undoSettings(stored, values), stamp: updatedAt }
}

/** Records why a release published nothing, and tells whoever scheduled it. */
async function markFailed(payload: Payload, id: number, fault: string, user: TypedUser | null): Promise<void> {
  const req = await createLocalReq({}, payload)
  const release = await payload.findByID({ collection: 'releases', id, depth: 1, disableErrors: true, req })
  if (!release || !isOpenRelease(release.state)) return
  const scheduler =
    release.state === 'scheduled' && typeof release.scheduledBy === 'object' ? release.scheduledBy : null
  const [changed] = await payload.db.drizzle
    .update(releases)
    .set({ state: 'failed', fault, publishAt: null })
    .where(and(eq(releases.id, id), eq(releases.state, release.state)))
    .returning({ id: releases.id })
  // Another server has published it, or somebody has taken its schedule back.
  if (!changed) return
  const form = formOf(release)
  await recordHistory(payload.db.drizzle, {
    actor: scheduler ? null : user,
    action: 'releaseFail',
    document: form,
    title: release.name,
    sites: sitesOf(release),
    changes: [{ path: 'reason', before: null, after: fault }],
  })
  if (scheduler)
    await queueNotice(req, [scheduler], {
      kind: 'releaseFailed',
      by: null,
      what: release.name,
      site: sitesOf(release)[0] ?? null,
      text: `Nothing of it is live. ${fault}`,
      lines: [],
      path: `/admin/collections/${form.collection}/${form.id}`,
    })
}

/**
 * Publishes the releases that are due, each in its own transaction and with the rights that whoever scheduled it has now. A release that
 * another server publishes meanwhile is skipped.
 * @returns when the next one is due; null if none is scheduled
 */
export async function publishDueReleases(
  payload: Payload,
  now: Date,
  onFault: (release: number, error: unknown) => void,
): Promise<Date | null> {
  const due = await payload.db.drizzle
    .select({ id: releases.id, user: releases.scheduledBy })
    .from(releases)
    .where(and(IS_SCHEDULED, lte(releases.publishAt, now)))
    .orderBy(asc(releases.publishAt), asc(releases.id))
    .limit(MAX_DUE)
  for (const { id, user: userId } of due) {
    const user = userId === null ? null : await findUser(payload, userId)
    try {
      if (!user) throw problem(403, 'user', 'Whoever scheduled it has no account any more. Schedule it again.')
      await publishRelease(payload, user, id, now)
    } catch (error) {
      // It stays scheduled, and is published once the database is back.
      if (isDatabaseUnavailable(error)) throw error
      if (error instanceof ReleaseProblem && error.status === 409) continue
      onFault(id, error)
      const fault = error instanceof ReleaseProblem ? error.message : 'Something went wrong. Publish it by hand.'
      if (!(error instanceof DocumentRefused)) await markFailed(payload, id, fault, null)
    }
  }
  return findNextDue(payload.db.drizzle)
}

async function findUser(payload: Payload, id: number): Promise<TypedUser | null> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user ? { ...user, collection: 'users' } : null
}
