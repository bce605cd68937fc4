import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { DEFAULT_ZONE } from '../../collections/fields/timeZone'
import { findScheduledHold } from '../../collections/publishing/scheduledHold'
import { findHolding } from '../../collections/releases/findHolding'
import { listDocumentSchedules } from '../data/editing/documentSchedules'
import { isPlainObject } from '../domain/cleanText'
import { diffPlaces } from '../domain/history/diffDocuments'
import { getRelationId } from '../domain/relationId'
import type { DocumentDesk } from '../domain/releases/approval'
import { pickSettings, settingsAfter } from '../domain/releases/heldSettings'
import type { ReleasedCollection } from '../domain/releases/release'
import { findShown, toRequest } from './approvals'
import { describeChanges } from './describeChanges'
import { findLatest, findStored, siteOf } from './documents'
import { problem } from './releaseProblem'
import { withRights } from './transaction'

/** Open releases that a form offers. */
const MAX_OFFERED = 50

/** What a document's form shows of releases and approval. @throws {ReleaseProblem} 404 if the user may not read it */
export async function readDocumentDesk(
  payload: Payload,
  user: TypedUser,
  collection: ReleasedCollection,
  id: number,
): Promise<DocumentDesk> {
  const req = await createLocalReq({ user }, payload)
  const document = await findLatest(req, collection, id)
  const site = document && siteOf(collection, document)
  if (!document || site === null) throw problem(404, 'id', 'Document not found.')
  const [zone, approval, release, open, mayPublish, schedules, hold] = await Promise.all([
    payload.findByID({ collection: 'sites', id: site, depth: 0, disableErrors: true, joins: false }),
    findShown(req, collection, id),
    findRelease(req, collection, id),
    listOpen(req),
    mayUpdate(req, collection, id, true),
    listDocumentSchedules(payload, collection, id),
    findScheduledHold(req, collection, id, site),
  ])
  const timeZone = zone?.timeZone ?? DEFAULT_ZONE
  const held = release && collection === 'sites' ? await describeHeld(req, id, release.values, timeZone) : null
  return {
    release: release && { id: release.id, name: release.name, state: release.state, publishAt: release.publishAt },
    held,
    open,
    approval: approval && (await toRequest(req, approval)),
    mayPublish,
    schedules: schedules.get(id) ?? [],
    hold,
    timeZone,
  }
}

async function findRelease(req: PayloadRequest, collection: string, id: number) {
  const holding = await findHolding(req, collection, id)
  if (!holding) return null
  const release = await req.payload.findByID({
    collection: 'releases',
    id: getRelationId(holding.release) ?? 0,
    disableErrors: true,
    ...withRights(req),
  })
  if (!release || release.isSettingsDraft) return null
  const { name, state, publishAt } = release
  return { id: release.id, name, state, publishAt: publishAt ?? null, values: holding.values }
}

async function listOpen(req: PayloadRequest): Promise<DocumentDesk['open']> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    limit: MAX_OFFERED,
    pagination: false,
    select: { name: true, state: true },
    sort: '-updatedAt',
    where: {
      and: [
        { state: { in: ['collecting', 'scheduled', 'failed', 'rolledBack'] } },
        { isSettingsDraft: { not_equals: true } },
      ],
    },
    ...withRights(req),
  })
  return docs.map(({ id, name, state }) => ({ id, name, state }))
}

async function describeHeld(req: PayloadRequest, id: number, values: unknown, timeZone: string) {
  const stored = await findStored(req, 'sites', id)
  if (!stored || !isPlainObject(values)) return null
  const changes = diffPlaces(pickSettings(stored, values), settingsAfter(stored, values))
  const fields = req.payload.collections.sites.config.flattenedFields
  return describeChanges(req, fields, changes, timeZone)
}
