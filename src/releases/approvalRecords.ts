import type { PayloadRequest } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import type { HistoryAction } from '../domain/history/historyActions'
import { getRelationId } from '../domain/relationId'
import type { ApprovalState } from '../domain/releases/approval'
import { documentKey } from '../domain/releases/release'
import type { Approval, Release, ReleaseItem } from '../payload-types'
import { recordHistory } from '../server/history/recordHistory'
import { kindOf } from './documents'
import { queueNotice } from './queueNotice'
import { actorName } from './releaseProblem'

/** What an author is told of an approval. */
export const APPROVED_WORDS = {
  publish: 'It is live.',
  schedule: 'It is scheduled.',
  release: 'It is published with its release.',
} as const

/** Approves what waits in a release that is published, in its transaction. */
export async function approveReleased(
  req: PayloadRequest,
  release: Release,
  items: readonly ReleaseItem[],
  now: Date,
): Promise<void> {
  const keys = [
    documentKey('releases', release.id),
    ...items.map(({ collection, document }) => documentKey(collection, document)),
  ]
  const { docs } = await req.payload.find({
    collection: 'approvals',
    depth: 0,
    pagination: false,
    req,
    where: { openKey: { in: keys } },
  })
  for (const approval of docs) {
    await closeRequest(req, approval, 'approved', null, now)
    await recordStep(req, approval, 'approve', '')
    await tellAuthor(req, approval, 'approved', APPROVED_WORDS.publish)
  }
}

/** Ends a request. */
export const closeRequest = (
  req: PayloadRequest,
  { id }: Approval,
  state: ApprovalState,
  answer: string | null,
  now: Date,
) =>
  req.payload.update({
    collection: 'approvals',
    id,
    data: { state, answer, openKey: null, decidedByName: actorName(req.user), decidedAt: now.toISOString() },
    depth: 0,
    req,
  })

/** Tells whoever asked, with the comments if it is returned. */
export async function tellAuthor(req: PayloadRequest, approval: Approval, kind: 'returned' | 'approved', text: string) {
  const author = getRelationId(approval.askedBy)
  if (author === null || author === Number(req.user?.id)) return
  const user = await req.payload.findByID({ collection: 'users', id: author, depth: 0, disableErrors: true, req })
  if (!user) return
  const lines = (approval.comments ?? []).map(({ label, text: words, by }): [string, string] => [
    label || 'Comment',
    `${words} (${by})`,
  ])
  await queueNotice(req, [user], {
    ...{ kind, by: actorName(req.user), what: describeTarget(req, approval), site: getRelationId(approval.site), text },
    lines: kind === 'returned' ? lines : [],
    path: formPath(approval),
  })
}

/** A document in words: Page "Spring sale". */
export const describeTarget = (req: PayloadRequest, { collection, title }: Approval) =>
  `${kindOf(req, collection)} "${title}"`

/** Where its form is, from the admin's origin. */
export const formPath = ({ collection, document }: Approval) => `/admin/collections/${collection}/${document}`

/** Records a step of a request in the history of its document. */
export async function recordStep(
  req: PayloadRequest,
  approval: Approval,
  action: HistoryAction,
  text: string,
  field = '',
): Promise<void> {
  await recordHistory(await getDatabase(req), {
    actor: req.user,
    action,
    document: { collection: approval.collection, id: approval.document },
    title: approval.title,
    sites: [getRelationId(approval.site) ?? 0],
    changes: text ? [{ path: field || 'words', before: null, after: text.slice(0, 300) }] : [],
  })
}
