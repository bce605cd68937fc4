import { and, eq, isNull, lt } from 'drizzle-orm'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { listPendingSchedules } from '../data/editing/documentSchedules'
import { checkDocument } from '../data/publishCheck/checkDocument'
import { findSiteById } from '../data/site/sites'
import { documentHref } from '../domain/find/findWords'
import { type CheckedKind, isCheckedKind } from '../domain/publishCheck/checkedCollections'
import type { Finding } from '../domain/publishCheck/publishCheck'
import { scheduled_checks } from '../server/database/scheduledChecks'
import { release_items, releases } from '../server/database/tables.generated'
import { checkInPreview } from './checkInPreview'
import { findLatest, kindOf, type Stored, siteOf, titleOf } from './documents'
import { IS_SCHEDULED } from './dueReleases'
import { queueNotice } from './queueNotice'

/** Documents that one run checks; the next minute has the rest. */
const MAX_CHECKS = 20
/** Scheduled documents that are looked at. */
const MAX_PLANNED = 500
/** Problems that are kept of one document. */
const MAX_PROBLEMS = 20
/** Milliseconds for one check. */
const CHECK_MS = 10_000
/** Days for which problems are kept. */
const KEPT_DAYS = 30

/** A document that is to be published. */
interface Planned {
  collection: CheckedKind
  document: number
  at: Date
  user: number
  release: number | null
}

type Check = typeof scheduled_checks.$inferSelect

/**
 * Checks documents when their publication is scheduled, and again once they are published: what has come up meanwhile, such as a link that
 * leads nowhere by now, is told to whoever scheduled it, by email and on the dashboard. They are published all the same.
 */
export async function checkScheduled(
  payload: Payload,
  now: Date,
  onFault: (checked: Pick<Check, 'collection' | 'document'>, error: unknown) => void,
): Promise<void> {
  const db = payload.db.drizzle
  const planned = await listPlanned(payload)
  const open = await db.select().from(scheduled_checks).where(isNull(scheduled_checks.checked_at)).limit(MAX_PLANNED)
  const plannedKeys = new Set(planned.map(keyOf))
  const openKeys = new Set(open.map(keyOf))
  const isNew = (one: Planned) => !openKeys.has(keyOf(one)) && one.at > now
  const ended = open.filter((one) => !plannedKeys.has(keyOf(one)))
  const work = [
    ...ended.map((one) => [one, () => checkPublished(payload, one, now)] as const),
    ...planned.filter(isNew).map((one) => [one, () => keepAccepted(payload, one)] as const),
  ]
  for (const [one, check] of work.slice(0, MAX_CHECKS))
    await check().catch((error: unknown) => onFault({ collection: one.collection, document: one.document }, error))
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db.delete(scheduled_checks).where(lt(scheduled_checks.at, before))
}

const keyOf = ({ collection, document, at }: Pick<Check, 'collection' | 'document' | 'at'>) =>
  `${collection} ${document} ${at.getTime()}`

const whereIs = ({ collection, document, at }: Pick<Check, 'collection' | 'document' | 'at'>) =>
  and(eq(scheduled_checks.collection, collection), eq(scheduled_checks.document, document), eq(scheduled_checks.at, at))

/** What is scheduled: documents by themselves, and those of releases. */
async function listPlanned(payload: Payload): Promise<Planned[]> {
  const [alone, held] = await Promise.all([
    listPendingSchedules(payload, [{ waitUntil: { exists: true } }], MAX_PLANNED),
    payload.db.drizzle
      .select({
        ...{ collection: release_items.collection, document: release_items.document, release: releases.id },
        ...{ at: releases.publishAt, user: releases.scheduledBy },
      })
      .from(release_items)
      .innerJoin(releases, eq(releases.id, release_items.release))
      .where(IS_SCHEDULED)
      .limit(MAX_PLANNED),
  ])
  const all = [
    ...held,
    ...alone
      .filter(({ event }) => event === 'publishes')
      .map(({ collection, id, at, user }) => ({ collection, document: id, at: new Date(at), user, release: null })),
  ]
  return all.flatMap(({ collection, at, user, ...rest }) =>
    at && user !== null && isCheckedKind(collection) ? [{ ...rest, collection, at, user }] : [],
  )
}

/** Keeps what is wrong with a document when it is scheduled: whoever did so has seen it. */
async function keepAccepted(payload: Payload, planned: Planned): Promise<void> {
  const user = await findUser(payload, planned.user)
  if (!user) return
  const { collection, document, at, release } = planned
  const req = await createLocalReq({ user }, payload)
  const latest = await findLatest(req, collection, document)
  const site = latest && siteOf(collection, latest)
  if (!latest || site === null) return
  const title = titleOf(req, collection, latest)
  let accepted: Finding[] = []
  await checkInPreview(req, { site, release, at }, [{ collection, id: document }], {
    until: AbortSignal.timeout(CHECK_MS),
    onFound: (_, found) => {
      accepted = found
    },
  })
  await payload.db.drizzle
    .insert(scheduled_checks)
    .values({ collection, document, at, site, user: planned.user, release, title, accepted })
    .onConflictDoNothing()
}

/** Checks a document that was to be published by now, and tells what has come up. */
async function checkPublished(payload: Payload, check: Check, now: Date): Promise<void> {
  const db = payload.db.drizzle
  const user = check.at <= now ? await findUser(payload, check.user) : null
  const live = user && (await findPublished(payload, user, check))
  const found = live && (await findProblems(payload, user!, check, live, now))
  const problems = (found ?? []).filter(
    (problem) => !check.accepted.some((accepted) => isSameProblem(accepted, problem)),
  )
  if (!user || problems.length === 0) {
    // What failed meanwhile is told.
    await db.delete(scheduled_checks).where(and(whereIs(check), isNull(scheduled_checks.checked_at)))
    return
  }
  const req = await createLocalReq({}, payload)
  const [told] = await db
    .update(scheduled_checks)
    .set({ problems: problems.slice(0, MAX_PROBLEMS), checked_at: now })
    .where(and(whereIs(check), isNull(scheduled_checks.checked_at)))
    .returning({ document: scheduled_checks.document })
  // Another server has told it.
  if (!told) return
  await queueNotice(req, [user], {
    kind: 'liveWithProblems',
    by: null,
    what: `${kindOf(req, check.collection)} “${check.title}”`,
    site: check.site,
    text: 'It went live as you scheduled it. This was in order then:',
    lines: [],
    problems: problems.map(({ message, field }) => ({
      message,
      path: documentHref(check.collection, check.document, field),
    })),
    path: documentHref(check.collection, check.document),
  })
}

const isSameProblem = (a: Pick<Finding, 'message'> & { kind: string }, b: Finding) =>
  a.kind === b.kind && a.message === b.message

/** What is live of a document; null if it was not published, such as with a release that failed or a schedule that was taken back. */
async function findPublished(payload: Payload, user: TypedUser, check: Check): Promise<Stored | null> {
  if (check.release !== null) {
    const [release] = await payload.db.drizzle
      .select({ state: releases.state })
      .from(releases)
      .where(eq(releases.id, check.release))
    // The release of a draft of settings ends as it is published.
    if (release && release.state !== 'published') return null
  }
  const options = {
    collection: check.collection as CheckedKind,
    id: check.document,
    depth: 0,
    disableErrors: true,
  } as const
  const live = (await payload.findByID({ ...options, overrideAccess: false, user })) as unknown as Stored | null
  return check.collection === 'sites' || live?._status === 'published' ? live : null
}

/** What may be wrong with a document as it is live. */
async function findProblems(
  payload: Payload,
  user: TypedUser,
  { collection, site: id }: Check,
  live: Stored,
  now: Date,
): Promise<Finding[]> {
  const site = await findSiteById(id)
  return site ? checkDocument({ payload, user, site: id }, site, collection as CheckedKind, { ...live }, now) : []
}

async function findUser(payload: Payload, id: number): Promise<TypedUser | null> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user ? { ...user, collection: 'users' } : null
}
