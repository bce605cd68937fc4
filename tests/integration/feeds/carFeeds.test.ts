import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { GET } from '../../../src/app/api/car-feeds/[id]/route'
import type { Site } from '../../../src/payload-types'
import { createDocument, createSite, logInEditors, startCms } from '../../support/cms'

let cms: Payload
let site: Site
let tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  tokens = await logInEditors(cms, { editor: site, stranger: await createSite(cms) })
})

async function ask(id: number, as: string | null = 'editor') {
  const response = await GET(
    new Request(`http://localhost:3000/api/car-feeds/${id}`, {
      headers: as ? { Authorization: `JWT ${tokens[as]}` } : {},
    }),
    { params: Promise.resolve({ id: String(id) }) } as never,
  )
  return { status: response.status, body: await response.json() }
}

it('a car’s page says which feed has it, and what mends it where one does not', async () => {
  const car = await createDocument(cms, 'cars', site.id, {
    ...{ make: 'Toyota', model: 'HiLux', vin: 'SHORT', price: 30_000, year: 2024, km: 10, colour: 'White' },
  })
  const { body } = await ask(car.id)
  expect(body.feeds).toEqual([
    {
      ...{ name: 'google', label: 'Google' },
      inFeed: {
        state: 'out',
        reason: 'has no VIN of 17 characters, has no photo, has no location',
        mend: expect.stringMatching(/under Car.* Add a photo under Photos\. Add a location/),
      },
    },
    { name: 'meta', label: 'Meta', inFeed: expect.objectContaining({ state: 'out' }) },
  ])
  await cms.update({ collection: 'sites', id: site.id, data: { flags: { metaVehicleFeed: false } } })
  expect((await ask(car.id)).body.feeds[1].inFeed).toEqual({ state: 'off' })
})

it('a caravan is in no feed, and has no panel', async () => {
  const caravan = await createDocument(cms, 'cars', site.id, { item_type: 'caravan' })
  expect((await ask(caravan.id)).body).toEqual({ feeds: [] })
})

it('is for staff who may read the car', async () => {
  const car = await createDocument(cms, 'cars', site.id)
  expect((await ask(car.id, 'stranger')).status).toBe(404)
  expect((await ask(car.id, null)).status).toBe(401)
})
