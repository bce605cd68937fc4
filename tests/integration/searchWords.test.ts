import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as listNotFound } from '../../src/app/api/search-words/not-found/route'
import { POST as trySearch } from '../../src/app/api/search-words/try/route'
import { toSite } from '../../src/data/fromPayload/site'
import { listLandingLinks, listLandings } from '../../src/data/stock/landings'
import { getLandingVocabulary } from '../../src/data/stock/landingVocabulary'
import { parseLandingPath } from '../../src/domain/stock/landingPath'
import { storeEvents } from '../../src/leads/storeEvents'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, logInEditors, startCms } from '../support/cms'

let cms: Payload
let own: Site
let other: Site
let tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  other = await createSite(cms)
  tokens = await logInEditors(cms, { editor: own, stranger: other })
})

const request = (path: string, as: string | null, body?: unknown) =>
  new Request(`http://localhost:3000/api/search-words/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(as ? { Authorization: `JWT ${tokens[as]}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

describe('[STK-02] trying a search', () => {
  const body = () => ({ site: own.id, query: 'white workhorse', synonyms: [{ words: 'workhorse', means: 'dual cab' }] })

  it('shows what it means with search words that are not saved', async () => {
    await createDocument(cms, 'cars', own.id, {
      make: 'Toyota',
      model: 'HiLux',
      colour: 'White',
      body: 'Double Cab Ute',
    })
    const response = await trySearch(request('try', 'editor', body()))
    expect(await response.json()).toMatchObject({
      parts: [
        { words: 'white', label: 'White' },
        { words: 'workhorse', label: 'Dual cab' },
      ],
      text: null,
      count: 1,
    })
  })

  it('is for staff of the site', async () => {
    expect((await trySearch(request('try', 'stranger', body()))).status).toBe(404)
    expect((await trySearch(request('try', null, body()))).status).toBe(401)
    const empty = await trySearch(request('try', 'editor', { ...body(), query: ' ' }))
    expect(empty.status).toBe(400)
    expect(await empty.json()).toEqual({ errors: [{ field: 'query', message: 'Type a search.' }] })
  })
})

describe('[STK-19] searches that were not found', () => {
  it('are listed by week, the most frequent first, for staff of the site', async () => {
    const event = (words: string, count: number) => ({ event_id: 49, path: '/search', details: { words, count } })
    const events = [event('tesla', 0), event('unimog', 0), event('unimog', 0), event('toyota', 9)]
    await storeEvents(cms.db.pool, own.id, { events } as never)
    await storeEvents(cms.db.pool, other.id, { events: [event('elsewhere', 0)] } as never)
    const response = await listNotFound(request(`not-found?site=${own.id}`, 'editor'))
    const { searches } = (await response.json()) as { searches: { week: string; words: string; count: number }[] }
    expect(searches.map(({ words, count }) => [words, count])).toEqual([
      ['unimog', 2],
      ['tesla', 1],
    ])
    expect(searches[0]?.week).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await listNotFound(request(`not-found?site=${own.id}`, 'stranger'))).status).toBe(404)
  })
})

it('[STK-01] a landing keeps its address when its last car is sold', async () => {
  await createDocument(cms, 'cars', own.id, {
    make: 'Saab',
    model: '9-3 Aero',
    car_type: 'used',
    simple_body: 'Convertible',
    simple_fuel: 'Ethanol',
    status: 'sold',
    sold_date: '2020-01-01',
  })
  const site = toSite(own, [], null)
  const find = async (...segments: string[]) =>
    parseLandingPath(segments, await getLandingVocabulary(site, ...segments))
  expect(await find('saab', '9-3-aero')).toEqual({ make: ['Saab'], model: ['9-3 Aero'] })
  expect(await find('saab')).toEqual({ make: ['Saab'] })
  expect(await find('used-cars', 'saab', '9-3-aero')).toEqual({
    car_type: ['used'],
    make: ['Saab'],
    model: ['9-3 Aero'],
  })
  expect(await find('convertible-cars')).toEqual({ body: ['Convertible'] })
  expect(await find('ethanol-cars', 'saab')).toEqual({ fuel: ['Ethanol'], make: ['Saab'] })
  // A dealer of cars has a landing for each body and fuel of cars.
  expect(await find('hatch-cars')).toEqual({ body: ['Hatch'] })
  expect(await find('electric-cars')).toEqual({ fuel: ['Electric'] })
  expect(await find('electric-cars', 'saab')).toEqual({ fuel: ['Electric'], make: ['Saab'] })
  expect(await find('purple-cars')).toBeNull()
  expect(await find('saab', 'no-such-model')).toBeNull()
  expect(await find('no-such-make')).toBeNull()
})

it('[STK-01] a dealer of caravans alone has no landings of cars', async () => {
  const caravans = await createSite(cms)
  await createDocument(cms, 'cars', caravans.id, {
    ...{ make: 'Jayco', model: 'Journey', item_type: 'caravan', simple_body: 'Caravan', simple_fuel: null },
  })
  const segments = ['electric-cars']
  expect(parseLandingPath(segments, await getLandingVocabulary(toSite(caravans, [], null), ...segments))).toBeNull()
})

it('[STK-01] landings with enough cars are listed, and link to each other', async () => {
  const volvos = await createSite(cms)
  for (const model of ['XC40', 'XC40', 'XC60', 'V60'])
    await createDocument(cms, 'cars', volvos.id, {
      make: 'Volvo',
      model,
      car_type: model === 'V60' ? 'new' : 'used',
      simple_body: model === 'V60' ? 'Wagon' : 'SUV',
      simple_fuel: 'Electric',
      status: 'in_stock',
    })
  const site = toSite(volvos, [], null)
  const landings = await listLandings(site)
  expect(landings).toEqual(
    expect.arrayContaining([
      '/search/new-used-and-demo-cars',
      '/search/volvo',
      '/search/volvo/v60',
      '/search/suv-cars',
      '/search/electric-cars',
      // three used cars, four electric ones
      '/search/used-cars/volvo',
      '/search/suv-cars/volvo',
      '/search/electric-cars/volvo',
    ]),
  )
  // one car, and two: too few for an address of their own
  expect(landings).not.toContain('/search/new-cars/volvo')
  expect(landings).not.toContain('/search/used-cars/volvo/xc40')
  const links = await listLandingLinks(site, { refinements: { make: ['Volvo'] } }, (found) =>
    Object.values(found).join(),
  )
  const paths = links.map(({ path }) => path)
  expect(paths).toContain('/search/used-cars/volvo')
  expect(paths).not.toContain('/search/volvo')
  expect(paths.every((path) => landings.includes(path))).toBe(true)
})
