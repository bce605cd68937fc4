import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, describe, expect, it } from 'vitest'
import type { Site } from '../../src/domain/site/site'
import type { StockCallHandler } from '../../src/stockIndex/handleStockCall'
import { ENDPOINT, handleHttp } from '../../src/stockIndex/httpEndpoint'
import { CAPS } from '../../src/stockIndex/protocol/caps'
import { sendSearches } from '../../src/stockIndex/serverSearchClient'
import { sendTo, startStockEndpoint } from '../support/stockEndpoint'
import { buildSite, createStockHandler, type StockedCar, SYDNEY } from './stockIndexSites'

const CARS: StockedCar[] = [
  { id: 1, make: 'Toyota', model: 'HiLux', badge: 'SR5', price: 54_990, km: 24_500, year: 2024, customRank: 1 },
  {
    id: 2,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    price: 24_990,
    km: 41_000,
    year: 2021,
    simpleBody: 'Hatch',
  },
  {
    id: 3,
    make: 'Mazda',
    model: 'CX-5',
    badge: 'Touring',
    price: 36_500,
    km: 30_100,
    year: 2022,
    simpleBody: 'SUV',
    customRank: 9,
    location: SYDNEY,
  },
  {
    id: 4,
    make: 'Mazda',
    model: 'CX-3',
    badge: 'Maxx',
    price: null,
    km: 88_000,
    year: 2018,
    simpleBody: 'SUV',
    vin: 'JM0DK2W7A00123456',
  },
  {
    id: 5,
    make: 'Land Rover',
    model: 'Defender 110',
    price: 98_990,
    km: 12_000,
    year: 2023,
    simpleBody: 'SUV',
    colour: 'Pangea Green',
  },
  {
    id: 6,
    make: 'Ford',
    model: 'Ranger',
    badge: 'XLT 2.0',
    price: 49_990,
    year: 2020,
    carType: 'new',
    stockNumber: 'NF-20-77',
  },
  {
    id: 7,
    make: 'Subaru',
    model: 'Forester',
    price: 33_000,
    simpleBody: 'SUV',
    tag: 'a <b> tag',
    features: ['Sunroof'],
  },
]
const HIDDEN: StockedCar[] = [
  { id: 90, make: 'Toyota', model: 'HiLux', showOnDealerWebsite: false },
  { id: 91, make: 'Toyota', model: 'HiLux', status: 'sold', soldDate: '2026-06-01T00:00:00.000Z' },
]
const OTHER: StockedCar[] = [{ id: 500, make: 'Jayco', model: 'Journey', itemType: 'caravan' }]

const harbour = buildSite(1)
const wayfarer = buildSite(2)
const handler = createStockHandler({ 1: [...CARS, ...HIDDEN], 2: OTHER })

/** The endpoint's sites, by host. */
const hosts = new Map<string, { site: Site; through: StockCallHandler }>()
const endpoint = await startStockEndpoint(
  async (host) => hosts.get(host ?? '')?.site ?? null,
  async (site, call) => {
    const known = [...hosts.values()].find((one) => one.site === site)
    return (known as { through: StockCallHandler }).through(site, call)
  },
)
afterAll(() => endpoint.close())

/** Creates the full client and the lite one that pages use, on a site's stock over HTTP. */
function createClients(site: Site, through: StockCallHandler = handler) {
  const host = `site-${hosts.size + 1}.test`
  hosts.set(host, { site: { ...site }, through })
  const options = {
    hosts: [{ url: endpoint.address, accept: 'readWrite', protocol: 'http' } as const],
    baseHeaders: { host },
  }
  return { full: algoliasearch('forecourt', 'public', options), lite: liteClient('forecourt', 'public', options) }
}
const { full, lite } = createClients(harbour)

type SearchResult = {
  hits: Record<string, unknown>[]
  nbHits: number
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, Record<string, number>>
} & Record<string, unknown>

async function search(params: Record<string, unknown>, indexName = 'stock'): Promise<SearchResult> {
  const { results } = await lite.search([{ indexName, params }])
  return results[0] as unknown as SearchResult
}
const ids = (result: { hits: { objectID?: unknown }[] }) => result.hits.map(({ objectID }) => Number(objectID))

describe('search through the real client', () => {
  it('[STK-06] sorts each index by its order, unpriced cars last', async () => {
    expect(ids(await search({}))).toEqual([3, 1, 2, 4, 5, 6, 7])
    expect(ids(await search({}, 'stock_price_asc'))).toEqual([2, 7, 3, 6, 1, 5, 4])
    expect(ids(await search({}, 'stock_price_desc'))).toEqual([5, 1, 6, 3, 7, 2, 4])
    expect(ids(await search({}, 'stock_km_asc'))[0]).toBe(5)
    expect(ids(await search({}, 'stock_year_desc')).at(-1)).toBe(4)
    expect((await search({}, 'stock_newest')).nbHits).toBe(7)
  })

  it.each([
    ['toyta hilux', [1]],
    ['cx5', [3]],
    ['CX 5', [3]],
    ['mazda cx', [3, 4]],
    ['hi lux', [1]],
    ['hliux', [1]],
    ['landrover', [5]],
    ['land rover defendr', [5]],
    ['ford', [6]],
    ['forest', [7]],
    ['H1003', [3]],
    ['h10', [3, 1, 2, 4, 5, 7]],
    ['nf-20-77', [6]],
    ['NF2077', [6]],
    ['JM0DK2W7A00123456', [4]],
    ['jm0dk', [4]],
    ['jm0dl', []],
    ['2.0 ranger', [6]],
    ['sydney', [3]],
    ['green suv', [5]],
    ['2022', [3]],
    ['2032', []],
    ['corola hatch', [2]],
    ['zzzz', []],
  ])('[STK-02] typing "%s" finds %j', async (query, expected) => {
    expect(ids(await search({ query }))).toEqual(expected)
  })

  it('returns every field that instantsearch reads', async () => {
    const result = await search(
      { query: 'mazda', hitsPerPage: 1, page: 1, facets: ['make', 'price'] },
      'stock_price_asc',
    )
    expect(result).toMatchObject({
      nbHits: 2,
      nbPages: 2,
      page: 1,
      hitsPerPage: 1,
      index: 'stock_price_asc',
      query: 'mazda',
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      exhaustive: { nbHits: true, facetsCount: true, typo: true },
      facets: { make: { Mazda: 2 }, price: { 36500: 1 } },
      facets_stats: { price: { min: 36_500, max: 36_500, avg: 36_500, sum: 36_500 } },
    })
    expect(result.params).toBe('query=mazda&hitsPerPage=1&page=1&facets=%5B%22make%22%2C%22price%22%5D')
    expect(result.processingTimeMS).toBeGreaterThan(0)
    expect(ids(result)).toEqual([4])
  })

  it('[STK-03] counts each refined facet as if it were not refined, by one query each', async () => {
    const { results } = await lite.search([
      { indexName: 'stock', params: { facetFilters: [['make:Mazda'], ['body:SUV']], facets: ['make', 'body'] } },
      { indexName: 'stock', params: { facetFilters: [['body:SUV']], facets: 'make', hitsPerPage: 0 } },
      { indexName: 'stock', params: { facetFilters: [['make:Mazda']], facets: 'body', hitsPerPage: 0 } },
    ] as never)
    const [main, makes, bodies] = results as unknown as [SearchResult, SearchResult, SearchResult]
    expect(main.nbHits).toBe(2)
    expect(makes.facets).toEqual({ make: { Mazda: 2, 'Land Rover': 1, Subaru: 1 } })
    expect(bodies.facets).toEqual({ body: { SUV: 2 } })
  })

  it('filters by expression, list, number and geo radius together', async () => {
    expect(ids(await search({ filters: 'make:toyota OR (make:Mazda AND price > 0)' }))).toEqual([3, 1, 2])
    expect(ids(await search({ numericFilters: ['price>=30000', 'price<=50000'] }))).toEqual([3, 6, 7])
    expect(ids(await search({ facetFilters: ['make:-Toyota', 'make:-Mazda'] }))).toEqual([5, 6, 7])
    expect(ids(await search({ filters: 'NOT objectID:3', facetFilters: ['make_model:Mazda > CX-5'] }))).toEqual([])
    expect(ids(await search({ aroundLatLng: '-33.9,151.2', aroundRadius: 50_000 }))).toEqual([3])
    expect(ids(await search({ insideBoundingBox: [[-39, 144, -38, 145]] }))).toEqual([1, 2, 4, 5, 6, 7])
    const nearest = await search({ aroundLatLng: '-33.9,151.2', getRankingInfo: true, hitsPerPage: 2 })
    expect(ids(nearest)).toEqual([3, 1])
    expect(nearest.hits[0]).toMatchObject({
      _rankingInfo: { geoDistance: 3574, matchedGeoLocation: { distance: 3574 } },
    })
  })

  it('pages by offset too, and by page up to 1000 hits', async () => {
    const result = await search({ offset: 5, length: 9 })
    expect(ids(result)).toEqual([6, 7])
    expect(result).toMatchObject({ offset: 5, length: 9 })
    const many = createStockHandler({ 1: Array.from({ length: 1100 }, (_, id) => ({ id: id + 1 })) })
    const client = createClients(harbour, many).full
    const page = (page: number) =>
      client.searchSingleIndex({ indexName: 'stock', searchParams: { page, hitsPerPage: 21 } })
    expect(await page(0)).toMatchObject({ nbHits: 1100, nbPages: 48 })
    expect((await page(47)).hits).toHaveLength(13)
    expect((await page(48)).hits).toHaveLength(0)
    expect(await client.searchSingleIndex({ indexName: 'stock', searchParams: { hitsPerPage: 0 } })).toMatchObject({
      nbHits: 1100,
      nbPages: 0,
    })
  })

  it('returns the requested attributes, and never the VIN', async () => {
    const all = (await search({ query: 'jm0dk' })).hits[0]
    expect(all).toMatchObject({ objectID: '4', make: 'Mazda', price: null })
    expect(JSON.stringify(all)).not.toContain('JM0DK')
    const some = (await search({ attributesToRetrieve: ['name', 'vin'], attributesToHighlight: [], hitsPerPage: 1 }))
      .hits[0]
    expect(some).toEqual({
      objectID: '3',
      name: '2022 Mazda CX-5 Touring',
      _highlightResult: {},
    })
    const but = (await search({ attributesToRetrieve: ['*', '-images'], hitsPerPage: 1 })).hits[0]
    expect(but).toHaveProperty('name')
    expect(but).not.toHaveProperty('images')
  })

  it('highlights matches with the requested tags', async () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }
    const marked = async (query: string, attribute: string) => {
      const hit = (await search({ query, enableRules: false, ...tags })).hits[0] as {
        _highlightResult: Record<string, { value: string; matchLevel: string }>
      }
      const { value, matchLevel } = hit._highlightResult[attribute] as { value: string; matchLevel: string }
      return [value.replaceAll('__ais-highlight__', '[').replaceAll('__/ais-highlight__', ']'), matchLevel]
    }
    expect(await marked('hil', 'model')).toEqual(['[HiL]ux', 'full'])
    expect(await marked('toyta hilux', 'name')).toEqual(['2024 [Toyota] [HiLux] SR5', 'full'])
    expect(await marked('toyta hilux', 'make')).toEqual(['[Toyota]', 'partial'])
    expect(await marked('cx5', 'name')).toEqual(['2022 Mazda [CX-5] Touring', 'full'])
    expect(await marked('landrover', 'make')).toEqual(['[Land] [Rover]', 'full'])
    expect(await marked('h1003', 'stocknum')).toEqual(['[H1003]', 'full'])
    expect(await marked('', 'make')).toEqual(['Mazda', 'none'])
  })

  it('searches among the values of a facet', async () => {
    const { facetHits } = await full.searchForFacetValues({
      indexName: 'stock',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'to' },
    })
    expect(facetHits).toEqual([{ value: 'Toyota', highlighted: '<em>To</em>yota', count: 2 }])
    const misspelt = await full.searchForFacetValues({
      indexName: 'stock',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'mzada' },
    })
    expect(misspelt.facetHits.map(({ value }) => value)).toEqual(['Mazda'])
    const multi = await lite.search([
      { indexName: 'stock', type: 'facet', facet: 'make', params: { facetQuery: '', maxFacetHits: 2 } },
    ] as never)
    expect(multi.results[0]).toMatchObject({
      facetHits: [
        { value: 'Mazda', count: 2 },
        { value: 'Toyota', count: 2 },
      ],
    })
    const facetRequest = { facetQuery: 'a', filters: 'body:SUV' } as object
    const some = await full.searchForFacetValues({
      indexName: 'stock',
      facetName: 'model',
      searchForFacetValuesRequest: facetRequest,
    })
    expect(some.facetHits).toEqual([])
  })

  it('returns records by key, and browses all of them', async () => {
    expect(await full.getObject({ indexName: 'stock', objectID: '2', attributesToRetrieve: ['name'] })).toEqual({
      objectID: '2',
      name: '2021 Toyota Corolla Ascent Sport',
    })
    const { results } = await full.getObjects({
      requests: [
        { indexName: 'stock', objectID: '1' },
        { indexName: 'stock', objectID: '90' },
      ],
    })
    expect(results.map((result) => (result as { objectID: string } | null)?.objectID)).toEqual(['1', undefined])
    const objectIDs: string[] = []
    await full.browseObjects({
      indexName: 'stock',
      browseParams: { hitsPerPage: 3 },
      aggregator: ({ hits }) => objectIDs.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(objectIDs).toEqual(['3', '1', '2', '4', '5', '6', '7'])
  })

  it('[STK-12] returns an equal query set from the cache until records change', async () => {
    const body = JSON.stringify({ requests: [{ indexName: 'stock', query: 'toyota' }] })
    const call = { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
    expect(await handler(harbour, call)).toBe(await handler(harbour, { ...call }))
    expect(await handler(harbour, { ...call, body: `${body} ` })).not.toBe(await handler(harbour, call))
  })
})

describe('limits of a caller', () => {
  it('[STK-07] never returns a car that the site does not list', async () => {
    expect((await search({ query: 'hilux' })).nbHits).toBe(1)
    expect((await search({ filters: 'show_on_dealer_website:false OR is_available = 0' })).nbHits).toBe(0)
    expect((await search({ filters: 'objectID:90 OR objectID:91', facets: ['*'] })).facets?.make).toEqual({})
    await expect(full.getObject({ indexName: 'stock', objectID: '91' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    })
  })

  it('[STK-07] returns a recently sold car for as many days as the site sets', async () => {
    const within = async (days: number) =>
      (
        await createClients(buildSite(1, { includeSoldCarsDays: days })).lite.search([
          { indexName: 'stock', params: { filters: 'status:sold' } },
        ])
      ).results[0]
    expect(await within(3)).toMatchObject({ nbHits: 0 })
    expect(await within(10)).toMatchObject({ nbHits: 1 })
  })

  it('[STK-16] returns only the types, photo counts and stock numbers that the site lists', async () => {
    const listed = async (rules: Parameters<typeof buildSite>[1]) =>
      ids(
        (await createClients(buildSite(1, rules)).lite.search([{ indexName: 'stock', params: {} }]))
          .results[0] as unknown as SearchResult,
      )
    expect(await listed({ carTypes: ['new'] })).toEqual([6])
    expect(await listed({ minimumPhotos: 2 })).toEqual([])
    expect(await listed({ excludedStockNumbers: ['H1003', 'NF-20-77'] })).toEqual([1, 2, 4, 5, 7])
  })

  it('never returns another site’s cars, even by key', async () => {
    expect(
      ids(
        (await createClients(wayfarer).lite.search([{ indexName: 'stock', params: {} }]))
          .results[0] as unknown as SearchResult,
      ),
    ).toEqual([500])
    await expect(createClients(wayfarer).full.getObject({ indexName: 'stock', objectID: '1' })).rejects.toMatchObject({
      status: 404,
    })
    expect((await search({ query: 'jayco' })).nbHits).toBe(0)
    expect((await search({ facets: ['*'] })).facets?.item_type).toEqual({ car: 7 })
  })

  it('rejects writes', async () => {
    const forbidden = { status: 403, message: 'Method not allowed with this API key' }
    await expect(full.saveObject({ indexName: 'stock', body: { objectID: '1' } })).rejects.toMatchObject(forbidden)
    await expect(full.deleteObject({ indexName: 'stock', objectID: '1' })).rejects.toMatchObject(forbidden)
    await expect(full.clearObjects({ indexName: 'stock' })).rejects.toMatchObject(forbidden)
    await expect(full.setSettings({ indexName: 'stock', indexSettings: {} })).rejects.toMatchObject(forbidden)
    await expect(full.batch({ indexName: 'stock', batchWriteParams: { requests: [] } })).rejects.toMatchObject(
      forbidden,
    )
    expect((await search({})).nbHits).toBe(7)
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a page too long', { hitsPerPage: CAPS.hitsPerPage + 1 }, 'hitsPerPage'],
    ['a page too deep', { page: CAPS.pageDepth + 1 }, 'page'],
    ['an offset too deep', { offset: CAPS.pageDepth + 1 }, 'offset'],
    ['a page before the first', { page: -1 }, 'page'],
    ['too many facets', { facets: Array.from({ length: CAPS.facetsPerRequest + 1 }, (_, n) => `f${n}`) }, 'facets'],
    ['too many values', { maxValuesPerFacet: CAPS.valuesPerFacet + 1 }, 'maxValuesPerFacet'],
    ['a text too long', { query: 'x'.repeat(CAPS.queryLetters + 1) }, 'query'],
    [
      'too many conditions',
      { facetFilters: [Array.from({ length: CAPS.conditionsPerRequest + 1 }, (_, n) => `make:${n}`)] },
      'filter conditions',
    ],
    ['a filter too long', { filters: `make:"${'x'.repeat(CAPS.filterLetters)}"` }, 'filters'],
    ['an unreadable filter', { filters: 'make:' }, 'expected a value'],
    ['a place that is none', { aroundLatLng: '95,0' }, 'aroundLatLng'],
    ['what it cannot do', { insidePolygon: [[1, 2, 3, 4, 5, 6]] }, 'not supported'],
  ])('rejects %s with 400 and the reason', async (_what, params, message) => {
    await expect(search(params)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) })
  })

  it('rejects a call of too many queries, hits or facet hits', async () => {
    const requests = (count: number, params: object) =>
      Array.from({ length: count }, () => ({ indexName: 'stock', params }))
    await expect(lite.search(requests(CAPS.requestsPerCall + 1, {}))).rejects.toMatchObject({ status: 400 })
    await expect(lite.search(requests(6, { hitsPerPage: 200 }))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('hits'),
    })
    const texts = Array.from({ length: CAPS.textsPerCall + 1 }, (_, n) => ({
      indexName: 'stock',
      params: { query: `x${n}` },
    }))
    await expect(lite.search(texts)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('texts') })
    const numericFilters = [Array.from({ length: 200 }, (_, n) => `price>${n}`)]
    await expect(lite.search(requests(8, { numericFilters }))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('filter conditions'),
    })
    const facetHits = { facetQuery: 'a', maxFacetHits: CAPS.facetHits + 1 }
    await expect(
      full.searchForFacetValues({ indexName: 'stock', facetName: 'make', searchForFacetValuesRequest: facetHits }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(full.searchForFacetValues({ indexName: 'stock', facetName: 'price' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('searchable(price)'),
    })
  })

  it('rejects other indexes', async () => {
    await expect(search({}, 'users')).rejects.toMatchObject({ status: 404, message: 'Index users does not exist' })
    await expect(search({}, '__proto__')).rejects.toMatchObject({ status: 404 })
  })
})

describe('over HTTP', () => {
  const siteFor = async (host: string | null) =>
    host?.startsWith('harbour') ? harbour : host?.startsWith('wayfarer') ? wayfarer : null
  const headers = { host: [...hosts.keys()][0] as string }
  const send = (method: string, path: string, body?: string) => sendTo(endpoint, headers, method, path, body)
  const timeless = (results: object[]) => results.map((result) => ({ ...result, processingTimeMS: 0 }))

  it('returns the same as in this process', async () => {
    const requests = [{ indexName: 'stock', params: { query: 'mazda', facets: ['make', 'price'] } }]
    const [expected, actual] = await Promise.all([sendSearches(harbour, requests, handler), lite.search(requests)])
    expect(endpoint.calls).toContain('POST /1/indexes/*/queries')
    expect(timeless(actual.results)).toEqual(timeless(JSON.parse(expected).results))
  })

  it('accepts the client that pages use, which sends text/plain and its keys in the address', async () => {
    const client = liteClient('forecourt', 'public', {
      hosts: [{ url: endpoint.address, accept: 'readWrite', protocol: 'http' }],
      baseHeaders: headers,
      authMode: 'WithinQueryParameters',
    })
    const { results } = await client.search([
      { indexName: 'stock', params: { query: 'toyta hilux', facets: ['make'] } },
    ])
    expect(results[0]).toMatchObject({ nbHits: 1, facets: { make: { Toyota: 1 } } })
    await expect(client.search([{ indexName: 'stock', params: { filters: '(' } }])).rejects.toMatchObject({
      status: 400,
    })
  })

  it.each([{ query: '\ud800' }, { filters: 'make:\ud83d' }, { userToken: '\ud83d' }, { query: 'mazda \0' }])(
    'half an emoji and NUL are no server error: %j',
    async (body) => {
      const response = await send('POST', '/1/indexes/stock/query', JSON.stringify(body))
      expect(response.status).toBeLessThan(500)
    },
  )

  it('accepts parameters as one text, and a body of any type', async () => {
    const post = (body: string, path = '/1/indexes/stock/query') => send('POST', path, body)
    const result = await post(JSON.stringify({ params: 'query=mazda&facets=%5B%22make%22%5D&hitsPerPage=1' }))
    expect(result.headers.get('content-type')).toContain('application/json')
    expect(await result.json()).toMatchObject({ nbHits: 2, hitsPerPage: 1, facets: { make: { Mazda: 2 } } })
    const asForm = await post(
      JSON.stringify({ requests: [{ indexName: 'stock', params: 'filters=make%3AMazda' }] }),
      '/1/indexes/*/queries',
    )
    expect(await asForm.json()).toMatchObject({ results: [{ nbHits: 2 }] })
    expect((await post('')).status).toBe(200)
    const invalid = await post('{')
    expect([invalid.status, await invalid.json()]).toEqual([
      400,
      { message: expect.stringContaining('Invalid JSON'), status: 400 },
    ])
    const deep = await post(`{"facetFilters":${'['.repeat(9000)}${']'.repeat(9000)}}`)
    expect([deep.status, await deep.json()]).toEqual([400, { message: expect.stringContaining('nested'), status: 400 }])
    expect((await post('{"query":"[[[[[[[[[[[[[[[[[[[[","hitsPerPage":null}')).status).toBe(200)
    const heavy = await post(JSON.stringify({ query: 'x'.repeat(CAPS.bodyBytes) }))
    expect([heavy.status, await heavy.json()]).toEqual([
      400,
      { message: expect.stringContaining('too large'), status: 400 },
    ])
  })

  it('selects the site by the host alone', async () => {
    const request = async (host: string) => {
      const request = new Request(`http://elsewhere${ENDPOINT}/1/indexes/stock/query?site=1`, {
        method: 'POST',
        headers: { host },
        body: '{"site":1}',
      })
      const response = await handleHttp(request, siteFor, handler)
      return [response.status, await response.json()]
    }
    expect(await request('wayfarer.localhost')).toMatchObject([200, { nbHits: 1, hits: [{ make: 'Jayco' }] }])
    expect(await request('stranger.test')).toEqual([404, { message: 'No site has this host', status: 404 }])
  })

  it('has no other paths', async () => {
    const status = async (path: string, method = 'GET') => (await send(method, path)).status
    expect(await status('/')).toBe(404)
    expect(await status('/1/indexes')).toBe(404)
    expect(await status('/1/keys')).toBe(404)
    expect(await status('/1/indexes/stock/settings')).toBe(404)
    expect(await status('/1/indexes/%E0%A4%A/query')).toBe(400)
    expect(await status('/1/indexes/stock/1', 'DELETE')).toBe(403)
  })
})
