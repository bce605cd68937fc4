import { describe, expect, it } from 'vitest'
import type { EmptySearch } from '../../src/domain/stock/understoodData'
import { type EmptySearchRules, explainEmptySearch } from '../../src/stockIndex/emptySearch'
import { StockEngine } from '../../src/stockIndex/engine/stockEngine'
import type { StockIndexCall } from '../../src/stockIndex/protocol/handleCall'
import { ENGINE_SETTINGS } from '../../src/stockIndex/settings'
import { SiteStock } from '../../src/stockIndex/siteStock'
import { buildRecord, buildSite, NOW, type StockedCar } from './stockIndexSites'

const CARS: StockedCar[] = [
  { id: 1, make: 'Toyota', model: 'HiLux', badge: 'SR5', simpleBody: 'Ute', price: 48_000, colour: 'White' },
  { id: 2, make: 'Toyota', model: 'Corolla', simpleBody: 'Hatch', price: 24_000, colour: 'Red' },
  { id: 3, make: 'Toyota', model: 'RAV4', simpleBody: 'SUV', price: 36_000, colour: 'White', simpleFuel: 'Hybrid' },
  { id: 4, make: 'Mazda', model: 'CX-5', simpleBody: 'SUV', price: 30_000, colour: 'Red', features: ['Bi turbo'] },
  // sold long ago
  {
    ...{ id: 5, make: 'Mazda', model: 'CX-9', simpleBody: 'SUV', price: 33_000, colour: 'Blue' },
    ...{ status: 'sold', soldDate: '2020-01-01T00:00:00Z' },
  },
]
const site = buildSite(1)
const engine = new StockEngine(ENGINE_SETTINGS)
engine.upsert(CARS.map(buildRecord))
const stock = new SiteStock(engine)
const handle = (_: typeof site, call: StockIndexCall) => stock.handle(site, call, NOW)
const RULES: EmptySearchRules = {
  withoutWords: { indexName: 'stock', filter: null },
  usualCars: async () => (nodes) => stock.findUsual(site, nodes, NOW),
}

function toCall(...requests: object[]): StockIndexCall {
  const body = JSON.stringify({ requests: requests.map((request) => ({ indexName: 'stock', ...request })) })
  return { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
}

async function explain(...requests: object[]): Promise<EmptySearch['nothing'] | undefined> {
  const call = toCall(...requests)
  const run = (other: StockIndexCall) => handle(site, other)
  const { status, body } = await explainEmptySearch(call, await run(call), run, RULES)
  expect(status).toBe(200)
  return JSON.parse(body).results[0].userData?.[0]?.nothing
}

const labels = (nothing: EmptySearch['nothing'] | undefined) =>
  nothing?.offers.map(({ without, count }) => [
    without.map((left) => (left.kind === 'words' ? left.label : left.attribute)).join(' and '),
    count,
  ])

describe('[STK-10] a search that finds nothing', () => {
  it('says what it finds without each of its words', async () => {
    const nothing = await explain({ query: 'red toyota suv' })
    expect(labels(nothing)).toEqual([
      ['Red', 1],
      ['Toyota', 1],
      ['SUV', 1],
    ])
    expect(nothing?.offers.map(({ query }) => query)).toEqual(['toyota suv', 'red suv', 'red toyota'])
    expect(nothing?.nearest.map((hit) => (hit as { objectID: string }).objectID)).toEqual(['3', '4', '2', '1'])
  })

  it('says what it finds without each of its filters, with the most cars first', async () => {
    const nothing = await explain({
      facetFilters: [['make:Toyota'], ['colour:White']],
      numericFilters: ['price<=30000'],
    })
    expect(labels(nothing)).toEqual([
      ['price', 2],
      ['colour', 1],
    ])
  })

  it('names the words that no car has', async () => {
    const nothing = await explain({ query: 'toyota z99z' })
    expect(nothing?.unknownWords).toBe('z99z')
    expect(labels(nothing)).toEqual([['z99z', 3]])
    expect(nothing?.offers[0]?.query).toBe('toyota')
    expect((await explain({ query: 'hilux corolla-cross', enableRules: false }))?.unknownWords).not.toBeNull()
  })

  it('leaves out two parts if one is not enough', async () => {
    const nothing = await explain({ query: 'mazda hatch white' })
    expect(labels(nothing)).toEqual([
      ['Mazda and Hatch', 2],
      ['Mazda and White', 1],
      ['Hatch and White', 1],
    ])
  })

  it('shows the cars most like what was asked for: the same make, body and price, and none that is sold', async () => {
    const ids = async (request: object) =>
      (await explain(request))?.nearest.map((hit) => (hit as { objectID: string }).objectID)
    // A model that is gone: by what it usually was, an SUV of about $33,000.
    expect((await ids({ facetFilters: [['make_or_model:Mazda > CX-9']] }))?.slice(0, 2)).toEqual(['4', '3'])
    // A model that the dealer never had: its usual body.
    expect((await ids({ query: 'honda cr-v' }))?.toSorted()).toEqual(['3', '4'])
    expect(await ids({ query: 'toyota hatch under 20k' })).toEqual(['2', '3', '1'])
  })

  it('says which makes and models are missing, and shows what came last where nothing is like them', async () => {
    const nothing = await explain({ query: 'ferrari' })
    expect(nothing).toMatchObject({ missing: ['Ferrari'], isNewest: true })
    expect(nothing?.nearest).toHaveLength(4)
    expect(await explain({ query: 'zzzz' })).toMatchObject({ missing: [], unknownWords: 'zzzz', isNewest: true })
    expect(await explain({ query: 'red mazda ute' })).toMatchObject({ missing: [], isNewest: false })
  })

  it('counts an offer without words as the page that it leads to does', async () => {
    const rules = { withoutWords: { indexName: 'stock_price_asc', filter: 'price > 25000' } }
    const call = toCall({ query: 'zzzz' })
    const run = (other: StockIndexCall) => handle(site, other)
    const { body } = await explainEmptySearch(call, await run(call), run, rules)
    expect(labels(JSON.parse(body).results[0].userData[0].nothing)).toEqual([['zzzz', 3]])
  })

  it('keeps the filters of the whole stock, with counts of 0', async () => {
    const call = toCall({ query: 'toyota z99z', facets: ['make', 'price'] })
    const run = (other: StockIndexCall) => handle(site, other)
    const { body } = await explainEmptySearch(call, await run(call), run)
    const [{ facets, facets_stats: stats }] = JSON.parse(body).results
    expect(facets.make).toEqual({ Toyota: 0, Mazda: 0 })
    expect(stats.price).toMatchObject({ min: 24_000, max: 48_000 })
  })

  it('offers the words that find something without those that do not: "bi turbo" of a model that has no such badge', async () => {
    const nothing = await explain({ query: 'hilux sr5 bi turbo' })
    expect(labels(nothing)).toContainEqual(['bi turbo', 1])
    expect(nothing?.offers[0]?.query).toBe('hilux sr5')
    // The words as typed
    const plain = await explain({ query: 'hilux sr5 bi turbo', enableRules: false })
    expect(plain?.offers[0]).toMatchObject({ query: 'hilux sr5', count: 1 })
  })

  it('does not offer a part of a phrase that only texts have: the "wheel" of "wheel chair access"', async () => {
    const engine = new StockEngine(ENGINE_SETTINGS)
    const car = { make: 'Mazda', model: 'CX-5', simpleBody: 'SUV', price: 30_000 }
    engine.upsert([{ id: 1, ...car, badge: 'Rear-Wheel Drive', features: ['Alloy wheels'] }].map(buildRecord))
    const stock = new SiteStock(engine)
    const run = (other: StockIndexCall) => stock.handle(site, other, NOW)
    const call = toCall({ query: 'wheel chair access', enableRules: false })
    const { body } = await explainEmptySearch(call, run(call), run, RULES)
    expect(labels(JSON.parse(body).results[0].userData[0].nothing)).toEqual([['wheel chair access', 1]])
  })

  it('leaves words out of the offers that no car has anyway, and of two words for one thing both', async () => {
    const call = toCall({ query: 'red hatch mate', facetFilters: [['make:Mazda']] })
    const run = (other: StockIndexCall) => handle(site, other)
    const { body } = await explainEmptySearch(call, await run(call), run, RULES)
    const { offers } = JSON.parse(body).results[0].userData[0].nothing as EmptySearch['nothing']
    expect(offers.map(({ query, count }) => [query, count])).toEqual([
      ['red', 1],
      ['red hatch', 1],
    ])
    expect(labels(await explain({ query: 'red ute utility' }))).toEqual([
      ['Ute', 2],
      ['Red', 1],
    ])
  })

  it('fills up with bodies that do as well where few are of the wished one', async () => {
    const nothing = await explain({ query: 'blue hatch' })
    expect(nothing?.nearest.map((hit) => (hit as { objectID: string }).objectID)).toEqual(['2'])
    const vans = new StockEngine(ENGINE_SETTINGS)
    const price = { price: 40_000, make: 'Ford' }
    vans.upsert(
      [
        { id: 1, ...price, model: 'Transit', simpleBody: 'Van', colour: 'Red' },
        { id: 2, ...price, model: 'Ranger', simpleBody: 'Ute', colour: 'Red' },
        { id: 3, ...price, model: 'Ranger', simpleBody: 'Ute', colour: 'White' },
        { id: 4, ...price, model: 'Focus', simpleBody: 'Hatch', colour: 'White' },
      ].map(buildRecord),
    )
    const stock = new SiteStock(vans)
    const run = (other: StockIndexCall) => stock.handle(site, other, NOW)
    const call = toCall({ query: 'white van' })
    const { body } = await explainEmptySearch(call, run(call), run, RULES)
    const { nearest } = JSON.parse(body).results[0].userData[0].nothing
    expect(nearest.map((hit: { objectID: string }) => hit.objectID)).toEqual(['1', '3', '2'])
  })

  it('of a fuel without a car shows cars, with a battery first, and no other kind of vehicle', async () => {
    const nothing = await explain({ facetFilters: [['fuel:Electric']] })
    expect(nothing?.nearest.map((hit) => (hit as { objectID: string }).objectID)[0]).toBe('3')
    expect((await explain({ facetFilters: [['fuel:Hydrogen']] }))?.isNewest).toBe(true)
  })

  it('of sold cars alone shows those like them that are for sale', async () => {
    const withSold = new StockEngine(ENGINE_SETTINGS)
    const sold = { status: 'sold', soldDate: NOW.toISOString() } as const
    withSold.upsert(
      [
        ...CARS,
        { id: 6, make: 'Mazda', model: 'CX-30', simpleBody: 'SUV', price: 31_000, colour: 'Black', ...sold },
      ].map(buildRecord),
    )
    const soldStock = new SiteStock(withSold)
    const run = (other: StockIndexCall) => soldStock.handle(site, other, NOW)
    const find = async (query: string): Promise<EmptySearch['nothing'] | undefined> => {
      const call = toCall({ query })
      return JSON.parse((await explainEmptySearch(call, await run(call), run, RULES)).body).results[0].userData[0]
        .nothing
    }
    const nothing = await find('cx-30')
    expect(nothing).toMatchObject({ offers: [], missing: [], unknownWords: null, isNewest: false })
    expect(nothing?.nearest.map((hit) => (hit as { objectID: string }).objectID).slice(0, 2)).toEqual(['4', '3'])
    // With one that is for sale there is nothing to explain.
    expect(await find('mazda')).toBeUndefined()
  })

  it('is not explained if it found something, has nothing to leave out, or asks for counts only', async () => {
    expect(await explain({ query: 'toyota' })).toBeUndefined()
    expect(await explain({ filters: 'price > 900000' })).toBeUndefined()
    expect(await explain({ query: 'zzzz', hitsPerPage: 0 })).toBeUndefined()
  })
})
