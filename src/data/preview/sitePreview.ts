import 'server-only'
import type { BasePayload, Where } from 'payload'
import { isPlainObject } from '../../domain/cleanText'
import { getRelationId } from '../../domain/relationId'
import { mergeSettings } from '../../domain/releases/heldSettings'
import { isReleasedCollection, type ReleasedCollection } from '../../domain/releases/release'
import { openPreviewTransaction, type PreviewTransaction } from '../../server/database/previewTransaction'
import { tableOf } from '../../server/database/tableNames'
import { PENDING_SCHEDULES } from '../../server/pendingSchedules'
import type { PagePreview } from './currentPreview'

/** Which future of a site is shown. */
export interface Perspective {
  site: number
  /** a release that counts as published; null for none besides what is scheduled */
  release: number | null
  at: Date
}

/** Scheduled changes and releases that one preview applies. */
const MAX_CHANGES = 500

/** A preview that is read from when the page is rendered, and ended when it has been sent. */
export interface OpenPreview extends PagePreview {
  end: () => Promise<void>
}

/**
 * Opens the preview of a site: in a transaction that is never committed, what is scheduled until the moment and what the release holds is
 * published, and all reads of the page are made there. So every query sees it: lists, their order and their counts too. No hook runs,
 * so nothing is sent, expired or recorded.
 */
export function openSitePreview(payload: BasePayload, perspective: Perspective): OpenPreview {
  let opening: Promise<PreviewTransaction> | null = null
  const open = () => {
    opening ??= openPreviewTransaction(payload.db.pool).then(async (transaction) => {
      try {
        await transaction.run(() => applyChanges(payload, transaction, perspective))
        return transaction
      } catch (error) {
        await transaction.end()
        throw error
      }
    })
    return opening
  }
  return {
    at: perspective.at,
    read: async (read) => (await open()).run(read),
    end: async () => {
      await opening?.then(
        (transaction) => transaction.end(),
        () => undefined,
      )
    },
  }
}

type Write = (collection: ReleasedCollection, id: number, data: Record<string, unknown>) => Promise<void>

/** The site whose future is made. */
interface Target {
  payload: BasePayload
  site: number
  write: Write
}

interface Scheduled {
  at: number
  apply: () => Promise<void>
}

/** Applies what will have happened by then, in the order in which it will. */
async function applyChanges(
  payload: BasePayload,
  transaction: PreviewTransaction,
  { site, release, at }: Perspective,
): Promise<void> {
  const write: Write = async (collection, id, data) => {
    await transaction.copy(tableOf(collection), site)
    await payload.db.updateOne({ collection, id, data, returning: false })
  }
  const target: Target = { payload, site, write }
  const changes = [...(await listScheduledDocuments(target, at)), ...(await listReleases(target, at, release))].sort(
    (first, second) => first.at - second.at,
  )
  for (const { apply } of changes) await apply()
}

async function listScheduledDocuments(target: Target, at: Date): Promise<Scheduled[]> {
  const { docs } = await target.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: MAX_CHANGES,
    pagination: false,
    sort: 'waitUntil',
    where: {
      and: [...PENDING_SCHEDULES, { waitUntil: { less_than_equal: at.toISOString() } }],
    },
  })
  return docs.flatMap(({ input, waitUntil }) => {
    const { doc, type } = (input ?? {}) as { doc?: { relationTo: string; value: unknown }; type?: string }
    const id = getRelationId(doc?.value)
    if (!doc || id === null || !isReleasedCollection(doc.relationTo)) return []
    const collection = doc.relationTo
    return {
      at: Date.parse(waitUntil ?? ''),
      apply: () => (type === 'unpublish' ? unpublish(target, collection, id) : publishLatest(target, collection, id)),
    }
  })
}

async function listReleases(target: Target, at: Date, chosen: number | null): Promise<Scheduled[]> {
  const scheduled: Where = {
    and: [{ state: { equals: 'scheduled' } }, { publishAt: { less_than_equal: at.toISOString() } }],
  }
  const { docs } = await target.payload.find({
    collection: 'releases',
    depth: 0,
    limit: MAX_CHANGES,
    pagination: false,
    select: { publishAt: true },
    where: chosen === null ? scheduled : { or: [scheduled, { id: { equals: chosen } }] },
  })
  return docs.map(({ id, publishAt }) => ({
    // The chosen one is shown also if it is not scheduled, or later.
    at: id === chosen ? at.getTime() : Date.parse(publishAt ?? ''),
    apply: () => applyRelease(target, id),
  }))
}

async function applyRelease(target: Target, release: number): Promise<void> {
  const { docs } = await target.payload.find({
    collection: 'releaseItems',
    depth: 0,
    limit: MAX_CHANGES,
    pagination: false,
    sort: 'id',
    // A published release's items are live already.
    where: { and: [{ release: { equals: release } }, { openKey: { exists: true } }] },
  })
  for (const { collection, document, values } of docs) {
    if (collection === 'sites') await changeSettings(target, document, values)
    else if (isReleasedCollection(collection)) await publishLatest(target, collection, document)
  }
}

export type Stored = Record<string, unknown> & { id: number }

const isOfSite = (document: Record<string, unknown>, site: number, collection: string) =>
  // A group's sites share tags.
  collection === 'tags' || getRelationId(document.site) === site

async function publishLatest({ payload, site, write }: Target, collection: ReleasedCollection, id: number) {
  const version = await findLatestVersion(payload, collection, id)
  if (!version || version.deletedAt || !isOfSite(version, site, collection)) return
  const { id: _, ...content } = version
  await write(collection, id, { ...content, _status: 'published' })
}

/** The latest version of a document as stored, a draft or not. */
export async function findLatestVersion(
  payload: BasePayload,
  collection: ReleasedCollection,
  id: number,
): Promise<Stored | null> {
  const { docs } = await payload.db.findVersions<Stored>({
    collection,
    limit: 1,
    pagination: false,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  return docs[0]?.version ?? null
}

async function unpublish({ payload, site, write }: Target, collection: ReleasedCollection, id: number) {
  const stored = await payload.db.findOne<Stored>({ collection, where: { id: { equals: id } } })
  if (!stored || !isOfSite(stored, site, collection)) return
  await write(collection, id, { _status: 'draft' })
}

async function changeSettings({ payload, site, write }: Target, id: number, values: unknown) {
  if (id !== site || !isPlainObject(values)) return
  const stored = await payload.db.findOne<Stored>({ collection: 'sites', where: { id: { equals: id } } })
  if (!stored) return
  // A write of lists writes the whole row.
  await write('sites', id, { ...stored, ...mergeSettings(stored, values) })
}
