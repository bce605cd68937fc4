import type { PayloadRequest } from 'payload'
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
    // Users cannot read jobs; their pages are checked below with the user's access.
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

  const schedules = jobs.docs.flatMap((job) => {
    const input = job.input as Schedule | null
    const id = input?.doc?.relationTo === 'pages' ? Number(input.doc.value) : Number.NaN
    return job.waitUntil && Number.isFinite(id)
      ? [{ id, at: new Date(job.waitUntil), down: input?.type === 'unpublish' }]
      : []
  })
  const scheduled = await req.payload.find({
    ...options,
    collection: 'pages',
    draft: true,
    limit: 50,
    select: { title: true },
    where: onSelectedSite(req, { id: { in: schedules.map(({ id }) => id) } }),
  })
  const titles = new Map(scheduled.docs.map(({ id, title }) => [id, title]))

  const page = (id: number) => `/admin/collections/pages/${id}`
  const card = (id: number) => `/admin/collections/promoCards/${id}`
  const events: UpcomingChange[] = [
    ...schedules.flatMap(({ id, at, down }): UpcomingChange[] => {
      const title = titles.get(id)
      return title ? [{ at, event: down ? 'unpublishes' : 'publishes', title, href: page(id) }] : []
    }),
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
