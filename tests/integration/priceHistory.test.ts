import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { exampleSite } from '../../blocks/examples/site'
import { themes } from '../../blocks/examples/themes'
import { seedPriceChanges } from '../../seed/stock/seedPriceChanges'
import { buildCar } from '../domain/carFixture'
import { createDocument, createSite, startCms } from '../support/cms'
import { extractText, renderFully } from '../support/renderFully'

const client = vi.hoisted(() => ({ payload: null as Payload | null }))
vi.mock('next/cache', () => ({ unstable_cache: <Read>(read: Read) => read, revalidateTag: () => {} }))
vi.mock('../../src/data/payloadClient', () => ({ payloadClient: async () => client.payload! }))

beforeAll(async () => {
  client.payload = await startCms()
})

it('[CAR-03] the price history shows the demo’s earlier prices on a car, and on none with an offer', async () => {
  const cms = client.payload!
  const dealer = await createSite(cms, 'harbour')
  const create = (fields: object) =>
    createDocument(cms, 'cars', dealer.id, {
      ...{ make: 'Mazda', model: 'CX-5', year: 2022, price: 30_000, price_type: 'drive_away', car_type: 'used' },
      ...{ status: 'in_stock' },
      ...fields,
    })
  await create({ offer_price: 28_000 })
  const stored = await create({})
  expect(await seedPriceChanges(cms, dealer.id, new Date('2026-11-25T02:00:00.000Z'))).toBe(1)
  const { Block } = await import('../../blocks/carPriceHistory/Block')
  const context = {
    site: { ...exampleSite(themes.harbour), id: dealer.id },
    car: buildCar({ id: Number(stored.id), price: 30_000, priceType: 'drive_away' }),
  }
  const text = extractText(await renderFully(await Block({ block: { heading: 'Price history' }, context } as never)))
  expect(text).toContain('Price history')
  expect(text).toContain('$30,000')
  expect(text).toContain('$30,990')
})
