import { createLocalReq, type Payload } from 'payload'
import { documentHref } from '../domain/find/findWords'
import { getRelationId } from '../domain/relationId'
import { isReleasedCollection, type ReleasedCollection } from '../domain/releases/release'
import { isDatabaseUnavailable } from '../server/database/databaseUnavailable'
import { scheduled_checks } from '../server/database/scheduledChecks'
import type { ScheduledPublishing } from '../server/scheduledPublishing'
import { listApprovers } from './approvers'
import { kindOf, type Stored, siteOf, titleOf } from './documents'
import { queueNotice, type Recipient } from './queueNotice'
import { type Refusal, refusalsOf } from './releaseProblem'

const UNKNOWN: readonly Refusal[] = [{ field: '', message: 'Something went wrong. Publish it by hand.' }]
const NO_ACCOUNT: readonly Refusal[] = [
  { field: '', message: 'Whoever scheduled it has no account any more. Schedule it again.' },
]
const IN_TRASH: readonly Refusal[] = [{ field: '', message: 'It is in the trash. Restore it, then schedule it again.' }]

/**
 * Publishes or unpublishes a document that is due. What cannot be done is told once to whoever scheduled it and to those who publish on its
 * site, by email and on the dashboard, and its time is over. While the database is away, the job is tried again.
 */
export const publishScheduled: ScheduledPublishing = async (args, publish) => {
  try {
    return await publish(args)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const { doc, type, user } = args.input
    await tellFailed(args.req.payload, error, {
      collection: String(doc?.relationTo),
      document: Number(doc?.value),
      isUnpublish: type === 'unpublish',
      user: getRelationId((user as { value?: unknown } | null | undefined)?.value),
      at: new Date(args.job.waitUntil ?? Date.now()),
    })
    return { output: {} }
  }
}

interface Failed {
  collection: string
  document: number
  isUnpublish: boolean
  user: number | null
  at: Date
}

async function tellFailed(payload: Payload, error: unknown, failed: Failed): Promise<void> {
  const { collection, document, isUnpublish, user, at } = failed
  const req = await createLocalReq({}, payload)
  const stored = isReleasedCollection(collection) ? await findAny(payload, collection, document) : null
  const scheduler =
    user === null ? null : await payload.findByID({ collection: 'users', id: user, disableErrors: true })
  const refusals = refusalsOf(error)
  const reasons = stored?.deletedAt ? IN_TRASH : user !== null && !scheduler ? NO_ACCOUNT : (refusals ?? UNKNOWN)
  payload.logger.warn(
    {
      collection,
      document,
      reason: reasons.map(({ message }) => message).join(' '),
      ...(refusals ? {} : { err: error }),
    },
    isUnpublish ? 'A scheduled document was not unpublished' : 'A scheduled document was not published',
  )
  const site = stored && siteOf(collection, stored)
  // Nobody misses what was deleted.
  if (!stored || !isReleasedCollection(collection) || site === null) return
  const title = titleOf(req, collection, stored)
  const told = { problems: reasons.map((reason) => ({ kind: 'refused', ...reason })), checked_at: new Date(), title }
  await payload.db.drizzle
    .insert(scheduled_checks)
    .values({ ...told, collection, document, at, site, user: user ?? 0, release: null, accepted: [] })
    .onConflictDoUpdate({
      target: [scheduled_checks.collection, scheduled_checks.document, scheduled_checks.at],
      set: told,
    })
  const others = await listApprovers(req, collection, site, user ?? 0)
  const recipients: Recipient[] = scheduler ? [scheduler, ...others] : others
  await queueNotice(req, recipients, {
    kind: isUnpublish ? 'notUnpublished' : 'notPublished',
    by: null,
    what: `${kindOf(req, collection)} “${title}”`,
    site,
    text: isUnpublish
      ? 'It was due, and could not be taken off the site. It is as it was.'
      : 'It was due, and could not be published. What shoppers see is as it was. Mend it, then publish or schedule it again.',
    lines: [],
    problems: reasons.map(({ field, message }) => ({ message, path: documentHref(collection, document, field) })),
    path: documentHref(collection, document),
  })
}

/** The latest draft of a document, also from the trash; null if it is gone. */
const findAny = async (payload: Payload, collection: ReleasedCollection, id: number) =>
  (await payload.findByID({
    ...{ collection, id, depth: 0, disableErrors: true, draft: true, trash: true },
  })) as unknown as Stored | null
