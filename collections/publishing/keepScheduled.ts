import { APIError, type CollectionBeforeChangeHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { publishingKindOf } from '../../src/domain/releases/publishingRights'
import { documentKey } from '../../src/domain/releases/release'
import { onPendingSchedules, onPublishing } from '../../src/server/pendingSchedules'
import { findPublishingRight } from '../access/publishing'
import { overridesAccess } from './publishersOnly'

/**
 * Those who may not publish do not change what will be published by itself, at a time of its own or with a scheduled release: the latest
 * draft goes live then, and whoever approved it would not have seen it.
 * @throws {APIError} 403 that says what to ask for
 */
export const keepScheduled: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const kind = publishingKindOf(collection.slug)
  if (!kind || !req.user || operation !== 'update' || overridesAccess(req, collection.slug)) return data
  if ((await findPublishingRight(req, kind, getRelationId(originalDoc?.site))) === 'publish') return data
  const by = await findScheduler(req, collection.slug as CollectionSlug, Number(originalDoc.id))
  if (by === null) return data
  throw new APIError(`${by} Ask an editor to take the time back before you change it.`, 403, null, true)
}

/** What will publish a document, as a sentence; null for nothing. */
async function findScheduler(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string | null> {
  const { docs: held } = await req.payload.find({
    collection: 'releaseItems',
    depth: 1,
    limit: 1,
    pagination: false,
    req,
    where: { openKey: { equals: documentKey(collection, id) } },
  })
  const release = held[0]?.release
  if (typeof release === 'object' && release.state === 'scheduled')
    return `It will be published with the release ${release.name}, which is scheduled.`
  const where = { and: [...onPendingSchedules(collection, id), onPublishing] }
  const { totalDocs } = await req.payload.count({ collection: 'payload-jobs', req, where })
  return totalDocs > 0 ? 'It is scheduled to be published.' : null
}
