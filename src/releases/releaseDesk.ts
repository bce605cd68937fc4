import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
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
import { findFirstRefused } from './releaseRights'
import { zoneOf } from './scheduleRelease'
import { withRights } from './transaction'
import { findItemRefusals } from './trialPublish'

/** A release with its documents, what each changes, and what to look at before it is published. @throws {ReleaseProblem} 404 */
export async function readReleaseDesk(payload: Payload, user: TypedUser, id: number, now: Date): Promise<ReleaseDesk> {
  const req = await createLocalReq({ user }, payload)
  const release = await payload.findByID({ collection: 'releases', id, disableErrors: true, ...withRights(req) })
  if (!release) throw problem(404, 'release', 'Release not found.')
  const [items, timeZone, sites] = await Promise.all([
    listItems(req, id),
    zoneOf(req, release),
    listReleaseSites(req, release),
  ])
  const isOpen = isOpenRelease(release.state)
  const documents: ReleaseDocument[] = []
  for (const item of items) documents.push(await describeItem(req, item, { isOpen, timeZone, sites }))
  const refusals = isOpen ? await findAllRefusals(req, items, documents) : new Map<number, ReleaseFinding[]>()
  const findings = isOpen
    ? await checkDocuments(req, release, items, documents, now)
    : new Map<number, ReleaseFinding[]>()
  const approval = await findShown(req, 'releases', id)
  return {
    id,
    name: release.name,
    state: release.state,
    timeZone,
    publishAt: release.publishAt ?? null,
    publishedAt: release.publishedAt ?? null,
    publishedBy: release.publishedBy ?? null,
    fault: release.fault ?? null,
    sites,
    documents: documents.map((document) => ({
      ...document,
      findings: [...document.findings, ...(refusals.get(document.item) ?? []), ...(findings.get(document.item) ?? [])],
    })),
    mayPublish: (await findFirstRefused(req, release, items)) === null,
    mayChange: await mayUpdate(req, 'releases', id, false),
    approval: approval && (await toRequest(req, approval)),
  }
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
  return {
    ...described,
    startsAt: startOf(collection, latest),
    state: isFirst ? 'new' : changes.length > 0 ? 'changed' : 'unchanged',
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

/** Milliseconds for the checks of one desk. */
const CHECK_MS = 10_000

/** Stands for the checks of a document that failed or took too long: the desk is shown all the same. */
const NOT_CHECKED: ReleaseFinding = {
  isSerious: false,
  isRefused: false,
  message: 'Its links and pictures could not be checked in time. Reload the page to try again.',
  field: '',
}

/** What publishing each document would refuse. */
async function findAllRefusals(
  req: PayloadRequest,
  items: readonly ReleaseItem[],
  documents: readonly ReleaseDocument[],
) {
  const refusals = new Map<number, ReleaseFinding[]>()
  const checked = new Set(
    documents.filter(({ state }) => state === 'new' || state === 'changed').map(({ item }) => item),
  )
  for (const item of items) {
    if (!checked.has(item.id)) continue
    const found = await findItemRefusals(req, item)
    refusals.set(
      item.id,
      found.map(({ field, message }) => ({ isSerious: true, isRefused: true, message, field })),
    )
  }
  return refusals
}

/** What to look at in each document, as the site will be once the release is published: its own pages are no dead links then. */
async function checkDocuments(
  req: PayloadRequest,
  release: Release,
  items: readonly ReleaseItem[],
  documents: readonly ReleaseDocument[],
  now: Date,
): Promise<Map<number, ReleaseFinding[]>> {
  const findings = new Map<number, ReleaseFinding[]>()
  const at = release.publishAt ? new Date(Math.max(Date.parse(release.publishAt), now.getTime())) : now
  const checked = documents.filter(
    ({ collection, state }) => isCheckedKind(collection) && (state === 'new' || state === 'changed'),
  )
  const siteOfItem = new Map(items.map(({ id, site }) => [id, getRelationId(site) ?? 0]))
  const sites = [...new Set(checked.map(({ item }) => siteOfItem.get(item)!))]
  const until = AbortSignal.timeout(CHECK_MS)
  try {
    for (const site of sites) {
      const ofSite = checked.flatMap((document) => {
        const { collection, item } = document
        return siteOfItem.get(item) === site && isCheckedKind(collection) ? [{ ...document, collection }] : []
      })
      await checkInPreview(req, { site, release: release.id, at }, ofSite, {
        until,
        onFound: ({ item }, found) =>
          findings.set(
            item,
            found.map((finding) => ({
              ...{ isSerious: isSerious(finding), isRefused: isRefused(finding) },
              ...{ message: finding.message, field: finding.field },
            })),
          ),
      })
    }
  } catch (error) {
    logger.warn({ err: error, release: release.id }, 'Could not check what a release holds')
  }
  for (const { item } of checked) if (!findings.has(item)) findings.set(item, [NOT_CHECKED])
  return findings
}
