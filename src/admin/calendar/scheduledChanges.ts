import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { listPendingSchedules } from '@/data/editing/documentSchedules'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { documentTitle } from '@/domain/documentTitle'
import { getRelationId } from '@/domain/relationId'
import { onSelectedSite } from '../dashboard/selectedSite'

export const CHANGE_EVENTS = ['publishes', 'unpublishes', 'starts', 'ends'] as const

/** A change of what shoppers see that comes by itself. */
export interface ScheduledChange {
  at: Date
  event: (typeof CHANGE_EVENTS)[number]
  title: string
  /** of what kind: "Offer" */
  kind: string
  /** null for a release of several sites */
  site: number | null
  href: string
}

/** Documents of each kind in one period, more than a dealer plans. */
const MAX_DOCUMENTS = 200

interface Period {
  from: Date
  /** exclusive */
  until: Date
}

/** Collections whose documents start and end, with the fields that say when. Drafts that were never published do neither. */
const DATED = [
  { collection: 'pages', kind: 'Page', title: 'title', start: 'startsAt', end: 'expiresAt' },
  { collection: 'posts', kind: 'Post', title: 'title', start: 'published_at', end: null },
  { collection: 'offers', kind: 'Offer', title: 'title', start: 'start', end: 'expiry' },
  { collection: 'promoCards', kind: 'Promo card', title: 'title', start: 'start', end: 'expiry' },
  { collection: 'promoTiles', kind: 'Promo tile', title: 'title', start: 'start', end: 'expiry' },
  { collection: 'tags', kind: 'Marketing tag', title: 'title', start: 'start', end: 'expiry' },
] as const

/** What changes by itself in a period, of what the user can read on the selected site or all of theirs: soonest first. */
export async function listScheduledChanges(req: PayloadRequest, period: Period): Promise<ScheduledChange[]> {
  const window = { greater_than_equal: period.from.toISOString(), less_than: period.until.toISOString() }
  const lists = await Promise.all([
    ...DATED.map((source) => listDated(req, source, window)),
    listMenuItems(req, period, window),
    listAnnouncements(req, period, window),
    listReleases(req, window),
    listSchedules(req, window),
  ])
  return lists.flat().sort((a, b) => a.at.getTime() - b.at.getTime())
}

type Window = Record<'greater_than_equal' | 'less_than', string>
type Stored = Record<string, unknown> & { id: number }

async function findReadable(
  req: PayloadRequest,
  collection: CollectionSlug,
  fields: readonly string[],
  where: Where,
): Promise<Stored[]> {
  if (!(await mayRead(req, collection))) return []
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: MAX_DOCUMENTS,
    overrideAccess: false,
    pagination: false,
    req,
    select: Object.fromEntries(fields.map((field) => [field, true])) as never,
    where,
  })
  return docs as unknown as Stored[]
}

const mayRead = async (req: PayloadRequest, collection: CollectionSlug): Promise<boolean> =>
  (await req.payload.collections[collection].config.access.read({ req })) !== false

/** When it starts and when it ends, as far as that is in the period. */
function toChanges(
  { from, until }: Period,
  dates: { start: unknown; end: unknown },
  change: Omit<ScheduledChange, 'at' | 'event'>,
): ScheduledChange[] {
  return (
    [
      ['starts', dates.start],
      ['ends', dates.end],
    ] as const
  ).flatMap(([event, value]) => {
    const at = typeof value === 'string' ? new Date(value) : null
    return at && at >= from && at < until ? [{ ...change, at, event }] : []
  })
}

async function listDated(
  req: PayloadRequest,
  { collection, kind, title, start, end }: (typeof DATED)[number],
  window: Window,
): Promise<ScheduledChange[]> {
  const dates = end ? [start, end] : [start]
  const documents = await findReadable(req, collection, [title, ...dates, 'site'], {
    and: [onSelectedSite(req, { or: dates.map((date) => ({ [date]: window })) }), { _status: { equals: 'published' } }],
  })
  const period = { from: new Date(window.greater_than_equal), until: new Date(window.less_than) }
  return documents.flatMap((document) =>
    toChanges(
      period,
      { start: document[start], end: end && document[end] },
      {
        title: String(document[title] ?? kind),
        ...{ kind, site: getRelationId(document.site) },
        href: `/admin/collections/${collection}/${document.id}`,
      },
    ),
  )
}

interface Dated {
  name?: string | null
  text?: string | null
  start?: string | null
  expiry?: string | null
}

async function listMenuItems(req: PayloadRequest, period: Period, window: Window): Promise<ScheduledChange[]> {
  const menus = await findReadable(
    req,
    'menus',
    ['items', 'site'],
    onSelectedSite(
      req,
      { _status: { equals: 'published' } },
      { or: [{ 'items.start': window }, { 'items.expiry': window }] },
    ),
  )
  return menus.flatMap(({ id, items, site }) =>
    ((items ?? []) as Dated[]).flatMap(({ name, start, expiry }) =>
      toChanges(
        period,
        { start, end: expiry },
        {
          ...{ title: name || 'Menu item', kind: 'Menu item', site: getRelationId(site) },
          href: `/admin/collections/menus/${id}`,
        },
      ),
    ),
  )
}

async function listAnnouncements(req: PayloadRequest, period: Period, window: Window): Promise<ScheduledChange[]> {
  const selected = getSelectedSite(req.headers)
  const sites = await findReadable(req, 'sites', ['announcement'], {
    and: [
      ...(selected === null ? [] : [{ id: { equals: selected } }]),
      { or: [{ 'announcement.planned.start': window }, { 'announcement.planned.expiry': window }] },
    ],
  })
  return sites.flatMap(({ id, announcement }) =>
    ((announcement as { planned?: Dated[] | null } | undefined)?.planned ?? []).flatMap(({ text, start, expiry }) =>
      toChanges(
        period,
        { start, end: expiry },
        {
          ...{ title: text || 'Announcement', kind: 'Announcement', site: id },
          href: `/admin/collections/sites/${id}`,
        },
      ),
    ),
  )
}

async function listReleases(req: PayloadRequest, window: Window): Promise<ScheduledChange[]> {
  const releases = await findReadable(req, 'releases', ['name', 'publishAt', 'isSettingsDraft', 'sites'], {
    and: [{ state: { equals: 'scheduled' } }, { publishAt: window }],
  })
  return releases.map(({ id, name, publishAt, isSettingsDraft, sites }) => {
    const change = { at: new Date(String(publishAt)), event: 'publishes' as const, title: String(name) }
    const site = isSettingsDraft ? getRelationId((sites as unknown[])[0]) : null
    return site === null
      ? { ...change, kind: 'Release', site, href: `/admin/collections/releases/${id}` }
      : { ...change, kind: 'Site', site, href: `/admin/collections/sites/${site}` }
  })
}

/** Documents that are published or unpublished at a time of their own, of those that the user can read in any collection. */
async function listSchedules(req: PayloadRequest, window: Window): Promise<ScheduledChange[]> {
  const schedules = await listPendingSchedules(req.payload, [{ waitUntil: window }], MAX_DOCUMENTS)
  const changes: ScheduledChange[] = []
  for (const slug of new Set(schedules.map(({ collection }) => collection as CollectionSlug))) {
    if (!(slug in req.payload.collections)) continue
    const ofCollection = schedules.filter(({ collection }) => collection === slug)
    const { config } = req.payload.collections[slug]
    const { admin, labels } = config
    const found = await req.payload.find({
      collection: slug,
      depth: 0,
      draft: true,
      limit: ofCollection.length,
      overrideAccess: false,
      pagination: false,
      req,
      select: { [admin.useAsTitle ?? 'id']: true, site: true } as never,
      where: onSelectedSite(req, { id: { in: ofCollection.map(({ id }) => id) } }),
    })
    for (const document of found.docs as unknown as (Record<string, unknown> & { id: number })[])
      for (const { at, event } of ofCollection.filter(({ id }) => id === document.id))
        changes.push({
          at: new Date(at),
          event,
          title: documentTitle(config, document) ?? String(labels.singular),
          ...{ kind: String(labels.singular), site: getRelationId(document.site) },
          href: `/admin/collections/${slug}/${document.id}`,
        })
  }
  return changes
}
