import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UnderstoodData } from '../../src/domain/stock/understoodData'
import { type AlgoliaConfig, algoliaClient } from '../../src/stockIndex/algolia/algoliaConfig'
import { pushSettings, pushWords, type SiteToPush } from '../../src/stockIndex/algolia/pushStock'
import { requestAlgolia } from '../../src/stockIndex/algolia/requestAlgolia'
import type { StockIndexCall } from '../../src/stockIndex/protocol/handleCall'
import { leaveOutUnmatched } from '../../src/stockIndex/unmatchedWords'
import { type LocalAlgolia, startAlgolia } from '../support/algolia/startAlgolia'
import { buildRecord, buildSite, createStockHandler, GEELONG, NOW, type StockedCar, SYDNEY } from './stockIndexSites'

const CARS: StockedCar[] = [
  { id: 1, make: 'Toyota', model: 'Corolla Cross', simpleBody: 'SUV', price: 38_000, location: SYDNEY, customRank: 9 },
  { id: 2, make: 'Toyota', model: 'Corolla', simpleBody: 'Hatch', price: 24_000, colour: 'White' },
  { id: 3, make: 'Toyota', model: 'HiLux', simpleBody: 'Ute', price: 48_000, regPlate: 'ABC12D' },
  { id: 4, make: 'Mazda', model: 'CX-3', simpleBody: 'SUV', price: 18_000, features: ['Sunroof'], location: SYDNEY },
  { id: 5, make: 'Mazda', model: 'Mazda3', simpleBody: 'Hatch', price: 21_000, carType: 'new' },
]
const ADMIN_KEY = 'the-admin-key-of-this-test-0000000'
const rules = { searchSynonyms: [{ words: ['tradie'], means: 'ute under 50k' }] }
const site = { ...buildSite(1, rules), slug: 'harbour' }
const handle = createStockHandler({ 1: CARS })

interface Found {
  hits: { objectID: string; _rankingInfo?: { geoDistance?: number } }[]
  nbHits: number
  query: string
  queryAfterRemoval?: string
  userData?: [{ understood: { parts: { label: string; without: string }[]; text: { words: string } | null } }]
}

function toCall(params: object): StockIndexCall {
  const body = JSON.stringify({ requests: [{ indexName: 'stock', attributesToHighlight: [], ...params }] })
  return { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
}

let algolia: LocalAlgolia
let config: AlgoliaConfig
beforeAll(async () => {
  algolia = await startAlgolia(ADMIN_KEY)
  config = { appId: 'forecourt', adminKey: ADMIN_KEY, searchKey: ADMIN_KEY, prefix: 'try', url: algolia.url }
  const client = algoliaClient(config, ADMIN_KEY)
  await pushSettings({ client, config, site: site as SiteToPush })
  const objects = CARS.map(buildRecord) as never
  await client.saveObjects({ indexName: 'try_harbour_stock', objects, waitForTasks: true })
})
afterAll(() => algolia.close())

describe.each([
  ['embedded', async (call: StockIndexCall) => handle(site, call)],
  ['Algolia', (call: StockIndexCall) => requestAlgolia(site, call, config, NOW)],
])('[STK-02] typed searches in the %s index', (_name, send) => {
  const search = async (params: object) => {
    const { status, body } = await send(toCall(params))
    expect(status, body).toBe(200)
    return (JSON.parse(body) as { results: Found[] }).results[0] as Found
  }
  const ids = async (params: object) => (await search(params)).hits.map(({ objectID }) => objectID)

  it.each([
    ['used toyota under 40k', ['1', '2']],
    ['mazda 3', ['5']],
    ['suv with sunroof', ['4']],
    ['new', ['5']],
    ['hatchback or ute', ['2', '3', '5']],
    ['tradie', ['3']],
    ['cars', ['1', '2', '3', '4', '5']],
    ['abc12d', ['3']],
  ])('%s', async (query, expected) => {
    expect((await ids({ query })).sort()).toEqual(expected)
  })

  it('a model is that alone, without others of its family', async () => {
    expect(await ids({ query: 'corolla' })).toEqual(['2'])
    expect(await ids({ query: 'corolla cross' })).toEqual(['1'])
  })

  it('says what was understood, and what the search is without it', async () => {
    const found = await search({ query: 'white toyota hybrid-thing' })
    expect(found.query).toBe('white toyota hybrid-thing')
    expect(found.userData?.[0].understood.parts).toMatchObject([
      { label: 'White', without: 'toyota hybrid-thing' },
      { label: 'Toyota', without: 'white hybrid-thing' },
      { label: 'Hybrid', without: 'white toyota -thing' },
    ])
    // The embedded index knows that no car has the word; Algolia searches it.
    const understood = found.userData?.[0].understood as UnderstoodData['understood'] | undefined
    expect((understood?.leftOut ?? understood?.text)?.words).toBe('thing')
  })

  it('`enableRules: false` searches the words as they are', async () => {
    const found = await search({ query: 'new', enableRules: false })
    expect(found).toMatchObject({ nbHits: 0 })
    expect(found.userData).toBeUndefined()
  })

  it('filters of the call and of the words both apply', async () => {
    expect(await ids({ query: 'toyota', facetFilters: [['body:Ute']] })).toEqual(['3'])
    expect(await ids({ query: 'toyota', filters: 'price < 30000' })).toEqual(['2'])
  })

  it('measures from a town that was named', async () => {
    const found = await search({ query: 'suv or hatch near geelong' })
    expect(
      found.hits
        .map(({ objectID }) => objectID)
        .slice(0, 2)
        .sort(),
    ).toEqual(['2', '5'])
    expect(found.hits[0]?._rankingInfo?.geoDistance).toBeLessThan(1000)
    expect(GEELONG.city).toBe('Geelong')
  })

  it('[STK-06] "cheapest" orders by price, unless another order was chosen or a place is named', async () => {
    const labels = ({ userData }: Found) => userData?.[0].understood.parts.map(({ label }) => label)
    const suvs = await search({ query: 'cheap suv' })
    expect(suvs.hits.map(({ objectID }) => objectID)).toEqual(['4', '1'])
    expect(labels(suvs)).toEqual(['Cheapest first', 'SUV'])
    expect(await ids({ query: 'cheapest toyota' })).toEqual(['2', '1', '3'])
    for (const other of [
      { indexName: 'stock_price_desc', query: 'cheap toyota' },
      { query: 'cheap toyota near geelong' },
      { query: 'cheap toyota', aroundLatLng: '-33.8,151.2', aroundRadius: 'all' },
    ]) {
      const found = await search(other)
      expect(labels(found)).not.toContain('Cheapest first')
      expect(found.userData?.[0].understood).toMatchObject({ leftOut: { words: 'cheap' } })
      expect(found.hits.map(({ objectID }) => objectID)).not.toEqual(['2', '1', '3'])
    }
  })

  it('words that no car has with the rest are left out and named, in every search of the call and on every page', async () => {
    const leave = async (...requests: object[]) => {
      const call = { ...toCall({}), body: JSON.stringify({ requests: requests.map(withIndex) }) }
      const { body } = await leaveOutUnmatched(call, await send(call), send)
      return (JSON.parse(body) as { results: Found[] }).results
    }
    const withIndex = (request: object) => ({ indexName: 'stock', attributesToHighlight: [], ...request })
    // Only the CX-3 has a sunroof, and only the Corolla is white.
    const [found, counted] = await leave(
      { query: 'cheap hatch with boat racks' },
      { query: 'cheap hatch with boat racks', hitsPerPage: 0, facetFilters: [['make:Mazda']] },
    )
    expect(found?.hits.map(({ objectID }) => objectID)).toEqual(['5', '2'])
    expect(counted?.nbHits).toBe(1)
    expect(found).toMatchObject({
      query: 'cheap hatch with boat racks',
      userData: [
        {
          understood: {
            parts: [{ label: 'Cheapest first' }, { label: 'Hatch' }],
            text: null,
            leftOut: { words: 'boat racks', without: 'cheap hatch', unmatched: ['boat racks'] },
          },
        },
      ],
    })
    // A word that some car has stays, and a filter that the shopper chose leaves nothing out.
    const [cross] = await leave({ query: 'toyota cross boat' })
    expect(cross).toMatchObject({ nbHits: 1, userData: [{ understood: { leftOut: { unmatched: ['boat'] } } }] })
    expect((await leave({ query: 'suv cross', facetFilters: [['make:Mazda']] }))[0]).toMatchObject({ nbHits: 0 })
    // A make that is not in stock, a code, and words alone stay a search that finds nothing.
    for (const query of ['tesla', 'suv tesla', 'suv with boat tesla', 'toyota z99q', 'boat racks', 'cheap boat'])
      expect((await leave({ query }))[0], query).toMatchObject({ nbHits: 0 })
    // Words searched as they are, and a search by its parameters as text
    expect((await leave({ query: 'hatch boat', enableRules: false }))[0]).toMatchObject({ nbHits: 0 })
    expect((await leave({ params: 'query=hatch+boat&hitsPerPage=0' }))[0]).toMatchObject({ nbHits: 2 })
  })

  it('`optionalFilters` raise cars and exclude none', async () => {
    expect((await ids({ optionalFilters: ['make:Mazda'] })).slice(0, 2).sort()).toEqual(['4', '5'])
    expect(await ids({ optionalFilters: [['model:HiLux', 'model:none']] })).toHaveLength(5)
  })
})

it('search words go to Algolia as synonyms and rules, and only when they changed', async () => {
  const client = algoliaClient(config, ADMIN_KEY)
  const target = { client, config, site: site as SiteToPush }
  const sent = await pushWords(target)
  const { hits: synonyms } = await client.searchSynonyms({ indexName: 'try_harbour_stock' })
  expect(synonyms).toMatchObject([{ type: 'onewaysynonym', input: 'tradie', synonyms: ['ute under 50k'] }])
  const { hits: sentRules } = await client.searchRules({ indexName: 'try_harbour_stock' })
  expect(sentRules.find(({ objectID }) => objectID === 'phrase-hatchback')).toMatchObject({
    conditions: [{ pattern: 'hatchback', anchoring: 'contains' }],
    consequence: {
      params: { filters: 'body:"Hatch"', query: { edits: [{ type: 'remove', delete: 'hatchback' }] } },
    },
  })
  expect(sentRules.some(({ objectID }) => objectID === 'phrase-toyota')).toBe(false)
  await client.clearRules({ indexName: 'try_harbour_stock' }).catch(() => undefined)
  expect(await pushWords(target, sent)).toBe(sent)
})
