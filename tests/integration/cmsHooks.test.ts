import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SKIP_REVALIDATION } from '../../collections/hooks/expireTags'
import { cacheTags } from '../../src/domain/cacheTags'
import type { Site } from '../../src/payload-types'
import { readCacheChanges } from '../../src/server/database/cacheChanges'
import { createDocument, createSite, startCms, uniqueName } from '../support/cms'

const next = vi.hoisted(() => ({ expired: [] as string[], outside: false }))

vi.mock('next/cache.js', () => ({
  revalidateTag: (tag: string, profile: { expire: number }) => {
    if (next.outside) throw new Error('Invariant: static generation store missing in revalidateTag site:1')
    if (profile.expire !== 0) throw new Error('Tags are dropped at once')
    next.expired.push(tag)
  },
}))

let cms: Payload
let site: Site
let listener: pg.Client
const received: { channel: string; message: unknown }[] = []

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  listener.on('notification', ({ channel, payload }) =>
    received.push({ channel, message: JSON.parse(payload ?? 'null') }),
  )
  await listener.connect()
  await listener.query('listen stock_changed')
})

afterAll(() => listener.end())

/** The cache tags that other web servers read after `work`. */
async function readChanges(work: () => Promise<unknown>) {
  const { snapshot } = await readCacheChanges(cms.db.drizzle, null)
  await work()
  return (await readCacheChanges(cms.db.drizzle, snapshot)).tags
}

/** Received notifications; a query's result arrives after all earlier ones. */
async function readNotices() {
  await listener.query('select 1')
  return received.splice(0)
}

beforeEach(async () => {
  await readNotices()
  next.expired.length = 0
  next.outside = false
})

describe('cached reads are invalidated on change', () => {
  it('a published page: at its new and its old address', async () => {
    const [from, to] = [`/${uniqueName('from')}`, `/${uniqueName('to')}`]
    const { id } = await createDocument(cms, 'pages', site.id, { path: from, _status: 'published' })
    next.expired.length = 0
    await cms.update({ collection: 'pages', id, data: { path: to } })
    expect(next.expired).toEqual(
      expect.arrayContaining([
        cacheTags.page(site.id, from),
        cacheTags.page(site.id, to),
        cacheTags.pages(site.id),
        cacheTags.redirects(site.id),
      ]),
    )
  })

  it('a page moved in a draft and then published: at its old address, which gets a redirect', async () => {
    const [from, to] = [`/${uniqueName('from')}`, `/${uniqueName('to')}`]
    const { id } = await createDocument(cms, 'pages', site.id, { path: from, _status: 'published' })
    await cms.update({ collection: 'pages', id, data: { path: to }, draft: true, autosave: true })
    next.expired.length = 0
    await cms.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(next.expired).toEqual(expect.arrayContaining([cacheTags.page(site.id, from), cacheTags.page(site.id, to)]))
    const { docs } = await cms.find({ collection: 'redirects', depth: 0, where: { from: { equals: from } } })
    expect(docs[0]?.to?.reference?.value).toBe(id)
  })

  it('drafts and autosaves: none', async () => {
    const { id } = await createDocument(cms, 'pages', site.id, { _status: 'published' })
    next.expired.length = 0
    await cms.update({ collection: 'pages', id, data: { title: 'Half done' }, draft: true })
    await cms.update({ collection: 'pages', id, data: { title: 'Half' }, draft: true, autosave: true })
    await createDocument(cms, 'pages', site.id)
    expect(next.expired).toEqual([])
  })

  it('an unpublished or deleted page', async () => {
    const path = `/${uniqueName('gone')}`
    const { id } = await createDocument(cms, 'pages', site.id, { path, _status: 'published' })
    next.expired.length = 0
    await cms.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(next.expired).toContain(cacheTags.page(site.id, path))
    await cms.update({ collection: 'pages', id, data: { _status: 'published' } })
    next.expired.length = 0
    await cms.delete({ collection: 'pages', id })
    expect(next.expired).toContain(cacheTags.page(site.id, path))
  })

  it.each([
    ['menus', () => cacheTags.menus(site.id)],
    ['locations', () => cacheTags.locations(site.id)],
    ['hoursWording', () => cacheTags.locations(site.id)],
    ['reviews', () => cacheTags.reviews(site.id)],
    ['models', () => cacheTags.models(site.id)],
    ['promoCards', () => cacheTags.promotions(site.id)],
    ['promoTiles', () => cacheTags.promotions(site.id)],
    ['searchLandings', () => cacheTags.searchLandings(site.id)],
    ['redirects', () => cacheTags.redirects(site.id)],
    ['dealerships', () => cacheTags.site(site.id)],
    ['tags', () => cacheTags.site(site.id)],
    ['makes', () => cacheTags.site(site.id)],
    ['media', () => cacheTags.media(site.id)],
  ])('the reads of %s', async (collection, tag) => {
    await createDocument(cms, collection, site.id)
    expect(next.expired).toContain(tag())
  })

  it('every dealer’s host lookup, only if a host changed', async () => {
    await cms.update({ collection: 'sites', id: site.id, data: { phone: '03 5550 0100' } })
    expect(next.expired).toEqual([cacheTags.site(site.id)])
    await cms.update({
      collection: 'sites',
      id: site.id,
      data: { domains: [{ host: `${uniqueName('www')}.example.com` }] },
    })
    expect(next.expired).toContain(cacheTags.hosts())
  })

  it('none if a script disables revalidation', async () => {
    const changes = await readChanges(async () => {
      await cms.create({
        collection: 'reviews',
        context: { [SKIP_REVALIDATION]: true },
        data: { site: site.id, customer_name: 'Grace', rating: 5, text: 'Good.', review_date: '2026-01-05' },
      })
      await cms.create({
        collection: 'cars',
        context: { [SKIP_REVALIDATION]: true },
        data: { site: site.id, make: 'Kia', model: 'Rio', car_type: 'used', stocknum: uniqueName('S') } as never,
      })
    })
    expect([next.expired, changes]).toEqual([[], []])
    expect(await readNotices()).toEqual([])
  })

  it.each([false, true])('in all web servers, also from a process without a page cache: %s', async (outside) => {
    next.outside = outside
    const key = outside ? 'top' : 'footer'
    const changes = await readChanges(() => createDocument(cms, 'menus', site.id, { key }))
    expect(changes).toEqual([cacheTags.menus(site.id)])
  })
})

describe('scheduled expiry', () => {
  const listScheduled = async () => {
    const { docs } = await cms.find({
      collection: 'payload-jobs',
      pagination: false,
      sort: 'waitUntil',
      where: { taskSlug: { equals: 'refreshOnTime' }, completedAt: { exists: false } },
    })
    return docs.map(({ input, waitUntil }) => [(input as { tags: string[] }).tags, waitUntil])
  }

  it('[SITE-21] a campaign page is invalidated when it expires, by one job however often it is saved', async () => {
    const path = `/${uniqueName('sale')}`
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = await createDocument(cms, 'pages', site.id, { path, expiresAt, _status: 'published' })
    await cms.update({ collection: 'pages', id, data: { title: 'Winter sale' } })
    expect(await listScheduled()).toEqual([[[cacheTags.page(site.id, path), cacheTags.pages(site.id)], expiresAt]])

    next.expired.length = 0
    await cms.jobs.run({ allQueues: true })
    expect(next.expired).toEqual([])
    const where = { waitUntil: { equals: expiresAt } }
    await cms.update({ collection: 'payload-jobs', where, data: { waitUntil: new Date(Date.now() - 1).toISOString() } })
    await cms.jobs.run({ allQueues: true })
    expect(next.expired).toContain(cacheTags.page(site.id, path))
    expect(await listScheduled()).toEqual([])
  })

  it('a draft schedules nothing', async () => {
    await createDocument(cms, 'pages', site.id, { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    expect(await listScheduled()).toEqual([])
  })

  it('[STK-13] a promo card starts and ends on time', async () => {
    const [start, expiry] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    await createDocument(cms, 'promoCards', site.id, { start, expiry })
    expect(await listScheduled()).toEqual([
      [[cacheTags.promotions(site.id)], start],
      [[cacheTags.promotions(site.id)], expiry],
    ])
  })
})

describe('stock notifications', () => {
  it('are sent for a car that staff changed, once, after the commit', async () => {
    const notice = (changedSince: unknown) => [{ channel: 'stock_changed', message: { siteId: site.id, changedSince } }]
    const { id, slug, updatedAt: createdAt } = await createDocument(cms, 'cars', site.id)
    expect(await readNotices()).toEqual(notice(createdAt))
    next.expired.length = 0
    const { updatedAt } = await cms.update({ collection: 'cars', id, data: { tag: 'Test Drive Only' } })
    expect(await readNotices()).toEqual(notice(updatedAt))
    expect(next.expired).toEqual([cacheTags.car(site.id, String(slug)), cacheTags.stock(site.id)])
    next.expired.length = 0
    await cms.update({ collection: 'cars', id, data: { slug: 'another-address' } })
    expect(next.expired).toEqual(
      expect.arrayContaining([cacheTags.car(site.id, String(slug)), cacheTags.car(site.id, 'another-address')]),
    )
    await readNotices()
    await cms.delete({ collection: 'cars', id })
    expect(await readNotices()).toEqual(notice(expect.any(String)))
    expect(next.expired).not.toContain(cacheTags.cars(site.id))
  })

  it('are not sent for a change that was rolled back', async () => {
    const { id } = await createDocument(cms, 'cars', site.id)
    await readNotices()
    const transactionID = await cms.db.beginTransaction()
    const req = { transactionID, context: {} } as never
    await cms.update({ collection: 'cars', id, data: { tag: 'No' }, req })
    await cms.db.rollbackTransaction(transactionID!)
    expect(await readNotices()).toEqual([])
  })

  it('are sent if a site’s stock rules changed', async () => {
    await cms.update({ collection: 'sites', id: site.id, data: { stockRules: { minimumPhotos: 3 } } as never })
    expect(await readNotices()).toEqual([{ channel: 'stock_changed', message: { siteId: site.id } }])
    expect(next.expired).toContain(cacheTags.stock(site.id))
  })

  it('are sent for a location whose name or address changed, and for no other field', async () => {
    const expected = [{ channel: 'stock_changed', message: { siteId: site.id } }]
    const location = await createDocument(cms, 'locations', site.id)
    expect(await readNotices()).toEqual(expected)
    await cms.update({ collection: 'locations', id: location.id, data: { description: 'Parking behind the yard.' } })
    expect(await readNotices()).toEqual([])
    await cms.update({ collection: 'locations', id: location.id, data: { name: 'Renamed' } })
    expect(await readNotices()).toEqual(expected)
    const dealership = await createDocument(cms, 'dealerships', site.id)
    await readNotices()
    await cms.update({ collection: 'dealerships', id: dealership.id, data: { licenceNumber: 'LMCT 1' } })
    expect(await readNotices()).toEqual([])
    await cms.update({ collection: 'dealerships', id: dealership.id, data: { name: 'Renamed Motors' } })
    expect(await readNotices()).toEqual(expected)
    await cms.delete({ collection: 'locations', id: location.id })
    expect(await readNotices()).toEqual(expected)
  })

  it('a location stays as long as vehicles on sale are there', async () => {
    const location = await createDocument(cms, 'locations', site.id)
    const car = await createDocument(cms, 'cars', site.id, { location: location.id })
    const trash = () =>
      cms.update({ collection: 'locations', id: location.id, data: { deletedAt: new Date().toISOString() } as never })
    await expect(trash()).rejects.toThrow(/^1 vehicle on sale is at /)
    await cms.update({ collection: 'cars', id: car.id, data: { status: 'sold' } })
    expect((await trash()).deletedAt).toBeTruthy()
  })

  it('staff edits keep the photo count in sync', async () => {
    const photo = (name: string) => ({ url: `/api/media/file/${name}.jpg`, thumbUrl: `/api/media/file/${name}.jpg` })
    const car = await createDocument(cms, 'cars', site.id, { images: [photo('a'), photo('b')] })
    expect(car.photos_count).toBe(2)
    const less = await cms.update({ collection: 'cars', id: car.id, data: { images: [photo('a')] } })
    expect(less.photos_count).toBe(1)
  })
})
