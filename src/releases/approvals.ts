import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import type * as z from 'zod'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { findLastSave, isFormStale } from '../../collections/editing/lastSave'
import { findOpenEntry } from '../../collections/releases/findOpenEntry'
import { clockMoment } from '../domain/campaigns/newCampaign'
import { newerVersionTitle } from '../domain/editSession'
import { getRelationId } from '../domain/relationId'
import {
  type ApprovalRequest,
  type ApprovalRound,
  type ApprovalState,
  type askApprovalSchema,
  type commentSchema,
  type Decision,
  MAX_COMMENTS,
} from '../domain/releases/approval'
import { documentKey, isReleasedCollection } from '../domain/releases/release'
import type { Approval } from '../payload-types'
import { ensureJobTables } from '../server/jobs/jobTables'
import { APPROVED_WORDS, closeRequest, describeTarget, formPath, recordStep, tellAuthor } from './approvalRecords'
import { listApprovers } from './approvers'
import { findLatest, type Stored, siteOf, titleOf } from './documents'
import { listItems, publishRelease } from './publishRelease'
import { queueNotice } from './queueNotice'
import { actorName, problem, refusalsOf, unpublishable } from './releaseProblem'
import { findFirstRefused } from './releaseRights'
import { queuePublication, rejectRefused } from './schedulePublication'
import { scheduleLocked } from './scheduleRelease'
import { inUsersTransaction, lockRelease, withRights } from './transaction'
import { rejectUnpublishable } from './trialPublish'

type Ask = z.output<typeof askApprovalSchema>
type Comment = z.output<typeof commentSchema>

/** Returned requests that are shown below the last one. */
const MAX_EARLIER = 20

/** What approval is asked for. */
interface Target {
  document: Stored
  site: number
  title: string
}

/** Asks for approval of a document or of a release, and tells those who may give it. @throws {ReleaseProblem} */
export async function askApproval(payload: Payload, user: TypedUser, { collection, id, note }: Ask): Promise<number> {
  await ensureJobTables(payload.db.pool)
  return inUsersTransaction(payload, user, async (req) => {
    const { site, title } = await findTarget(req, collection, id)
    if (!(await mayUpdate(req, collection, id, false))) throw problem(403, 'id', 'You may not change this document.')
    if (await findOpen(req, collection, id)) throw problem(409, 'id', 'Approval is asked for already.')
    const approval = await req.payload.create({
      collection: 'approvals',
      data: {
        ...{ site, collection, document: id, title, note, state: 'asked', openKey: documentKey(collection, id) },
        ...{ askedBy: Number(user.id), askedByName: actorName(user), comments: [] },
      },
      depth: 0,
      req,
    })
    await recordStep(req, approval, 'askApproval', note)
    await queueNotice(req, await listApprovers(req, collection, site, Number(user.id)), {
      ...{ kind: 'asked', by: actorName(user), what: describeTarget(req, approval), site, text: note, lines: [] },
      path: formPath(approval),
    })
    return approval.id
  })
}

async function findTarget(req: PayloadRequest, collection: Ask['collection'], id: number): Promise<Target> {
  const document =
    collection === 'releases'
      ? ((await req.payload.findByID({ collection, id, disableErrors: true, ...withRights(req) })) as Stored | null)
      : await findLatest(req, collection, id)
  if (!document) throw problem(404, 'id', 'Document not found.')
  if (document.deletedAt) throw problem(400, 'id', 'It is in the trash. Restore it first.')
  const site =
    collection === 'releases' ? getRelationId((document.sites as unknown[])?.[0]) : siteOf(collection, document)
  if (site === null) throw problem(400, 'site', 'Choose a site for it first.')
  return { document, site, title: titleOf(req, collection, document) }
}

/** The open request for a document; null if there is none. */
export const findOpen = (req: PayloadRequest, collection: string, id: number): Promise<Approval | null> =>
  findOpenEntry(req, 'approvals', collection, id)

/** The request that a form shows: the open one, or the last one if it was returned. */
export async function findShown(req: PayloadRequest, collection: string, id: number): Promise<Approval | null> {
  const { docs } = await req.payload.find({
    collection: 'approvals',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    sort: '-id',
    where: { and: [{ collection: { equals: collection } }, { document: { equals: id } }] },
  })
  const [last] = docs
  return last && (last.state === 'asked' || last.state === 'returned') ? last : null
}

/** A request as forms show it to the user. */
export async function toRequest(req: PayloadRequest, approval: Approval): Promise<ApprovalRequest> {
  const isOwn = getRelationId(approval.askedBy) === Number(req.user?.id)
  return {
    ...toRound(approval),
    earlier: await listEarlier(req, approval),
    mayDecide: approval.state === 'asked' && (await mayApprove(req, approval)),
    isOwn,
  }
}

const toRound = (approval: Approval): ApprovalRound => ({
  id: approval.id,
  state: approval.state as ApprovalState,
  note: approval.note ?? '',
  askedBy: approval.askedByName,
  askedAt: approval.createdAt,
  decidedBy: approval.decidedByName ?? null,
  answer: approval.answer ?? null,
  comments: (approval.comments ?? []).map(({ id, field, label, text, by, at }) => ({
    ...{ id: id ?? '', field: field ?? '', label: label ?? '', text: text ?? '', by: by ?? '', at: at ?? '' },
  })),
})

/** Requests for the same document that were returned since one was approved or taken back, newest first. */
async function listEarlier(req: PayloadRequest, { id, collection, document }: Approval): Promise<ApprovalRound[]> {
  const { docs } = await req.payload.find({
    collection: 'approvals',
    depth: 0,
    limit: MAX_EARLIER,
    pagination: false,
    req,
    sort: '-id',
    where: {
      and: [{ collection: { equals: collection } }, { document: { equals: document } }, { id: { less_than: id } }],
    },
  })
  const end = docs.findIndex(({ state }) => state !== 'returned')
  return docs.slice(0, end < 0 ? docs.length : end).map(toRound)
}

/** Whether the user may publish what approval is asked for: of a release, all that it holds. */
async function mayApprove(req: PayloadRequest, { collection, document }: Approval): Promise<boolean> {
  if (collection !== 'releases') return mayUpdate(req, collection as never, document, true)
  const release = await req.payload.findByID({ collection, id: document, disableErrors: true, ...withRights(req) })
  return release !== null && (await findFirstRefused(req, release, await listItems(req, document))) === null
}

/** The open request, locked by the update that follows; with the rights of the user checked. */
async function requireOpen(req: PayloadRequest, id: number): Promise<Approval> {
  const approval = await req.payload.findByID({ collection: 'approvals', id, depth: 0, disableErrors: true, req })
  const collection = approval?.collection as Ask['collection'] | undefined
  if (!approval || !collection || !(await mayUpdate(req, collection, approval.document, false)))
    throw problem(404, 'id', 'Request not found.')
  if (approval.state !== 'asked') throw problem(409, 'id', `It is decided already, by ${approval.decidedByName}.`)
  return approval
}

/** Adds a comment, at a field or on the whole, and tells the other side. @throws {ReleaseProblem} */
export async function commentOn(payload: Payload, user: TypedUser, id: number, { field, label, text }: Comment) {
  await ensureJobTables(payload.db.pool)
  return inUsersTransaction(payload, user, async (req) => {
    const approval = await requireOpen(req, id)
    const comments = approval.comments ?? []
    if (comments.length >= MAX_COMMENTS) throw problem(400, 'text', `A request has at most ${MAX_COMMENTS} comments.`)
    const comment = { field, label, text, by: actorName(user), at: new Date().toISOString() }
    const saved = await req.payload.update({
      collection: 'approvals',
      id,
      data: { comments: [...comments, comment] },
      depth: 0,
      req,
    })
    await recordStep(req, approval, 'comment', text, label)
    return toRequest(req, saved)
  })
}

/**
 * Decides a request, and tells its author. Approving publishes the document or the release, schedules it, or leaves it to the release
 * that holds it.
 * @throws {ReleaseProblem} without rights, if it is decided already, or if publishing fails: nothing is decided then
 */
export async function decideApproval(
  payload: Payload,
  user: TypedUser,
  id: number,
  decision: Decision,
  now: Date,
): Promise<void> {
  await ensureJobTables(payload.db.pool)
  // A release publishes in its own transaction, which approves its requests.
  const release = await findWholeRelease(payload, id)
  if (decision.decision === 'schedule' || (release !== null && decision.decision === 'publish'))
    await rejectUnready(payload, user, id)
  if (release !== null && decision.decision === 'publish') return publishRelease(payload, user, release, now)
  await inUsersTransaction(payload, user, async (req) => {
    const approval = await requireOpen(req, id)
    if (decision.decision === 'withdraw') {
      if (getRelationId(approval.askedBy) !== Number(user.id))
        throw problem(403, 'id', 'Only whoever asked takes the request back.')
      await closeRequest(req, approval, 'withdrawn', null, now)
      await recordStep(req, approval, 'withdraw', '')
      return
    }
    if (!(await mayApprove(req, approval))) throw problem(403, 'id', 'You may not publish this. Ask somebody who may.')
    if (decision.decision === 'return') {
      await closeRequest(req, approval, 'returned', decision.text, now)
      await recordStep(req, approval, 'return', decision.text)
      await tellAuthor(req, approval, 'returned', decision.text)
      return
    }
    await rejectUnseen(req, approval, decision, now)
    await letGo(req, approval, decision, now)
    await closeRequest(req, approval, 'approved', null, now)
    await recordStep(req, approval, 'approve', '')
    await tellAuthor(req, approval, 'approved', APPROVED_WORDS[decision.decision])
  })
}

/** @throws {ReleaseProblem} 409 if the document was saved since the form that decides was loaded */
async function rejectUnseen(
  req: PayloadRequest,
  { collection, document }: Approval,
  { editSession }: Decision,
  now: Date,
): Promise<void> {
  const lastSave = editSession && (await findLastSave(req, collection, document))
  if (!lastSave || !(await isFormStale(req, collection, document, editSession, lastSave))) return
  throw problem(409, 'id', `${newerVersionTitle(lastSave, req.user!, now)}: reload to see what changed, then decide.`)
}

/** @throws {ReleaseProblem} 400 if what is to be scheduled could not be published */
async function rejectUnready(payload: Payload, user: TypedUser, id: number): Promise<void> {
  const req = await createLocalReq({ user }, payload)
  const approval = await requireOpen(req, id)
  const { collection, document } = approval
  // Whoever may not approve it is told that instead.
  if (!(await mayApprove(req, approval))) return
  if (collection === 'releases') await rejectUnpublishable(payload, user, document)
  else if (isReleasedCollection(collection)) await rejectRefused(payload, user, collection, document)
}

async function findWholeRelease(payload: Payload, id: number): Promise<number | null> {
  const approval = await payload.findByID({ collection: 'approvals', id, depth: 0, disableErrors: true })
  return approval?.collection === 'releases' && approval.state === 'asked' ? approval.document : null
}

async function letGo(
  req: PayloadRequest,
  { collection, document: id, site }: Approval,
  decision: Exclude<Decision, { decision: 'return' | 'withdraw' }>,
  now: Date,
): Promise<void> {
  if (decision.decision === 'release') return
  const zone = await req.payload.findByID({
    collection: 'sites',
    id: getRelationId(site) ?? 0,
    depth: 0,
    joins: false,
    req,
  })
  const at = decision.decision === 'schedule' ? clockMoment(decision.at, zone.timeZone) : null
  if (at && at <= now) throw problem(400, 'at', 'This is in the past. Enter a later time, or publish it now.')
  if (collection === 'releases') {
    await scheduleLocked(req, await lockRelease(req, id), at, now)
    return
  }
  if (!isReleasedCollection(collection) || collection === 'sites') throw problem(404, 'id', 'Document not found.')
  if (at) {
    await queuePublication(req, { collection, id, event: 'publishes', at, timeZone: zone.timeZone })
    return
  }
  try {
    await req.payload.update({ collection, id, data: { _status: 'published' } as never, ...withRights(req) })
  } catch (error) {
    const refusals = refusalsOf(error)
    throw refusals === null ? error : unpublishable(refusals)
  }
}
