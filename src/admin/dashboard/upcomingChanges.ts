import type { CollectionSlug, PayloadRequest } from 'payload'
import { onSelectedSite } from './selectedSite'

/** A scheduled change. */
export interface UpcomingChange {
  at: Date
  event: 'publishes' | 'unpublishes' | 'ends' | 'starts'
  title: string
  href: string
}

const WEEK = 7 * 24 * 60 * 60 * 1000
const MAX_ITEMS = 8

interface Schedule {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: string; value: number | string }
}

/** Scheduled publishing, expiring pages and promo cards of the next seven days that the user can read, soonest first. */
export async function listUpcomingChanges(req: PayloadRequest, now: Date): Promise<UpcomingChange[]> {
  const window = { greater_than: now.toISOString(), less_than: new Date(now.getTime() + WEEK).toISOString() }
  const options = { depth: 0, limit: MAX_ITEMS, overrideAccess: false, pagination: false, req } as const
  const [jobs, endingPages, startingCards, endingCards] = await Promise.all([
    // Users cannot read jobs; their documents are checked below with the user's access.
    req.payload.find({
      collection: 'payload-jobs',
      depth: 0,
      limit: 50,
      pagination: false,
      req,
      sort: 'waitUntil',
      where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false }, waitUntil: window },
    }),
    req.payload.find({
      ...options,
      collection: 'pages',
      select: { title: true, expiresAt: true },
      where: onSelectedSite(req, { expiresAt: window }),
    }),
    req.payload.find({
      ...options,
      collection: 'promoCards',
      select: { title: true, start: true },
      where: onSelectedSite(req, { start: window, _status: { equals: 'published' } }),
    }),
    req.payload.find({
      ...options,
      collection: 'promoCards',
      select: { title: true, expiry: true },
      where: onSelectedSite(req, { expiry: window, _status: { equals: 'published' } }),
    }),
  ])

  const page = (id: number) => `/admin/collections/pages/${id}`
  const card = (id: number) => `/admin/collections/promoCards/${id}`
  const events: UpcomingChange[] = [
    ...(await describeSchedules(req, jobs.docs)),
    ...endingPages.docs.map(
      ({ id, title, expiresAt }): UpcomingChange => ({
        at: new Date(expiresAt!),
        event: 'ends',
        title,
        href: page(id),
      }),
    ),
    ...startingCards.docs.map(
      ({ id, title, start }): UpcomingChange => ({ at: new Date(start!), event: 'starts', title, href: card(id) }),
    ),
    ...endingCards.docs.map(
      ({ id, title, expiry }): UpcomingChange => ({ at: new Date(expiry!), event: 'ends', title, href: card(id) }),
    ),
  ]
  return events.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, MAX_ITEMS)
}

/** The scheduled changes of documents that the user can read, in any collection. */
async function describeSchedules(
  req: PayloadRequest,
  jobs: readonly { input?: unknown; waitUntil?: string | null }[],
): Promise<UpcomingChange[]> {
  const schedules = jobs.flatMap(({ input, waitUntil }) => {
    const { doc, type } = (input ?? {}) as Schedule
    const id = Number(doc?.value)
    return waitUntil && doc && Number.isFinite(id)
      ? [{ slug: doc.relationTo as CollectionSlug, id, at: new Date(waitUntil), down: type === 'unpublish' }]
      : []
  })
  const changes: UpcomingChange[] = []
  for (const slug of new Set(schedules.map((schedule) => schedule.slug))) {
    const ofCollection = schedules.filter((schedule) => schedule.slug === slug)
    const { admin, labels } = req.payload.collections[slug].config
    const titleField = admin.useAsTitle ?? 'id'
    const found = await req.payload.find({
      collection: slug,
      depth: 0,
      draft: true,
      limit: ofCollection.length,
      overrideAccess: false,
      pagination: false,
      req,
      select: { [titleField]: true } as never,
      where: onSelectedSite(req, { id: { in: ofCollection.map(({ id }) => id) } }),
    })
    for (const document of found.docs as unknown as (Record<string, unknown> & { id: number })[])
      for (const { at, down } of ofCollection.filter(({ id }) => id === document.id))
        changes.push({
          at,
          event: down ? 'unpublishes' : 'publishes',
          title: String(document[titleField] || labels.singular),
          href: `/admin/collections/${slug}/${document.id}`,
        })
  }
  return changes
}

/** Pages with an unpublished draft that the user can read, most recent first. */
export async function listDrafts(req: PayloadRequest) {
  const found = await req.payload.find({
    collection: 'pages',
    depth: 0,
    draft: true,
    limit: 5,
    overrideAccess: false,
    req,
    select: { title: true, updatedAt: true },
    sort: '-updatedAt',
    where: onSelectedSite(req, { _status: { equals: 'draft' } }),
  })
  return found.docs.map(({ id, title, updatedAt }) => ({
    title: title || 'Untitled page',
    href: `/admin/collections/pages/${id}`,
    changed: new Date(updatedAt),
  }))
}
