import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as geocode } from '../../src/app/api/geocode/route'
import { GET as places } from '../../src/app/api/places/route'
import { GET } from '../../src/app/api/suggestions/route'
import { listPopularWords } from '../../src/data/stock/popularWords'
import type { SuggestionGroup } from '../../src/domain/stock/suggestions/suggestion'
import { storeEvents } from '../../src/leads/storeEvents'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, startCms } from '../support/cms'

let cms: Payload
let own: Site
let other: Site

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  other = await createSite(cms)
  for (const { id, slug } of [own, other])
    await cms.update({
      collection: 'sites',
      id,
      data: { domains: [{ host: `${slug}.suggestions.test` }], flags: { hideZeroPriceInDefaultSort: true } },
    })
  const hilux = { make: 'Toyota', model: 'HiLux', colour: 'White', body: 'Ute', year: 2021, price: 41_990 }
  await createDocument(cms, 'cars', own.id, hilux)
  await createDocument(cms, 'cars', own.id, { ...hilux, colour: 'Red', price: 39_990 })
  await createDocument(cms, 'cars', own.id, { ...hilux, model: 'Corolla', body: 'Hatch' })
  // Cheapest first, as on landings, leaves it out.
  await createDocument(cms, 'cars', own.id, { ...hilux, model: 'Corolla', body: 'Hatch', price: null })
  await createDocument(cms, 'cars', other.id, { ...hilux, make: 'Tesla', model: 'Model 3', body: 'Sedan' })
})

const hostOf = (site: Site) => `${site.slug}.suggestions.test`

async function suggest(site: Site, typed: string): Promise<SuggestionGroup[]> {
  const request = new Request(`http://localhost:3000/api/suggestions?${new URLSearchParams({ q: typed })}`, {
    headers: { host: hostOf(site) },
  })
  const response = await GET(request)
  expect(response.status).toBe(200)
  return ((await response.json()) as { groups: SuggestionGroup[] }).groups
}

const lines = (groups: SuggestionGroup[], name: string) => groups.find((group) => group.name === name)?.items ?? []

describe('[STK-02] suggestions', () => {
  it('name models with their landing and number of cars, and cars with price', async () => {
    const groups = await suggest(own, 'hil')
    expect(lines(groups, 'Makes, models and types')).toEqual([
      { label: 'Toyota HiLux', count: '2 cars', url: '/search/toyota/hilux' },
    ])
    const cars = lines(groups, 'In stock')
    expect(cars).toHaveLength(2)
    expect(cars[0]?.detail).toMatch(/^\$(41|39),990/)
    expect(cars[0]?.url).toMatch(/^\/cars\//)
  })

  it('complete a search in words, with the cars that it finds', async () => {
    const searches = lines(await suggest(own, 'white toy'), 'Searches')
    expect(searches[0]).toMatchObject({ label: '\u201cwhite toy\u201d' })
    expect(searches).toContainEqual({
      label: 'White Toyota',
      count: '3 cars',
      url: '/search/new-used-and-demo-cars?query=white+Toyota',
    })
  })

  it('name a search once that is a phrase of its own and ends in another', async () => {
    for (const typed of ['dual cab u', 'white u', 'used toy', 'toyota hil']) {
      const labels = lines(await suggest(own, typed), 'Searches').map(({ label }) => label)
      expect(labels).toEqual([...new Set(labels)])
    }
  })

  it('show makes before anything is typed', async () => {
    expect(lines(await suggest(own, ''), 'Makes')).toEqual([
      { label: 'Toyota', count: '3 cars', note: 'plus 1 without a price', url: '/search/toyota' },
    ])
  })

  it('never show what another site has', async () => {
    for (const typed of ['tesla', 'model 3', 'te', '']) {
      expect(JSON.stringify(await suggest(own, typed))).not.toMatch(/Tesla|Model 3/)
    }
    expect(JSON.stringify(await suggest(other, 'toyota'))).not.toContain('HiLux')
  })

  it('need a host of a site, and at most 200 letters', async () => {
    const ask = (host: string, q: string) =>
      GET(new Request(`http://localhost:3000/api/suggestions?q=${q}`, { headers: { host } }))
    expect((await ask('unknown.test', 'a')).status).toBe(404)
    const long = await ask(hostOf(own), 'a'.repeat(201))
    expect(long.status).toBe(400)
    expect(await long.json()).toEqual({ errors: [{ field: 'q', message: 'Type at most 200 letters.' }] })
  })
})

describe('[STK-12] the rate limit of searches', () => {
  it.each([
    ['suggestions', GET, 'q'],
    ['places', places, 'q'],
    ['postcodes', geocode, 'postcode'],
  ])('also limits %s', async (_name, get, field) => {
    const key = Symbol.for('forecourt.stockIndexEndpoint')
    const globals = globalThis as { [name: symbol]: unknown }
    const before = globals[key]
    globals[key] = { limit: { rate: { retryAfterSeconds: () => 7 }, getAddress: () => '203.0.113.7' } }
    try {
      const response = await get(new Request('http://localhost:3000/api/any?q=a', { headers: { host: hostOf(own) } }))
      expect(response.status).toBe(429)
      expect(response.headers.get('Retry-After')).toBe('7')
      expect(await response.json()).toEqual({ errors: [{ field, message: 'Too many searches. Wait a moment.' }] })
    } finally {
      globals[key] = before
    }
  })
})

describe('[STK-19] popular searches', () => {
  it('are those of five searches or more that found cars, on this site, and are understood', async () => {
    const search = (words: string, count: number, times: number) =>
      Array.from({ length: times }, () => ({ event_id: 49, path: '/search', details: { words, count } }))
    const store = (site: Site, events: object[]) => storeEvents(cms.db.pool, site.id, { events } as never)
    await store(own, [...search('white ute', 2, 6), ...search('toyota', 3, 5), ...search('rude words', 3, 9)])
    await store(own, [...search('red hatch', 1, 4), ...search('tesla', 0, 9)])
    await store(other, search('elsewhere', 1, 9))
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect(await listPopularWords(own.id, tomorrow)).toEqual(['rude words', 'white ute', 'toyota'])
    expect(lines(await suggest(own, ''), 'Popular searches').map(({ label }) => label)).toEqual(['White ute', 'Toyota'])
  })
})
