import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { isPlainObject } from '../domain/cleanText'
import { diffPlaces } from '../domain/history/diffDocuments'
import { isCheckedKind } from '../domain/publishCheck/checkedCollections'
import { isRefused, isSerious } from '../domain/publishCheck/publishCheck'
import { getRelationId } from '../domain/relationId'
import { pickSettings, settingsAfter } from '../domain/releases/heldSettings'
import { isOpenRelease, isReleasedCollection, type ReleasedCollection } from '../domain/releases/release'
import type { ReleaseDesk, ReleaseDocument, ReleaseFinding } from '../domain/releases/releaseDesk'
import type { Release, ReleaseItem } from '../payload-types'
import { logger } from '../server/logger'
import { findOpen, findShown, toRequest } from './approvals'
import { checkInPreview } from './checkInPreview'
import { describeChanges } from './describeChanges'
import { findLatest, findStored, kindOf, type Stored } from './documents'
import { describeGone } from './goneSettings'
import { listItems } from './publishRelease'
import { problem } from './releaseProblem'
import { findFirstRefused, findReleaseRefusal } from './releaseRights'
import { zoneOf } from './scheduleRelease'
import { withRights } from './transaction'
import { findItemRefusals } from './trialPublish'

/** A release with its documents and what each changes. What to look at in each is checked apart. @throws {ReleaseProblem} 404 */
export async function readReleaseDesk(payload: Payload, user: TypedUser, id: number): Promise<ReleaseDesk> {
  const { req, release, items, context } = await openDesk(payload, user, id)
  const documents: ReleaseDocument[] = []
  for (const item of items) documents.push(await describeItem(req, item, context))
  const approval = await findShown(req, 'releases', id)
  return {
    id,
    name: release.name,
    state: release.state,
    timeZone: context.timeZone,
    publishAt: release.publishAt ?? null,
    publishedAt: release.publishedAt ?? null,
    publishedBy: release.publishedBy ?? null,
    fault: release.fault ?? null,
    sites: context.sites,
    documents,
    mayPublish: (await findFirstRefused(req, release, items)) === null,
    mayChange: (await findReleaseRefusal(req, release)) === null,
    approval: approval && (await toRequest(req, approval)),
  }
}

/**
 * What to look at in a document of a release before it is published: what would be refused, and what shoppers would miss.
 * @param itemId of the item that holds it
 * @throws {ReleaseProblem} 404
 */
export async function checkReleaseItem(
  payload: Payload,
  user: TypedUser,
  id: number,
  itemId: number,
  now: Date,
): Promise<ReleaseFinding[]> {
  const { req, release, items, context } = await openDesk(payload, user, id)
  const item = items.find((candidate) => candidate.id === itemId)
  if (!item) throw problem(404, 'item', 'It is no longer in the release.')
  const document = await describeItem(req, item, context)
  if (document.isChecked) return document.findings
  const refusals = (await findItemRefusals(req, item)).map(
    ({ field, message }): ReleaseFinding => ({ isSerious: true, isRefused: true, message, field }),
  )
  return [...document.findings, ...refusals, ...(await checkItem(req, release, item, document, now))]
}

/** @throws {ReleaseProblem} 404 */
async function openDesk(payload: Payload, user: TypedUser, id: number) {
  const req = await createLocalReq({ user }, payload)
  const release = await payload.findByID({ collection: 'releases', id, disableErrors: true, ...withRights(req) })
  if (!release) throw problem(404, 'release', 'Release not found.')
  const [items, timeZone, sites] = await Promise.all([
    listItems(req, id),
    zoneOf(req, release),
    listReleaseSites(req, release),
  ])
  const context: DeskContext = { isOpen: isOpenRelease(release.state), timeZone, sites }
  return { req, release, items, context }
}

async function listReleaseSites(req: PayloadRequest, release: Release): Promise<ReleaseDesk['sites']> {
  const ids = (release.sites ?? []).flatMap((site) => getRelationId(site) ?? [])
  const { docs } = await req.payload.find({
    collection: 'sites',
    joins: false,
    limit: ids.length,
    pagination: false,
    select: { name: true, slug: true },
    sort: 'id',
    where: { id: { in: ids } },
    ...withRights(req),
  })
  return docs.map(({ id, name, slug }) => ({ id, name, slug }))
}

interface DeskContext {
  isOpen: boolean
  timeZone: string
  sites: ReleaseDesk['sites']
}

async function describeItem(req: PayloadRequest, item: ReleaseItem, context: DeskContext): Promise<ReleaseDocument> {
  const { collection, document: id, title } = item
  const site = context.sites.find((candidate) => candidate.id === getRelationId(item.site))
  const described: ReleaseDocument = {
    item: item.id,
    collection: collection as ReleasedCollection,
    id,
    kind: kindOf(req, collection),
    title,
    site: site?.name ?? '',
    href: `/admin/collections/${collection}/${id}`,
    state: 'changed',
    startsAt: null,
    changes: [],
    findings: [],
    isChecked: true,
    waitsForApproval: false,
  }
  // Nothing of one site is shown to the staff of another.
  if (!site || !isReleasedCollection(collection))
    return { ...described, title: 'A document of another site', href: '', state: 'hidden' }
  const latest = await findLatest(req, collection, id)
  if (!latest) return { ...described, state: 'missing' }
  if (latest.deletedAt) return { ...described, state: 'trashed' }
  const stored = (await findStored(req, collection, id)) ?? latest
  const [before, after] = compared(item, latest, stored, context.isOpen)
  const fields = req.payload.collections[collection as CollectionSlug].config.flattenedFields
  const isFirst = Object.keys(before).length === 0
  const found = isFirst ? [] : await describeChanges(req, fields, diffPlaces(before, after), context.timeZone)
  const changes = found.map(({ path: _, ...change }) => change)
  const approval = await findOpen(req, collection, id)
  const state = isFirst ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  return {
    ...described,
    startsAt: startOf(collection, latest),
    state,
    isChecked: !context.isOpen || state === 'unchanged',
    changes,
    findings: context.isOpen ? await findConflicts(req, item, stored, context.timeZone) : [],
    waitsForApproval: approval !== null,
  }
}

/** Fields with the time from which shoppers see a published document. */
const START_FIELDS: Readonly<Partial<Record<ReleasedCollection, string>>> = {
  pages: 'startsAt',
  posts: 'published_at',
  offers: 'start',
  promoCards: 'start',
  promoTiles: 'start',
  tags: 'start',
}

function startOf(collection: ReleasedCollection, document: Stored): string | null {
  const field = START_FIELDS[collection]
  const start = field ? document[field] : null
  return typeof start === 'string' && start ? start : null
}

/** What a document was and is: before and after the publication, or before and after it took place. */
function compared(item: ReleaseItem, latest: Stored, stored: Stored, isOpen: boolean): [object, object] {
  if (item.collection === 'sites') {
    const values = isPlainObject(item.values) ? item.values : {}
    const after = settingsAfter(stored, values)
    return [
      isOpen || !isPlainObject(item.before) ? pickSettings(stored, values) : settingsAfter(stored, item.before),
      after,
    ]
  }
  if (!isOpen) return [item.stamp ? (isPlainObject(item.before) ? item.before : {}) : stored, stored]
  return [stored._status === 'published' ? stored : {}, latest]
}

/** Settings that cannot be published as the release holds them. */
async function findConflicts(
  req: PayloadRequest,
  { collection, values }: ReleaseItem,
  stored: Stored,
  timeZone: string,
) {
  if (collection !== 'sites' || !isPlainObject(values)) return []
  const gone = await describeGone(req, stored, values, timeZone)
  return gone.map((message): ReleaseFinding => ({ isSerious: true, isRefused: true, message, field: '' }))
}

/** Milliseconds for the checks of one document. */
const CHECK_MS = 10_000

/** Stands for checks that failed or took too long: the desk is shown all the same. */
const NOT_CHECKED: ReleaseFinding = {
  isSerious: false,
  isRefused: false,
  message: 'Its links and pictures could not be checked in time. Reload the page to try again.',
  field: '',
}

/** What to look at in a document, as the site will be once the release is published: its own pages are no dead links then. */
async function checkItem(
  req: PayloadRequest,
  release: Release,
  item: ReleaseItem,
  { collection, id }: ReleaseDocument,
  now: Date,
): Promise<ReleaseFinding[]> {
  if (!isCheckedKind(collection)) return []
  const at = release.publishAt ? new Date(Math.max(Date.parse(release.publishAt), now.getTime())) : now
  const findings: ReleaseFinding[] = []
  try {
    await checkInPreview(req, { site: getRelationId(item.site) ?? 0, release: release.id, at }, [{ collection, id }], {
      until: AbortSignal.timeout(CHECK_MS),
      onFound: (_, found) =>
        findings.push(
          ...found.map((finding) => ({
            ...{ isSerious: isSerious(finding), isRefused: isRefused(finding) },
            ...{ message: finding.message, field: finding.field },
          })),
        ),
    })
    return findings
  } catch (error) {
    logger.warn({ err: error, release: release.id }, 'Could not check what a release holds')
    return [NOT_CHECKED]
  }
}
