import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findUses } from '../../../collections/files/documentUses'
import { importFeed } from '../../../src/feeds/importFeed'
import { endOverrides } from '../../../src/feeds/storedOverrides'
import type { Car } from '../../../src/payload-types'
import {
  type Actor,
  createDocument,
  createImageFile,
  createSite,
  createUser,
  getErrors,
  startCms,
  uniqueName,
} from '../../support/cms'

const NOW = new Date('2026-11-20T02:00:00Z')
const LATER = new Date('2026-12-01T00:00:00Z')

let cms: Payload
let siteId: number
let editor: Actor

beforeAll(async () => {
  cms = await startCms()
  const site = await createSite(cms)
  siteId = site.id
  editor = await createUser(cms, 'siteEditor', site)
})

/** Imports a car and returns it. */
async function importCar(stocknum: string, price: number, photos = '/a.webp'): Promise<Car> {
  const feed = `stocknum,make,model,year,price,images\n${stocknum},Kia,Rio,2024,${price},${photos}`
  await importFeed({ pool: cms.db.pool, siteId, source: Readable.from([Buffer.from(feed)]), mode: 'delta', now: NOW })
  const { docs } = await cms.find({ collection: 'cars', where: { stocknum: { equals: stocknum } }, depth: 0 })
  return docs[0]!
}

const override = (id: number, overrides: Partial<NonNullable<Car['overrides']>[number]>[]) =>
  cms.update({ collection: 'cars', id, data: { overrides } as never, depth: 0, overrideAccess: false, user: editor })

describe('an override of a car from a feed', () => {
  it('is shown at once, survives imports, and gives the feed’s value back when staff remove it', async () => {
    const stocknum = uniqueName('A')
    const { id } = await importCar(stocknum, 20_000)
    const saved = await override(id, [
      { field: 'price', value: '$18,990' },
      { field: 'images', value: '/b.webp|/c.webp' },
    ])
    expect(saved).toMatchObject({ price: 18_990, photos_count: 2, feed_values: { price: 20_000 } })
    expect(await importCar(stocknum, 19_500, '/a.webp|/d.webp|/e.webp')).toMatchObject({
      ...{ price: 18_990, photos_count: 2, feed_values: { price: 19_500 } },
      images: [{ url: '/b.webp' }, { url: '/c.webp' }],
    })
    expect(await override(id, [])).toMatchObject({ price: 19_500, photos_count: 3, feed_values: null, overrides: [] })
  })

  it('ends when the feed says the same', async () => {
    const stocknum = uniqueName('A')
    const { id } = await importCar(stocknum, 20_000)
    await override(id, [{ field: 'price', value: '18990' }])
    expect(await importCar(stocknum, 18_990)).toMatchObject({ price: 18_990, overrides: [], feed_values: null })
    expect(await importCar(stocknum, 18_500)).toMatchObject({ price: 18_500 })
  })

  it('is left out where the feed says the same, whose row would not change with the next import', async () => {
    const { id } = await importCar(uniqueName('A'), 20_000)
    expect(await override(id, [{ field: 'price', value: '$20,000' }])).toMatchObject({ overrides: [], price: 20_000 })
    await override(id, [{ field: 'price', value: '18990' }])
    expect(await override(id, [{ field: 'price', value: '20000' }])).toMatchObject({
      ...{ overrides: [], price: 20_000, feed_values: null },
    })
  })

  it('is refused with an end that has passed', async () => {
    const { id } = await importCar(uniqueName('A'), 20_000)
    const until = new Date(Date.now() - 60_000).toISOString()
    expect(await getErrors(override(id, [{ field: 'price', value: '18990', until }]))).toEqual({
      'overrides.0.until': expect.stringMatching(/has passed/),
    })
  })

  it('ends at its time, and not before', async () => {
    const stocknum = uniqueName('A')
    const { id } = await importCar(stocknum, 20_000)
    await override(id, [
      { field: 'price', value: '18990', until: LATER.toISOString() },
      { field: 'year', value: '2023' },
    ])
    expect(await endOverrides(cms.db.pool, new Date(LATER.getTime() - 1))).toEqual({ changed: 0, nextAt: LATER })
    expect(await endOverrides(cms.db.pool, LATER)).toEqual({ changed: 1, nextAt: null })
    expect(await cms.findByID({ collection: 'cars', id, depth: 0 })).toMatchObject({
      ...{ price: 20_000, year: 2023, feed_values: { year: 2024 } },
      overrides: [{ field: 'year', value: '2023' }],
    })
  })

  it('has choices, yes or no, days and addresses too, and ends as others do', async () => {
    const stocknum = uniqueName('A')
    const importRow = async (cells: string) => {
      const feed = `stocknum,make,model,price,car_type,certified,rego_expiry,history_report_url,spin_images\n${stocknum},Kia,Rio,20000,${cells}`
      await importFeed({
        pool: cms.db.pool,
        siteId,
        source: Readable.from([Buffer.from(feed)]),
        mode: 'delta',
        now: NOW,
      })
      const { docs } = await cms.find({ collection: 'cars', where: { stocknum: { equals: stocknum } }, depth: 0 })
      return docs[0]!
    }
    const { id } = await importRow('used,no,20/11/2026,,')
    await override(id, [
      { field: 'car_type', value: 'demo' },
      { field: 'certified', value: 'yes' },
      { field: 'rego_expiry', value: '2027-01-31' },
      { field: 'history_report_url', value: 'https://reports.test/1' },
      { field: 'spin_images', value: '/1.webp|/2.webp' },
      { field: 'status', value: 'coming_soon', until: LATER.toISOString() },
    ])
    const shown = {
      ...{ car_type: 'demo', certified: true, rego_expiry: '2027-01-31T00:00:00.000Z', status: 'coming_soon' },
      ...{ history_report_url: 'https://reports.test/1', spin_images: ['/1.webp', '/2.webp'] },
    }
    expect(await importRow('new,no,30/11/2026,,')).toMatchObject(shown)
    await endOverrides(cms.db.pool, LATER)
    const ended = await cms.findByID({ collection: 'cars', id, depth: 0 })
    expect(ended).toMatchObject({ ...shown, status: 'in_stock' })
    expect(
      await override(
        id,
        ended.overrides!.filter(({ field }) => field !== 'rego_expiry'),
      ),
    ).toMatchObject({
      ...{ car_type: 'demo', rego_expiry: '2026-11-30T00:00:00.000Z' },
    })
    const agreed = await importRow('demo,yes,30/11/2026,https://reports.test/1,/1.webp|/2.webp')
    expect(agreed).toMatchObject({ overrides: [], feed_values: null, car_type: 'demo', certified: true })
    expect(
      await getErrors(
        override(id, [
          { field: 'certified', value: 'perhaps' },
          { field: 'status', value: 'lost' },
          { field: 'rego_expiry', value: 'soon' },
          { field: 'history_report_url', value: 'a report' },
        ]),
      ),
    ).toEqual({
      'overrides.0.value': 'This is none of yes, no.',
      'overrides.1.value': 'This is none of in_stock, coming_soon, sold, removed.',
      'overrides.2.value': 'This is not a date; write 2026-11-20 or 20/11/2026.',
      'overrides.3.value': 'This is not a URL; write https://... or a path on the site.',
    })
    for (const field of ['stocknum', 'make', 'feed', 'site'])
      expect(Object.keys(await getErrors(override(id, [{ field: field as 'price', value: 'x' }])))).toContain(
        'overrides.0.field',
      )
  })

  it('is refused if a feed’s cell with its value would be, or if there are two of a field', async () => {
    const { id } = await importCar(uniqueName('A'), 20_000)
    expect(await getErrors(override(id, [{ field: 'price', value: 'cheap' }]))).toEqual({
      'overrides.0.value': 'A price is a number, such as 23990.',
    })
    const twice = [
      { field: 'year', value: '2020' },
      { field: 'year', value: '2021' },
    ] as const
    expect(await getErrors(override(id, [...twice]))).toEqual({ overrides: 'Each field can have one override.' })
  })

  it('of photos keeps files of Media in their order: one that it shows is not deleted, and one that is replaced follows', async () => {
    const stocknum = uniqueName('A')
    const { id } = await importCar(stocknum, 20_000, '/a.webp')
    const picture = await createDocument(cms, 'media', siteId, { alt: 'A red ute' })
    const url = String(picture.url)
    const saved = await override(id, [{ field: 'images', value: `${url}, /a.webp` }])
    expect(saved).toMatchObject({ images: [{ url }, { url: '/a.webp' }], overrides: [{ value: `${url}|/a.webp` }] })
    const used = { collection: 'media', id: picture.id } as const
    expect(await findUses({ payload: cms, context: {} } as never, used, siteId)).toEqual([
      { collection: 'cars', label: 'Car', id, isTrashed: false, title: saved.name, field: 'overrides' },
    ])
    const remove = cms.delete({ collection: 'media', id: picture.id, overrideAccess: false, user: editor })
    await expect(remove).rejects.toThrow(/is used in .*\(Car\)\. Remove it there first/)

    const file = await createImageFile()
    const replaced = await cms.update({ collection: 'media', id: picture.id, data: {}, file, overrideAccess: true })
    expect(replaced.url).not.toBe(url)
    expect(await importCar(stocknum, 20_500, '/a.webp|/d.webp')).toMatchObject({
      ...{ images: [{ url: replaced.url }, { url: '/a.webp' }], photos_count: 2 },
      overrides: [{ value: `${replaced.url}|/a.webp` }],
    })
    expect(await importCar(stocknum, 20_500, `${replaced.url}|/a.webp`)).toMatchObject({ overrides: [] })
  })
})
