import { and, eq, isNotNull } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { DEFAULT_ZONE } from '../../collections/fields/timeZone'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { findHolding } from '../../collections/releases/findHolding'
import { deletePendingSchedule } from '../data/editing/documentSchedules'
import type { DocumentSchedule } from '../domain/calendar/describeSchedule'
import { getRelationId } from '../domain/relationId'
import { heldBy, type ReleasedCollection } from '../domain/releases/release'
import { scheduled_checks } from '../server/database/scheduledChecks'
import { problem, unpublishable } from './releaseProblem'
import { inUsersTransaction, withRights } from './transaction'
import { findRefusals } from './trialPublish'

type DocumentCollection = Exclude<ReleasedCollection, 'sites'>

interface Publication {
  collection: DocumentCollection
  id: number
  event: DocumentSchedule['event']
  at: Date
  /** IANA name of the zone in which the time was chosen, which Payload's Schedule drawer names; null if it is not known */
  timeZone: string | null
}

/**
 * Schedules a document in place of its earlier time.
 * @throws {ReleaseProblem} 400 with each field that publishing would refuse, 403 without rights
 */
export async function schedulePublication(payload: Payload, user: TypedUser, publication: Publication): Promise<void> {
  const { collection, id, event } = publication
  await requirePublisher(await createLocalReq({ user }, payload), collection, id)
  if (event === 'publishes') await rejectRefused(payload, user, collection, id)
  await inUsersTransaction(payload, user, (req) => queuePublication(req, publication))
}

/** @throws {ReleaseProblem} 400 with each field of the latest draft that publishing would refuse */
export async function rejectRefused(
  payload: Payload,
  user: TypedUser,
  collection: ReleasedCollection,
  id: number,
): Promise<void> {
  const refusals = await findRefusals(payload, user, { collection, id })
  if (refusals.length > 0) throw unpublishable(refusals)
}

async function requirePublisher(req: PayloadRequest, collection: DocumentCollection, id: number): Promise<void> {
  if (!(await mayUpdate(req, collection, id, true))) throw problem(403, 'id', 'You may not publish this document.')
}

/** Takes a document's time back, whoever set it. @throws {ReleaseProblem} 403 without rights */
export const cancelPublication = (
  payload: Payload,
  user: TypedUser,
  { collection, id, event }: Omit<Publication, 'at' | 'timeZone'>,
): Promise<void> =>
  inUsersTransaction(payload, user, async (req) => {
    await requirePublisher(req, collection, id)
    await deletePendingSchedule(req, collection, id, event)
  })

/**
 * Schedules a document in the request's transaction: it is published or unpublished at one time only.
 * @throws {ReleaseProblem} 409 if a release is to publish it
 */
export async function queuePublication(
  req: PayloadRequest,
  { collection, id, event, at, timeZone }: Publication,
): Promise<void> {
  if (event === 'publishes') await rejectHeld(req, collection, id)
  await deletePendingSchedule(req, collection, id, event)
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: event === 'publishes' ? 'publish' : 'unpublish',
      // Payload's Schedule drawer lists documents by their id as text.
      doc: { relationTo: collection as never, value: String(id) as never },
      // Its type lacks this, which Payload's own drawer saves and lists.
      ...{ timezone: timeZone ?? DEFAULT_ZONE },
      // It is published with the rights that the user has then.
      user: { relationTo: 'users', value: Number(req.user!.id) } as never,
    },
    req,
    waitUntil: at,
  })
  // A new time ends what is told of an earlier one.
  await (await getDatabase(req))
    .delete(scheduled_checks)
    .where(
      and(
        eq(scheduled_checks.collection, collection),
        eq(scheduled_checks.document, id),
        isNotNull(scheduled_checks.checked_at),
      ),
    )
}

async function rejectHeld(req: PayloadRequest, collection: DocumentCollection, id: number): Promise<void> {
  const holding = await findHolding(req, collection, id)
  if (!holding) return
  const release = await req.payload.findByID({
    collection: 'releases',
    id: getRelationId(holding.release) ?? 0,
    disableErrors: true,
    ...withRights(req),
  })
  throw problem(409, 'release', heldBy(release?.name ?? 'A release'))
}
