import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST as countAudience } from '../../src/app/api/promo-audience/route'
import { POST as stockValues } from '../../src/app/api/stock-values/route'
import { storeEvents } from '../../src/leads/storeEvents'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, logInEditors, startCms } from '../support/cms'

let cms: Payload
let own: Site
let tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  const other = await createSite(cms)
  tokens = await logInEditors(cms, { editor: own, stranger: other })
  const hilux = { make: 'Toyota', model: 'HiLux', body: 'Ute', fuel: 'Diesel' }
  await createDocument(cms, 'cars', own.id, { ...hilux, price: 30_000 })
  await createDocument(cms, 'cars', own.id, { ...hilux, price: 50_000 })
  await createDocument(cms, 'cars', own.id, {
    make: 'Mazda',
    model: 'CX-5',
    body: 'SUV',
    fuel: 'Petrol',
    price: 30_000,
  })
})

async function call(route: (request: Request) => Promise<Response>, as: string | null, body: unknown) {
  const response = await route(
    new Request('http://localhost:3000/api/stock-values', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(as ? { Authorization: `JWT ${tokens[as]}` } : {}) },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

describe('the values that a selection of stock is chosen from', () => {
  const ask = (filters: object, as: string | null = 'editor') => call(stockValues, as, { site: own.id, filters })

  it('[STK-17] are those of the live stock, with their cars, and with how many the selection has', async () => {
    const { body } = await ask({ makes: ['Toyota'], priceTo: 40_000 })
    expect(body).toMatchObject({
      values: {
        makes: [
          { value: 'Toyota', count: 2 },
          { value: 'Mazda', count: 1 },
        ],
        models: [
          { value: 'HiLux', count: 2 },
          { value: 'CX-5', count: 1 },
        ],
      },
      matches: 1,
    })
    expect((await ask({})).body.matches).toBe(3)
    expect((await ask({ expression: 'price < 40000' })).body.matches).toBe(2)
    expect((await ask({ expression: 'price <' })).body.matches).toBeNull()
  })

  it('are for staff of the site', async () => {
    expect((await ask({}, 'stranger')).status).toBe(404)
    expect((await ask({}, null)).status).toBe(401)
    expect((await ask({ makes: 'Toyota' })).status).toBe(400)
  })
})

describe('[STK-13] the audience of a promo card', () => {
  const EVERYONE = {
    carTypes: [],
    makes: [],
    models: [],
    bodies: [],
    fuels: [],
    words: [],
    priceFrom: null,
    priceTo: null,
  }
  const ask = async (audience: object, as = 'editor') =>
    (await call(countAudience, as, { site: own.id, audience: { ...EVERYONE, ...audience } })).body

  it('is counted in the searches of the last seven days: filters, words and landings', async () => {
    const view = (path: string, details: object = {}) => ({ event_id: 49, path, details })
    await storeEvents(cms.db.pool, own.id, {
      events: [
        view('/search/new-used-and-demo-cars'),
        view('/search/toyota'),
        view('/search/toyota/hilux'),
        view('/search/diesel-cars'),
        view('/search/new-used-and-demo-cars', { words: 'toyota ute', count: 2 }),
        view('/search/new-used-and-demo-cars', { filters: '{"makes":["Mazda"],"priceTo":40000}', count: 1 }),
        view('/search/new-used-and-demo-cars', { filters: '{"fuels":["Diesel","Petrol"]}', count: 3 }),
      ],
    } as never)
    await cms.db.pool.query(
      `insert into analytics_events (site_id, event_id, path, at) values ($1, 49, '/search/toyota', now() - interval '8 days')`,
      [own.id],
    )
    expect(await ask({})).toEqual({ searches: 7, total: 7 })
    expect(await ask({ makes: ['Toyota'] })).toEqual({ searches: 3, total: 7 })
    expect(await ask({ models: ['HiLux'] })).toEqual({ searches: 1, total: 7 })
    expect(await ask({ makes: ['Mazda'], priceFrom: 35_000 })).toEqual({ searches: 1, total: 7 })
    expect(await ask({ fuels: ['Diesel'] })).toEqual({ searches: 2, total: 7 })
    expect(await ask({ fuels: ['Petrol'] })).toEqual({ searches: 1, total: 7 })
    expect(await ask({ words: ['ute'] })).toEqual({ searches: 1, total: 7 })
  })

  it('is counted for staff of the site', async () => {
    expect(await ask({}, 'stranger')).toEqual({ errors: [{ field: 'site', message: 'Site not found.' }] })
  })
})
