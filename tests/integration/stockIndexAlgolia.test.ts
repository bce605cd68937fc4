import { Client, Pool, type QueryConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AlgoliaConfig, algoliaClient, algoliaIndexName } from '../../src/stockIndex/algolia/algoliaConfig'
import { listRecords, PushedStock, replaceStock } from '../../src/stockIndex/algolia/pushStock'
import { requestAlgolia } from '../../src/stockIndex/algolia/requestAlgolia'
import { syncStock } from '../../src/stockIndex/algolia/syncStock'
import { StockCache } from '../../src/stockIndex/stockCache'
import { buildSite } from '../domain/stockIndexSites'
import { type LocalAlgolia, startAlgolia } from '../support/algolia/startAlgolia'

const ADMIN_KEY = 'the-admin-key-of-this-test-0000000'
const log = { warn: () => undefined, info: () => undefined }

let database: Client
let pool: Pool
let algolia: LocalAlgolia
let config: AlgoliaConfig
let siteId: number
const site = () => ({ ...buildSite(siteId), slug: 'harbour' })

beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  pool.on('error', () => undefined)
  siteId = await addSite()
})

beforeEach(async () => {
  await database.query('truncate cars cascade')
  await algolia?.close()
  algolia = await startAlgolia(ADMIN_KEY)
  const { url } = algolia
  config = { appId: 'forecourt', adminKey: ADMIN_KEY, searchKey: ADMIN_KEY, prefix: 'try', url }
})

afterAll(async () => {
  await algolia.close()
  await pool.end()
  await database.end()
})

async function addSite(): Promise<number> {
  const { rows } = await database.query(
    `select column_name, udt_name from information_schema.columns
     where table_name = 'sites' and table_schema = 'public' and is_nullable = 'NO' and column_default is null`,
  )
  const values: Record<string, unknown> = { int4: 1, numeric: 0, bool: false, jsonb: '{}' }
  const needed = Object.fromEntries(
    rows.map(({ column_name, udt_name }) => [column_name, values[udt_name] ?? 'harbour']),
  )
  return add('sites', { ...needed, name: 'harbour', slug: 'harbour' })
}

async function add(table: string, row: Record<string, unknown>): Promise<number> {
  const { rows } = await database.query(
    `insert into ${table} (${Object.keys(row).join(', ')})
     values (${Object.keys(row)
       .map((_, index) => `$${index + 1}`)
       .join(', ')}) returning id`,
    Object.values(row),
  )
  return rows[0].id
}

let counter = 0
function addCar(car: Record<string, unknown> = {}): Promise<number> {
  counter += 1
  const { make = 'Mazda', model = 'CX-5', year = 2022 } = car
  const identity = {
    name: `${year} ${make} ${model}`,
    slug: `car-${counter}`,
    stocknum: `H${counter}`,
    car_type: 'used',
  }
  return add('cars', { site_id: siteId, ...identity, make, model, year, price: 36_500, ...car })
}

async function addStock() {
  await addCar({ make: 'Toyota', model: 'HiLux', price: 54_990, km: 24_500, custom_rank: 2, vin: 'MR0BA3CD100123456' })
  await addCar({ make: 'Toyota', model: 'Corolla', price: 24_990, km: 41_000, year: 2021, simple_body: 'Hatch' })
  await addCar({ price: 36_500, km: 30_100, simple_body: 'SUV', custom_rank: 9, features: JSON.stringify(['Sunroof']) })
  await addCar({ model: 'CX-3', price: null, km: 88_000, year: 2018, simple_body: 'SUV' })
  await addCar({ make: 'Ford', model: 'Ranger', price: 49_990, year: 2020, car_type: 'new' })
  await addCar({ make: 'Kia', model: 'Sold', status: 'sold', sold_date: '2020-01-01T00:00:00Z' })
  await addCar({ make: 'Kia', model: 'Hidden', show_on_dealer_website: false })
}

const rules = () => ({ site: site(), now: new Date() })
const records = () => listRecords(pool, rules())
const target = () => ({ client: algoliaClient(config, ADMIN_KEY), config, site: site() })
const getIndexName = () => algoliaIndexName(config, 'harbour', 'stock')

/** All records in Algolia, by objectID. */
async function browseRecords(): Promise<Map<string, Record<string, unknown>>> {
  const byObjectId = new Map<string, Record<string, unknown>>()
  await target().client.browseObjects({
    indexName: getIndexName(),
    browseParams: {},
    aggregator: ({ hits }) => {
      for (const hit of hits) byObjectId.set(hit.objectID, hit)
    },
  })
  return byObjectId
}

const call = (body: object, path = '/1/indexes/*/queries') => ({
  method: 'POST',
  path,
  searchParams: new URLSearchParams(),
  body: JSON.stringify(body),
})

describe('a full sync', () => {
  it('replaces all records with those of the embedded index in one step, and leaves no temporary index', async () => {
    await addStock()
    await replaceStock(target(), await records())
    expect([...(await browseRecords()).values()]).toEqual(await records())
    await database.query("delete from cars where model = 'Ranger'")
    await addCar({ make: 'Honda', model: 'Jazz' })
    await replaceStock(target(), await records())
    expect([...(await browseRecords()).values()]).toEqual(await records())
    const { items } = await target().client.listIndices()
    expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([])
    expect(items).toHaveLength(6)
  })

  it('makes Algolia return the same as the embedded index, with the same settings', async () => {
    await addStock()
    await replaceStock(target(), await records())
    const cache = new StockCache(pool)
    const embedded = (await cache.getStock(site())).handle.bind(await cache.getStock(site()))
    const facets = ['make', 'make_model', 'body', 'year', 'price', 'filtered_features', 'certified']
    const queries = [
      ...['stock', 'stock_price_asc', 'stock_price_desc', 'stock_newest', 'stock_km_asc', 'stock_year_desc'].map(
        (indexName) => ({ indexName, params: { facets } }),
      ),
      { indexName: 'stock', params: { query: 'toyta hilux', facets } },
      { indexName: 'stock', params: { query: 'cx5' } },
      { indexName: 'stock', params: { query: 'mr0ba3', facets: ['make'] } },
      { indexName: 'stock_price_asc', params: { filters: 'make:Mazda OR make:Toyota', facets } },
      { indexName: 'stock_price_asc', params: 'filters=price%3A20000%20TO%2040000&facets=%5B%22price%22%5D' },
      { indexName: 'stock', params: { facetFilters: [['make:Toyota', 'make:Ford'], 'year:-2020'], facets } },
      { indexName: 'stock', params: { filters: 'show_on_dealer_website:false OR status:sold' } },
    ]
    const now = new Date()
    const results = async (reply: { body: string }) =>
      (JSON.parse(reply.body).results as Record<string, unknown>[]).map(
        ({ hits, nbHits, facets: counts, facets_stats, index }) => ({ hits, nbHits, counts, facets_stats, index }),
      )
    const algoliaResults = await results(await requestAlgolia(site(), call({ requests: queries }), config, now))
    const embeddedResults = await results(embedded(site(), call({ requests: queries }), now))
    expect(algoliaResults).toEqual(embeddedResults)
    expect(embeddedResults[0]?.nbHits).toBe(5)
    expect(embeddedResults[6]?.nbHits).toBe(1)
    expect(JSON.stringify(algoliaResults)).not.toContain('MR0BA3')
  })

  it('returns no car by key that the site does not list, and has the same errors and caps', async () => {
    await addStock()
    await replaceStock(target(), await records())
    const ids = (await records()).map(({ objectID }) => objectID)
    const requestIndex = (...args: Parameters<typeof call>) => requestAlgolia(site(), call(...args), config, new Date())
    const requests = ids.map((objectID) => ({ indexName: 'stock', objectID, attributesToRetrieve: ['make'] }))
    const { results } = JSON.parse((await requestIndex({ requests }, '/1/indexes/*/objects')).body)
    expect(results.map((result: { make: string } | null) => result?.make)).toEqual([
      'Toyota',
      'Toyota',
      'Mazda',
      'Mazda',
      'Ford',
      undefined,
      undefined,
    ])
    expect(await requestIndex({ hitsPerPage: 5000 }, '/1/indexes/stock/query')).toMatchObject({ status: 400 })
    expect(await requestIndex({}, '/1/indexes/users/query')).toMatchObject({ status: 404 })
    expect(await requestIndex({ requests: [] }, '/1/indexes/stock/batch')).toMatchObject({ status: 403 })
    const facet = await requestIndex({ facetQuery: 'toy' }, '/1/indexes/stock/facets/make/query')
    expect(JSON.parse(facet.body).facetHits).toEqual([{ value: 'Toyota', highlighted: '<em>Toy</em>ota', count: 2 }])
  })
})

describe('pushing changes', () => {
  it('sends only differences, from any state of Algolia', async () => {
    await addStock()
    await replaceStock(target(), await records())
    const pushed = new PushedStock(target())
    expect(await pushed.sync(pool, rules())).toEqual({ saved: 0, deleted: 0 })
    const id = await addCar({ make: 'Honda', model: 'Jazz' })
    await database.query("update cars set price = 1000, updated_at = now() where model = 'Ranger'")
    await database.query("delete from cars where model = 'Hidden'")
    expect(await pushed.sync(pool, rules())).toEqual({ saved: 2, deleted: 1 })
    // only changed rows are read from the database, unless the site's rules changed
    const query = vi.spyOn(pool, 'query')
    await database.query("update cars set price = 1001, updated_at = now() where model = 'Ranger'")
    expect(await pushed.sync(pool, rules())).toEqual({ saved: 1, deleted: 0 })
    const texts = query.mock.calls
      .map(([query]) => (query as unknown as QueryConfig).text)
      .filter((text) => text.includes('jsonb_path_query_array'))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('"cars"."updated_at" >')
    query.mockRestore()
    const noFinance = { ...rules(), site: { ...site(), flags: { ...site().flags, finance: false } } }
    expect((await pushed.sync(pool, noFinance)).saved).toBeGreaterThan(1)
    await pushed.sync(pool, rules())
    // a new process reads the existing records, and finds no difference
    expect(await new PushedStock(target()).sync(pool, rules())).toEqual({ saved: 0, deleted: 0 })
    expect((await browseRecords()).get(String(id))).toMatchObject({ make: 'Honda', model: 'Jazz' })
  })

  it('does not count failed requests as sent', async () => {
    await addStock()
    await replaceStock(target(), await records())
    const failing = target()
    const saveObjects = failing.client.saveObjects.bind(failing.client)
    failing.client.saveObjects = () => Promise.reject(new Error('down'))
    const pushed = new PushedStock(failing)
    await addCar({ make: 'Honda' })
    await expect(pushed.sync(pool, rules())).rejects.toThrow('down')
    failing.client.saveObjects = saveObjects
    expect(await pushed.sync(pool, rules())).toEqual({ saved: 1, deleted: 0 })
  })
})

describe('following the database', () => {
  const running: { stop: () => Promise<void> }[] = []
  beforeEach(async () => {
    for (const follower of running.splice(0)) await follower.stop()
  })
  afterAll(async () => {
    for (const follower of running.splice(0)) await follower.stop()
  })

  function follow() {
    const controller = new AbortController()
    const progress = { sites: 0 }
    const done = syncStock({
      config,
      log,
      signal: controller.signal,
      pollMs: 200,
      readSites: async () => {
        progress.sites += 1
        return [site()]
      },
    })
    const stop = async () => {
      controller.abort()
      await done
    }
    running.push({ stop })
    return { stop, progress }
  }

  const models = async () => [...(await browseRecords()).values()].map(({ model }) => model).sort()
  const notifyChange = () => database.query("select pg_notify('stock_changed', $1)", [JSON.stringify({ siteId })])

  it('starts with everything, then sends each change within a second or so', async () => {
    await addCar({ model: 'First' })
    follow()
    await expect.poll(models, { timeout: 5000 }).toEqual(['First'])
    await addCar({ model: 'Second' })
    const startedAt = Date.now()
    await notifyChange()
    await expect.poll(models, { timeout: 3000, interval: 20 }).toEqual(['First', 'Second'])
    expect(Date.now() - startedAt).toBeLessThan(2000)
  })

  it('is done by one process, which another replaces when its connection is lost', async () => {
    await addCar({ model: 'First' })
    const [one, other] = [follow(), follow()]
    await expect.poll(models, { timeout: 5000 }).toEqual(['First'])
    const [leader, follower] = one.progress.sites > 0 ? [one, other] : [other, one]
    expect(follower.progress.sites).toBe(0)
    await leader.stop()
    await addCar({ model: 'Second' })
    await expect.poll(models, { timeout: 5000 }).toEqual(['First', 'Second'])
    expect(follower.progress.sites).toBeGreaterThan(0)
  })

  it('compares again after its lock was lost with the connection', async () => {
    await addCar({ model: 'First' })
    follow()
    await expect.poll(models, { timeout: 5000 }).toEqual(['First'])
    await addCar({ model: 'Untold' })
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'forecourt algolia lock' and datname = current_database()`,
    )
    await expect.poll(models, { timeout: 5000 }).toEqual(['First', 'Untold'])
  })
})
