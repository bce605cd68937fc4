import type { CollectionSlug, PayloadRequest } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { publishingKindOf } from '../../src/domain/releases/publishingRights'
import type { ScheduledHold } from '../../src/domain/releases/scheduledHold'
import { onPendingSchedules, onPublishing } from '../../src/server/pendingSchedules'
import { findPublishingRight } from '../access/publishing'
import { findHolding } from '../releases/findHolding'

/**
 * The schedule that publishes a document, its own or its release's, for a user who may not publish it: the latest draft goes live then, with
 * changes that nobody has approved. Null if there is none, and for users who may publish it.
 */
export async function findScheduledHold(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  site: number | null,
): Promise<ScheduledHold | null> {
  const kind = publishingKindOf(collection)
  if (!kind || (await findPublishingRight(req, kind, site)) === 'publish') return null
  return (await findScheduledRelease(req, collection, id)) ?? findOwnTime(req, collection, id)
}

async function findScheduledRelease(req: PayloadRequest, collection: string, id: number) {
  const holding = await findHolding(req, collection, id)
  const release =
    holding &&
    (await req.payload.findByID({
      collection: 'releases',
      id: getRelationId(holding.release) ?? 0,
      depth: 0,
      disableErrors: true,
      req,
    }))
  if (release?.state !== 'scheduled') return null
  return { release: release.name, at: release.publishAt ?? null, by: await findName(req, release.scheduledBy) }
}

async function findOwnTime(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    select: { input: true, waitUntil: true },
    sort: 'waitUntil',
    where: { and: [...onPendingSchedules(collection, id), onPublishing] },
  })
  const job = docs[0]
  if (!job) return null
  const { user } = (job.input ?? {}) as { user?: { value?: unknown } | null }
  return { release: null, at: job.waitUntil ?? null, by: await findName(req, user?.value) }
}

/** The name of a member of staff; null if they are not known. */
async function findName(req: PayloadRequest, relation: unknown): Promise<string | null> {
  const id = getRelationId(relation)
  if (id === null) return null
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user?.name || user?.email || null
}
