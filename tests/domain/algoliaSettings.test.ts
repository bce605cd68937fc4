import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { algoliaSettings, REPLICAS } from '../../src/stockIndex/algolia/algoliaSettings'
import { type LocalAlgolia, startAlgolia } from '../support/algolia/startAlgolia'
import { type StockEndpoint, startStockEndpoint } from '../support/stockEndpoint'
import { buildRecord, buildSite, createStockHandler } from './stockIndexSites'

const ADMIN_KEY = 'the-admin-key-of-this-test-0000000'
const MAIN = 'try_harbour_stock'
const toIndexName = (index: string) => `try_harbour_${index}`

let algolia: LocalAlgolia
const createClient = (address: string, key: string) =>
  algoliasearch('forecourt', key, { hosts: [{ url: address, accept: 'readWrite', protocol: 'http' }] })
const createAdminClient = () => createClient(new URL(algolia.url).host, ADMIN_KEY)

beforeAll(async () => {
  algolia = await startAlgolia(ADMIN_KEY)
})
afterAll(() => algolia.close())

describe('the settings sent to Algolia', () => {
  it('rank, filter, count and tolerate typos like the embedded index', async () => {
    const client = createAdminClient()
    await client.setSettings({ indexName: MAIN, indexSettings: algoliaSettings('stock', toIndexName) })
    for (const index of REPLICAS) {
      await client.setSettings({ indexName: toIndexName(index), indexSettings: algoliaSettings(index, toIndexName) })
    }
    const cars = [
      { id: 1, make: 'Toyota', model: 'HiLux', price: 50_000 },
      { id: 2, make: 'Mazda', model: 'CX-5', price: 30_000, customRank: 9 },
      { id: 3, make: 'Mazda', model: 'CX-3', price: null },
    ]
    await client.saveObjects({ indexName: MAIN, objects: cars.map(buildRecord) as never, waitForTasks: true })
    const search = async (indexName: string, params: object) =>
      (await client.searchSingleIndex({ indexName, searchParams: { facets: ['make'], ...params } })) as never as {
        hits: { objectID: string }[]
        facets: object
      }
    const ids = async (indexName: string, params: object) =>
      (await search(indexName, params)).hits.map(({ objectID }) => objectID)
    expect(await ids(MAIN, {})).toEqual(['2', '1', '3'])
    expect(await ids(toIndexName('stock_price_asc'), {})).toEqual(['2', '1', '3'])
    expect(await ids(toIndexName('stock_price_desc'), {})).toEqual(['1', '2', '3'])
    expect(await ids(MAIN, { query: 'cx5' })).toEqual(['2'])
    expect(await ids(MAIN, { query: 'toyta hilux' })).toEqual(['1'])
    expect(await ids(MAIN, { filters: 'make:mazda AND price > 1' })).toEqual(['2'])
    expect((await search(MAIN, {})).facets).toEqual({ make: { Mazda: 2, Toyota: 1 } })

    await client.replaceAllObjects({ indexName: MAIN, objects: [buildRecord({ id: 7, make: 'Kia' })] as never })
    expect(await ids(toIndexName('stock_price_asc'), {})).toEqual(['7'])
    expect((await client.listIndices()).items.map(({ name }) => name).sort()).toEqual(
      [MAIN, ...REPLICAS.map(toIndexName)].sort(),
    )
  })
})

describe('the stock endpoint', () => {
  const refused = { status: 403, message: 'Method not allowed with this API key' }
  let endpoint: StockEndpoint
  beforeAll(async () => {
    endpoint = await startStockEndpoint(async () => buildSite(1), createStockHandler({ 1: [{ id: 1 }] }))
  })
  afterAll(() => endpoint.close())

  it.each([
    ['a key', ADMIN_KEY],
    ['another key', 'public'],
  ])('rejects the creation of an index, with %s', async (_what, key) => {
    const client = createClient(endpoint.address, key)
    await expect(client.saveObject({ indexName: MAIN, body: { objectID: '1' } })).rejects.toMatchObject(refused)
    await expect(client.setSettings({ indexName: MAIN, indexSettings: {} })).rejects.toMatchObject(refused)
    await expect(client.searchSingleIndex({ indexName: MAIN })).rejects.toMatchObject({ status: 404 })
  })

  it('rejects writes to a site’s own stock, with any key', async () => {
    const client = createClient(endpoint.address, ADMIN_KEY)
    await expect(client.saveObject({ indexName: 'stock', body: { objectID: '9' } })).rejects.toMatchObject(refused)
    await expect(client.clearObjects({ indexName: 'stock_price_asc' })).rejects.toMatchObject(refused)
    const onto = { operation: 'move' as const, destination: 'stock' }
    await expect(client.operationIndex({ indexName: MAIN, operationIndexParams: onto })).rejects.toMatchObject(refused)
    expect(await client.searchSingleIndex({ indexName: 'stock' })).toMatchObject({ nbHits: 1 })
  })
})
