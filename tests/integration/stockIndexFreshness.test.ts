import { Client, Pool, type QueryConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StockFreshness, startStockFreshness, watchStock } from '../../src/stockIndex/freshness'
import { StockCache } from '../../src/stockIndex/stockCache'
import { buildSite } from '../domain/stockIndexSites'

let database: Client
let pool: Pool
let harbour: number
let wayfarer: number

beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  pool.on('error', () => undefined)
  harbour = await addSite('harbour')
  wayfarer = await addSite('wayfarer')
})

afterAll(async () => {
  await pool.end()
  await database.end()
})

beforeEach(() => database.query('truncate cars, locations, dealerships cascade'))

/** Inserts a row and returns its id; fills required columns that are not given. */
async function add(table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row)
  const { rows } = await database.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return rows[0].id
}

async function addSite(slug: string): Promise<number> {
  const { rows } = await database.query(
    `select column_name, udt_name from information_schema.columns
     where table_name = 'sites' and table_schema = 'public' and is_nullable = 'NO' and column_default is null`,
  )
  const values: Record<string, unknown> = { int4: 1, numeric: 0, bool: false, jsonb: '{}' }
  const needed = Object.fromEntries(rows.map(({ column_name, udt_name }) => [column_name, values[udt_name] ?? slug]))
  return add('sites', { ...needed, name: slug, slug })
}

let serial = 0

function addCar(site_id: number, car: Record<string, unknown> = {}): Promise<number> {
  serial += 1
  return add('cars', {
    site_id,
    name: '2022 Mazda CX-5 Touring',
    slug: `car-${serial}`,
    stocknum: `H${serial}`,
    car_type: 'used',
    make: 'Mazda',
    model: 'CX-5',
    price: 36_500,
    ...car,
  })
}

const changePrice = (id: number, price: number, when = 'now()') =>
  database.query(`update cars set price = $2, updated_at = ${when} where id = $1`, [id, price])

const notify = (siteId: number, changedSince?: Date) =>
  database.query("select pg_notify('stock_changed', $1)", [JSON.stringify({ siteId, changedSince })])

async function search(cache: StockCache, siteId: number, params: Record<string, unknown> = {}) {
  const stock = await cache.getStock(buildSite(siteId))
  const body = JSON.stringify(params)
  const call = { method: 'POST', path: '/1/indexes/stock/query', searchParams: new URLSearchParams(), body }
  return JSON.parse(stock.handle(buildSite(siteId), call, new Date()).body) as {
    nbHits: number
    hits: Record<string, unknown>[]
  }
}

/** Creates a cache with a manual clock. */
function createCache() {
  const clock = { now: Date.now() }
  return { cache: new StockCache(pool, { clock: () => clock.now }), later: (ms: number) => (clock.now += ms) }
}

describe('hydration', () => {
  it('[STK-03] makes public records of a site’s own rows only', async () => {
    const dealership = await add('dealerships', {
      site_id: harbour,
      name: 'Harbour Motor Group',
      slug: 'harbour-motor-group',
    })
    const location = await add('locations', {
      site_id: harbour,
      name: 'Harbour Geelong',
      slug: 'geelong',
      address_street: '1 Malop St',
      address_city: 'Geelong',
      address_state: 'VIC',
      address_postcode: '3220',
      time_zone: 'Australia/Melbourne',
      address_lat: -38.1499,
      address_lng: 144.3617,
      dealership_id: dealership,
    })
    const images = [1, 2, 3, 4].map((n) => ({ url: `/media/${n}.webp`, thumbUrl: `/media/${n}t.webp` }))
    const id = await addCar(harbour, {
      stocknum: 'H-2001',
      vin: 'JM0KF4W2A00100001',
      badge: 'Touring',
      year: 2022,
      km: 30_100,
      before_price: 38_000,
      simple_body: 'SUV',
      features: JSON.stringify(['Rear View Camera', 7, '']),
      categories: JSON.stringify(['Family']),
      images: JSON.stringify([...images, 'broken']),
      photos_count: 4,
      finance_lenders: JSON.stringify({
        acme: { interestRate: 6.29, comparisonRate: 8.19, establishmentFees: 1385, paymentWeek: 171.5 },
      }),
      dealercomments: 'not for the index',
      listed_at: '2026-05-01T00:00:00Z',
      location_id: location,
      custom_rank: 5,
    })
    await addCar(wayfarer, { make: 'Jayco', model: 'Journey' })

    const { cache } = createCache()
    const { nbHits, hits } = await search(cache, harbour, { attributesToHighlight: [] })
    expect(nbHits).toBe(1)
    expect(hits[0]).toMatchObject({
      objectID: String(id),
      stocknum: 'H-2001',
      make_model: 'Mazda > CX-5',
      price: 36_500,
      before_price: 38_000,
      price_range: '$30,000 to $39,999',
      year: 2022,
      km: 30_100,
      body: 'SUV',
      categories: ['Family'],
      filtered_features: ['Reversing camera'],
      images: images.slice(0, 3),
      photos_count: 4,
      // On the site's terms like every other car, whatever its lender offers.
      weekly_price: 121,
      weekly_rate: 7.99,
      weekly_comparison_rate: 8.55,
      weekly_price_range: '$100 to $149',
      created_at_timestamp: Date.parse('2026-05-01T00:00:00Z') / 1000,
      custom_rank: 5,
      location_name: 'Harbour Geelong',
      location_slug: 'geelong',
      dealership_name: 'Harbour Motor Group',
      city: 'Geelong',
      state: 'VIC',
      _geoloc: { lat: -38.1499, lng: 144.3617 },
      show_on_dealer_website: true,
    })
    expect(JSON.stringify(hits[0])).not.toMatch(/JM0KF|not for the index/)
    expect((await search(cache, wayfarer)).hits).toMatchObject([{ make: 'Jayco' }])
  })

  it('reads more rows than one batch, each once', async () => {
    await database.query(
      `insert into cars (site_id, name, slug, stocknum, car_type, make, model, price)
       select $1, 'Car ' || n, 'bulk-' || n, 'B' || n, 'used', 'Ford', 'Ranger', 10000 + n from generate_series(1, 1203) n`,
      [harbour],
    )
    const { cache } = createCache()
    const stock = await cache.getStock(buildSite(harbour))
    expect(stock.engine.size).toBe(1203)
    expect((await search(cache, harbour, { filters: 'price > 11000' })).nbHits).toBe(203)
  })

  it('reads once for concurrent callers, and again after a failure', async () => {
    await addCar(harbour)
    const query = vi.spyOn(pool, 'query')
    const { cache } = createCache()
    await Promise.all([1, 2, 3].map(() => cache.getStock(buildSite(harbour))))
    const texts = query.mock.calls.map(([query]) => (query as unknown as QueryConfig).text)
    expect(texts.filter((text) => text.includes('left join')).length).toBe(1)
    query.mockRestore()

    const failing = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('down') as never)
    const otherCache = createCache().cache
    await expect(otherCache.getStock(buildSite(harbour))).rejects.toMatchObject({ cause: { message: 'down' } })
    failing.mockRestore()
    expect((await search(otherCache, harbour)).nbHits).toBe(1)
  })
})

describe('polling for changes, without notifications', () => {
  it('finds changed, new and deleted cars within seconds, by one small query', async () => {
    const [first, second] = [await addCar(harbour), await addCar(harbour)]
    const { cache, later } = createCache()
    expect((await search(cache, harbour)).nbHits).toBe(2)
    await changePrice(first, 11_000)
    await database.query('delete from cars where id = $1', [second])
    const third = await addCar(harbour, { price: 12_000 })
    expect((await search(cache, harbour, { filters: 'price < 20000' })).nbHits).toBe(0)
    later(2_001)
    const { hits } = await search(cache, harbour)
    expect(hits.map(({ objectID, price }) => [Number(objectID), price])).toEqual(
      expect.arrayContaining([
        [first, 11_000],
        [third, 12_000],
      ]),
    )
    expect(hits).toHaveLength(2)
  })

  it('finds a car that a slow transaction stamped before others and committed after them', async () => {
    const [slow, quick] = [await addCar(harbour), await addCar(harbour)]
    const { cache, later } = createCache()
    await search(cache, harbour)
    await changePrice(quick, 20_000)
    later(2_001)
    await search(cache, harbour)
    await changePrice(slow, 10_000, "now() - interval '20 seconds'")
    await addCar(harbour)
    later(2_001)
    expect((await search(cache, harbour, { filters: 'price = 10000' })).nbHits).toBe(1)
  })

  it('finds a car that a long import stamped minutes before others and committed after them, from the import’s start time', async () => {
    const imported = await addCar(harbour)
    const otherCache = await addCar(harbour)
    const cache = new StockCache(pool)
    await search(cache, harbour)
    await changePrice(otherCache, 22_222)
    await cache.refresh(harbour)
    await changePrice(imported, 11_111, "now() - interval '10 minutes'")
    const prices = async () => (await search(cache, harbour)).hits.map(({ price }) => price).sort()
    await cache.refresh(harbour)
    expect(await prices()).toEqual([22_222, 36_500])
    expect(await cache.refresh(harbour, new Date(Date.now() - 11 * 60_000))).toBe(true)
    expect(await prices()).toEqual([11_111, 22_222])
  })

  it('finds a location’s new name on all its cars', async () => {
    const row = { address_street: 'x', address_city: 'x', address_state: 'VIC', address_postcode: '3000' }
    const zone = { time_zone: 'Australia/Melbourne' }
    const location = await add('locations', { ...row, ...zone, site_id: harbour, name: 'Old', slug: 'old' })
    await addCar(harbour, { location_id: location })
    const { cache, later } = createCache()
    expect((await search(cache, harbour)).hits[0]).toMatchObject({ location_name: 'Old' })
    await database.query("update locations set name = 'New', updated_at = now() + interval '1 second' where id = $1", [
      location,
    ])
    later(2_001)
    expect((await search(cache, harbour)).hits[0]).toMatchObject({ location_name: 'New' })
  })

  it('evicts the least recently searched sites above its memory budget, and loads them again when searched', async () => {
    const others = [await addSite('small'), await addSite('large')]
    const [small, large] = others as [number, number]
    for (const siteId of [harbour, wayfarer, small]) await addCar(siteId)
    for (let car = 0; car < 60; car++) await addCar(large)
    // room for three sites of one car, and for one with its words
    const cache = new StockCache(pool, { maxBytes: 1_400_000 })
    for (const siteId of [harbour, wayfarer, small]) await search(cache, siteId)
    expect(cache.siteIds()).toEqual([harbour, wayfarer, small])
    await search(cache, harbour)
    await search(cache, large)
    expect(cache.siteIds()).toEqual([harbour, large])
    expect((await search(cache, wayfarer)).nbHits).toBe(1)
    expect(cache.siteIds()).toEqual([large, wayfarer])
    // the words of a site count too
    await cache.getStockWithWords(buildSite(wayfarer))
    expect(cache.siteIds()).toEqual([wayfarer])
    await database.query('delete from sites where id = any($1)', [others])
  })

  it('recalculates weekly prices when the site’s rates change', async () => {
    await addCar(harbour)
    const { cache } = createCache()
    const site = buildSite(harbour)
    const weekly = async (rules: Partial<typeof site>) => {
      const { engine } = await cache.getStock({ ...site, ...rules })
      return [...engine.objectIDs()].map((objectID) => engine.get(objectID)?.weekly_price)
    }
    const [defaultWeekly] = await weekly({})
    const [higherWeekly] = await weekly({ finance: { ...site.finance, ratePercent: 14 } })
    expect(defaultWeekly).toBeGreaterThan(0)
    expect(higherWeekly).toBeGreaterThan(defaultWeekly as number)
    expect(await weekly({ flags: { ...site.flags, finance: false } })).toEqual([null])
  })

  it('returns its last records while the database is unavailable', async () => {
    await addCar(harbour)
    const { cache, later } = createCache()
    await search(cache, harbour)
    const warn = vi.fn()
    cache.log = { warn }
    const failing = vi.spyOn(pool, 'query').mockRejectedValue(new Error('down') as never)
    later(2_001)
    expect((await search(cache, harbour)).nbHits).toBe(1)
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ siteId: harbour }), expect.any(String))
    failing.mockRestore()
  })
})

describe('notifications of changes', () => {
  let freshness: StockFreshness | undefined
  const revalidate = vi.fn(async (_tags: string[]) => undefined)

  afterEach(async () => {
    await freshness?.stop()
    freshness = undefined
    revalidate.mockClear()
  })

  async function listen() {
    const { cache } = createCache()
    freshness = await startStockFreshness({ cache, revalidate, log: { warn: () => undefined } })
    return cache
  }

  /** Ends the listener's connection on the server, like a restart or a firewall. */
  const disconnect = () =>
    database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'forecourt listener stock_changed' and datname = current_database()`,
    )

  it('a change is searchable within a second, and its pages are dropped', async () => {
    const id = await addCar(harbour)
    const cache = await listen()
    await search(cache, harbour)
    const startedAt = Date.now()
    await changePrice(id, 9_990)
    await notify(harbour)
    await expect.poll(async () => (await search(cache, harbour)).hits[0]?.price, { interval: 10 }).toBe(9_990)
    expect(Date.now() - startedAt).toBeLessThan(1000)
    await expect.poll(() => revalidate.mock.calls.flat(2)).toEqual([`site:${harbour}:stock`, `site:${harbour}:cars`])
  })

  it('a change of one car drops the lists and that car’s pages, and no other car’s', async () => {
    const other = await addCar(harbour, { updated_at: '2026-01-01T00:00:00Z' })
    const id = await addCar(harbour, { updated_at: '2026-01-01T00:00:00Z' })
    await listen()
    const changedAt = new Date()
    await changePrice(id, 9_990, `'${changedAt.toISOString()}'`)
    await notify(harbour, changedAt)
    const { rows } = await database.query('select id, slug from cars where id = any($1)', [[id, other]])
    const slug = rows.find((row) => row.id === id).slug
    await expect
      .poll(() => revalidate.mock.calls.flat(2))
      .toEqual([`site:${harbour}:stock`, `site:${harbour}:car:${slug}`])
  })

  it('a change of very many cars drops all cars’ pages by one tag', async () => {
    await listen()
    const changedAt = new Date()
    for (let added = 0; added <= 400; added += 1) await addCar(harbour, { updated_at: changedAt })
    await notify(harbour, changedAt)
    await expect.poll(() => revalidate.mock.calls.flat(2)).toEqual([`site:${harbour}:stock`, `site:${harbour}:cars`])
  })

  it('changes that are read together drop all cars’ pages if one of them does not say since when', async () => {
    await listen()
    await Promise.all([notify(harbour, new Date()), notify(harbour), notify(harbour, new Date())])
    await expect.poll(() => revalidate.mock.calls.flat(2)).toEqual([`site:${harbour}:stock`, `site:${harbour}:cars`])
  })

  it('are read together for one import', async () => {
    const cache = await listen()
    await search(cache, harbour)
    const refresh = vi.spyOn(cache, 'refresh')
    for (let batch = 0; batch < 20; batch++) {
      await addCar(harbour)
      await notify(harbour)
    }
    await expect.poll(async () => (await search(cache, harbour)).nbHits).toBe(20)
    expect(refresh.mock.calls.length).toBeLessThan(10)
  })

  it('drop the pages of a site whose stock was never searched in this process', async () => {
    await listen()
    await notify(wayfarer)
    await expect.poll(() => revalidate.mock.calls.flat(2)).toEqual([`site:${wayfarer}:stock`, `site:${wayfarer}:cars`])
  })

  it('that are invalid count as a change of every site', async () => {
    await addCar(harbour)
    await addCar(wayfarer)
    await listen()
    await database.query("notify stock_changed, 'what?'")
    await expect
      .poll(() => revalidate.mock.calls.flat(2).sort())
      .toEqual([harbour, wayfarer].flatMap((id) => [`site:${id}:cars`, `site:${id}:stock`]).sort())
  })

  it('resume after a lost connection, with the missed changes', async () => {
    const [remaining, deleted] = [await addCar(harbour), await addCar(harbour)]
    const cache = await listen()
    expect((await search(cache, harbour)).nbHits).toBe(2)
    await disconnect()
    await expect.poll(() => cache.listening).toBe(false)
    await changePrice(remaining, 8_880)
    await database.query('delete from cars where id = $1', [deleted])
    await notify(harbour)
    await expect.poll(() => cache.listening, { timeout: 5_000 }).toBe(true)
    await expect
      .poll(async () => (await search(cache, harbour)).hits.map(({ price }) => price), { timeout: 5_000 })
      .toEqual([8_880])
    await changePrice(remaining, 7_770)
    await notify(harbour)
    await expect.poll(async () => (await search(cache, harbour)).hits[0]?.price).toBe(7_770)
  })

  it('two processes reach the same results, also after both lost their connections during changes', async () => {
    const [firstCache, secondCache] = [createCache().cache, createCache().cache]
    const log = { warn: () => undefined }
    const both = await Promise.all([firstCache, secondCache].map((cache) => watchStock({ cache, revalidate, log })))
    try {
      const cars = [await addCar(harbour), await addCar(harbour), await addCar(harbour)]
      await notify(harbour)
      const prices = async (cache: StockCache) =>
        (await search(cache, harbour)).hits.map(({ objectID, price }) => `${objectID}: ${price}`)
      const agree = async (expected: number[]) => {
        for (const cache of [firstCache, secondCache]) {
          await expect
            .poll(async () => (await prices(cache)).map((text) => Number(text.split(': ')[1])).sort(), {
              timeout: 5_000,
            })
            .toEqual(expected)
        }
        expect(await prices(firstCache)).toEqual(await prices(secondCache))
      }
      await agree([36_500, 36_500, 36_500])
      await changePrice(cars[0] as number, 5_550)
      await notify(harbour)
      await agree([36_500, 36_500, 5_550])
      await disconnect()
      await expect.poll(() => [firstCache.listening, secondCache.listening]).toEqual([false, false])
      await changePrice(cars[1] as number, 6_660)
      await database.query('delete from cars where id = $1', [cars[2]])
      await notify(harbour)
      await agree([5_550, 6_660])
      await expect.poll(() => [firstCache.listening, secondCache.listening], { timeout: 5_000 }).toEqual([true, true])
    } finally {
      await Promise.all(both.map(({ stop }) => stop()))
    }
  })
})
