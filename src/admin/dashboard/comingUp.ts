import type { PayloadRequest } from 'payload'
import { onChosenSite } from './chosenSite'

/** Something that will change on the site by itself. */
export interface ComingUp {
  at: Date
  what: 'publishes' | 'is taken down' | 'ends' | 'starts'
  title: string
  href: string
}

const WEEK = 7 * 24 * 60 * 60 * 1000
const SHOWN = 8

interface Schedule {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: string; value: number | string }
}

/** Scheduled publishing, expiring pages and promo cards of the next seven days that the user may read, soonest first. */
export async function comingUp(req: PayloadRequest, now: Date): Promise<ComingUp[]> {
  const window = { greater_than: now.toISOString(), less_than: new Date(now.getTime() + WEEK).toISOString() }
  const asked = { depth: 0, limit: SHOWN, overrideAccess: false, pagination: false, req } as const
  const [jobs, endingPages, startingCards, endingCards] = await Promise.all([
    // Jobs are nobody's to read; each one's page is asked for below as the user.
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
      ...asked,
      collection: 'pages',
      select: { title: true, expiresAt: true },
      where: onChosenSite(req, { expiresAt: window }),
    }),
    req.payload.find({
      ...asked,
      collection: 'promoCards',
      select: { title: true, start: true },
      where: onChosenSite(req, { start: window }),
    }),
    req.payload.find({
      ...asked,
      collection: 'promoCards',
      select: { title: true, expiry: true },
      where: onChosenSite(req, { expiry: window }),
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
    ...asked,
    collection: 'pages',
    draft: true,
    limit: 50,
    select: { title: true },
    where: onChosenSite(req, { id: { in: schedules.map(({ id }) => id) } }),
  })
  const titles = new Map(scheduled.docs.map(({ id, title }) => [id, title]))

  const page = (id: number) => `/admin/collections/pages/${id}`
  const card = (id: number) => `/admin/collections/promoCards/${id}`
  const events: ComingUp[] = [
    ...schedules.flatMap(({ id, at, down }): ComingUp[] => {
      const title = titles.get(id)
      return title ? [{ at, what: down ? 'is taken down' : 'publishes', title, href: page(id) }] : []
    }),
    ...endingPages.docs.map(
      ({ id, title, expiresAt }): ComingUp => ({ at: new Date(expiresAt!), what: 'ends', title, href: page(id) }),
    ),
    ...startingCards.docs.map(
      ({ id, title, start }): ComingUp => ({ at: new Date(start!), what: 'starts', title, href: card(id) }),
    ),
    ...endingCards.docs.map(
      ({ id, title, expiry }): ComingUp => ({ at: new Date(expiry!), what: 'ends', title, href: card(id) }),
    ),
  ]
  return events.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, SHOWN)
}

/** Pages whose latest version is a draft, as far as the user may read them; the latest change first. */
export async function draftsToPublish(req: PayloadRequest) {
  const found = await req.payload.find({
    collection: 'pages',
    depth: 0,
    draft: true,
    limit: 5,
    overrideAccess: false,
    req,
    select: { title: true, updatedAt: true },
    sort: '-updatedAt',
    where: onChosenSite(req, { _status: { equals: 'draft' } }),
  })
  return found.docs.map(({ id, title, updatedAt }) => ({
    title: title || 'Untitled page',
    href: `/admin/collections/pages/${id}`,
    changed: new Date(updatedAt),
  }))
}
