import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { exampleSite } from '../../blocks/examples/site'
import { themes } from '../../blocks/examples/themes'
import { price_changes } from '../../src/server/database/priceTables'
import { buildCar } from '../domain/carFixture'
import { createDocument, createSite, startCms } from '../support/cms'
import { extractText, renderFully } from '../support/renderFully'

const client = vi.hoisted(() => ({ payload: null as Payload | null }))
vi.mock('../../src/data/payloadClient', () => ({ payloadClient: async () => client.payload! }))

beforeAll(async () => {
  client.payload = await startCms()
})

it('[CAR-03] the price history shows the recorded prices of a car, and none where its page shows another price', async () => {
  const cms = client.payload!
  const dealer = await createSite(cms, 'harbour')
  const stored = await createDocument(cms, 'cars', dealer.id, { make: 'Mazda', model: 'CX-5', price: 30_000 })
  await cms.db.drizzle.insert(price_changes).values({
    ...{ site: dealer.id, car: Number(stored.id), price_before: 30_990, price_after: 30_000 },
    at: new Date('2026-11-16T02:00:00.000Z'),
  })
  const { Block } = await import('../../blocks/carPriceHistory/Block')
  const site = { ...exampleSite(themes.harbour), id: dealer.id }
  const show = async (fields: object) => {
    const car = buildCar({ id: Number(stored.id), price: 30_000, priceType: 'drive_away', ...fields })
    const html = await renderFully(
      await Block({ block: { heading: 'Price history' }, context: { site, car } } as never),
    )
    return extractText(html)
  }
  const text = await show({})
  expect(text).toContain('Price history')
  expect(text).toContain('$30,000')
  expect(text).toContain('$30,990')
  expect(await show({ offerPrice: 28_000 })).not.toContain('$30,990')
})
