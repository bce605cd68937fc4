import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { GET as getCarCards } from '../../src/app/api/cars/cards/route'
import { findCarWithViews, isNewView, recordView } from '../../src/data/car/carViews'
import { findComparables } from '../../src/data/car/comparables'
import { findSiteById } from '../../src/data/site/sites'
import { listPickedCards } from '../../src/data/stock/cars'
import type { Car, Site } from '../../src/payload-types'
import type { CarCards } from '../../src/stock/card/carCards'
import { createDocument, createSite, startCms } from '../support/cms'

let cms: Payload
let harbour: Site
let bluegum: Site

beforeAll(async () => {
  cms = await startCms()
  harbour = await createSite(cms, 'harbour')
  bluegum = await createSite(cms, 'bluegum')
})

const createCar = (site: Site, fields: Partial<Car>) =>
  createDocument(cms, 'cars', site.id, {
    make: 'Mazda',
    model: 'CX-5',
    year: 2022,
    km: 40_000,
    price: 30_000,
    price_type: 'drive_away',
    ...fields,
  } as Record<string, unknown>) as unknown as Promise<Car>

describe('[CAR-13] comparable cars', () => {
  it('are used, for sale, of the same model and of similar age, distance and price type, on any site, each vehicle once', async () => {
    const { id } = await createCar(harbour, { vin: 'OWN' })
    await createCar(bluegum, { vin: 'OWN', price: 1 })
    await createCar(harbour, { price: 31_000, vin: 'TWICE' })
    await createCar(bluegum, { price: 31_000, vin: 'TWICE' })
    await createCar(bluegum, { price: 35_000, offer_price: 32_000, make: 'MAZDA' })
    await createCar(bluegum, { price: 33_000, year: 2024, km: 70_000 })
    await createCar(harbour, { price: 40_001, price_type: 'excl_gov_charges' })
    await createCar(harbour, { price: 40_002, year: 2025 })
    await createCar(harbour, { price: 40_003, km: 70_001 })
    await createCar(harbour, { price: 40_004, status: 'sold' })
    await createCar(harbour, { price: 40_005, car_type: 'demo' })
    await createCar(harbour, { price: 40_006, show_on_dealer_website: false })
    await createCar(harbour, { price: null })
    const like = { make: 'Mazda', model: 'CX-5', year: 2022, km: 40_000, itemType: 'car', exclude: { id, vin: 'OWN' } }
    const comparables = await findComparables({ ...like, priceType: 'drive_away' })
    expect(comparables.map(({ price }) => price).sort()).toEqual([31_000, 32_000, 33_000])
    expect(Object.keys(comparables[0] ?? {}).sort()).toEqual(['km', 'price', 'year'])
    expect((await findComparables(like)).map(({ price }) => price)).toContain(40_001)
  })
})

it('[FAV-01] cards of saved cars come in the order asked for, of this site alone, with what it shows on cards', async () => {
  await cms.update({
    collection: 'sites',
    id: harbour.id,
    data: { domains: [{ host: 'harbour.cards.test' }], wording: { enquireNow: 'Ask us' } },
  })
  const [first, second] = [await createCar(harbour, { model: 'First' }), await createCar(harbour, { model: 'Second' })]
  const elsewhere = await createCar(bluegum, { model: 'Elsewhere' })
  const ids = [second, elsewhere, first].map(({ id }) => id).join()
  const request = new Request(`http://localhost:3000/api/cars/cards?ids=${ids}`, {
    headers: { host: 'harbour.cards.test' },
  })
  const { cars, settings, now } = (await (await getCarCards(request)).json()) as CarCards
  expect(cars.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(settings.wording.enquireNow).toBe('Ask us')
  expect(Date.now() - Date.parse(now)).toBeLessThan(60_000)
})

it('cars that staff chose are shown in the order chosen, without those that are sold', async () => {
  const cars = [
    await createCar(harbour, { model: 'First' }),
    await createCar(harbour, { model: 'Sold', status: 'sold' }),
    await createCar(harbour, { model: 'Second' }),
    await createCar(harbour, { model: 'Third' }),
  ]
  const elsewhere = await createCar(bluegum, { model: 'Elsewhere' })
  const site = (await findSiteById(harbour.id))!
  const shown = await listPickedCards(
    site,
    [elsewhere, ...cars].reverse().map(({ id }) => id),
  )
  expect(shown.map(({ id }) => id)).toEqual([cars[3], cars[2], cars[0]].map((car) => car?.id))
})

describe('[CAR-15] views', () => {
  it('of many concurrent visitors are written together, and change no other field of the car', async () => {
    const car = await createCar(harbour, { model: 'CX-3' })
    await Promise.all(Array.from({ length: 25 }, () => recordView(car.id)))
    const after = await cms.findByID({ collection: 'cars', id: car.id })
    expect(after.views).toBe(25)
    expect(after.updatedAt).toBe(car.updatedAt)
  })

  it('include those not yet written', async () => {
    const car = await createCar(harbour, { model: 'CX-30' })
    const write = recordView(car.id)
    expect((await findCarWithViews(harbour.id, car.slug))?.views).toBe(1)
    await write
    expect((await findCarWithViews(harbour.id, car.slug))?.views).toBe(1)
    expect(await findCarWithViews(bluegum.id, car.slug)).toBeNull()
  })

  it('are counted once while their write is delayed, and once it completes', async () => {
    const car = await createCar(harbour, { model: 'CX-60' })
    const readViews = async () => (await findCarWithViews(harbour.id, car.slug))?.views
    const holder = await (cms.db as unknown as PostgresAdapter).pool.connect()
    const write = recordView(car.id)
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT id FROM cars WHERE id = $1 FOR UPDATE', [car.id])
      // After the two seconds of batching, the write has started and waits for the locked row.
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(await readViews()).toBe(1)
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
    expect(await readViews()).toBe(1)
    await write
    expect(await readViews()).toBe(1)
  })

  it('are retried with the next ones when their write fails', async () => {
    const car = await createCar(harbour, { model: 'CX-90' })
    const { pool } = cms.db as unknown as PostgresAdapter
    const down = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('The database went away') as never)
    await recordView(car.id)
    down.mockRestore()
    expect((await findCarWithViews(harbour.id, car.slug))?.views).toBe(1)
    await recordView(car.id)
    expect((await cms.findByID({ collection: 'cars', id: car.id })).views).toBe(2)
    expect((await findCarWithViews(harbour.id, car.slug))?.views).toBe(2)
  })

  it('of one visitor count once in half an hour', () => {
    const start = Date.now()
    expect(isNewView('someone', 1, start)).toBe(true)
    expect(isNewView('someone', 1, start + 60_000)).toBe(false)
    expect(isNewView('someone', 2, start)).toBe(true)
    expect(isNewView('another', 1, start)).toBe(true)
    expect(isNewView('someone', 1, start + 60_000 + 31 * 60_000)).toBe(true)
  })
})

describe('[CAR-12] delivery zones in the CMS', () => {
  const save = (deliveryZones: { name: string; postcodes: string; price: number }[]) =>
    cms.update({ collection: 'sites', id: harbour.id, data: { deliveryZones } })

  it('are rejected if two cover a postcode, with both names', async () => {
    const rejected = await save([
      { name: 'Metro', postcodes: '3000-3207', price: 0 },
      { name: 'Inner east', postcodes: '3121', price: 50 },
    ]).then(
      () => null,
      (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message,
    )
    expect(rejected).toBe(
      'Metro and Inner east both cover 3121. A postcode can only have one price: remove it from one zone.',
    )
  })

  it('are saved if they do not overlap', async () => {
    const saved = await save([{ name: 'Metro', postcodes: '3000-3207, 8000-8399', price: 0 }])
    expect(saved.deliveryZones).toMatchObject([{ name: 'Metro', postcodes: '3000-3207, 8000-8399', price: 0 }])
  })
})
