import { beforeEach, expect, it, vi } from 'vitest'
import { StockEngine } from '../../../src/stockIndex/engine/stockEngine'
import { searchWithoutWords } from '../../../src/stockIndex/handleStockCall'
import { sendSearches, serverSearchClient } from '../../../src/stockIndex/serverSearchClient'
import { ENGINE_SETTINGS } from '../../../src/stockIndex/settings'
import { SiteStock } from '../../../src/stockIndex/siteStock'
import { stockCache } from '../../../src/stockIndex/stockCache'
import { buildRecord, buildSite } from '../../domain/stockIndexSites'

vi.mock('../../../src/stockIndex/stockCache')

const site = buildSite(1)
const INDEX = 'stock'

beforeEach(() => {
  const engine = new StockEngine(ENGINE_SETTINGS)
  engine.upsert([
    buildRecord({ id: 1, price: 20_000 }),
    buildRecord({ id: 2, make: 'Mazda', model: 'CX-5', price: 30_000 }),
    buildRecord({ id: 3, make: 'Kia', model: 'Rio', status: 'sold', soldAt: new Date().toISOString() } as never),
  ])
  const stock = new SiteStock(engine)
  vi.mocked(stockCache).mockReturnValue({ getStock: async () => stock, getStockWithWords: async () => stock } as never)
})

const timeless = (results: readonly object[]) => results.map((result) => ({ ...result, processingTimeMS: 0 }))

it('[STK-12] searches of pages without words have the results that the same searches have as JSON', async () => {
  const requests = [
    { indexName: INDEX, params: { facets: ['make', 'price'], numericFilters: ['price>=10000'], hitsPerPage: 21 } },
    { indexName: INDEX, facets: ['make'], hitsPerPage: 0, page: 0, analytics: undefined },
    { indexName: INDEX, params: { aroundLatLng: '-33.8, 151', getRankingInfo: true } },
  ]
  const results = await searchWithoutWords(site, requests)
  const json = JSON.parse(await sendSearches(site, requests)) as { results: object[] }
  expect(timeless(JSON.parse(JSON.stringify(results)))).toEqual(timeless(json.results))
  expect(await serverSearchClient(site).search(requests)).toMatchObject({ results: [{ nbHits: 2 }, { hits: [] }, {}] })
})

it.each([
  ['in words', { params: { query: 'mazda' } }],
  ['in words, with parameters as text', { params: 'query=mazda' }],
  ['among the values of a facet', { type: 'facet', facet: 'make', facetQuery: 'm' }],
  ['that is invalid', { filters: '(' }],
  ['that finds nothing', { filters: 'make:Volvo' }],
  ['that finds sold cars only', { filters: 'make:Kia' }],
])('[STK-12] a search %s is answered by the protocol, which explains it', async (_, params) => {
  expect(await searchWithoutWords(site, [{ indexName: INDEX, ...params }])).toBeNull()
})
