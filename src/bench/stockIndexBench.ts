import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { defaultFlags } from '../domain/site/flags'
import type { Site } from '../domain/site/site'
import { prepareDatabase } from '../scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../scripts/postgres/embeddedPostgres.mjs'
import { StockEngine } from '../stockIndex/engine/stockEngine'
import { loadAll } from '../stockIndex/loadStock'
import { ENGINE_SETTINGS } from '../stockIndex/settings'
import { SiteStock } from '../stockIndex/siteStock'
import { buildSearchBody, randomRefinement } from './benchPages'
import { benchRandom } from './benchRandom'
import { type BenchRow, figure, figureWithMax, percentile } from './benchRow'
import { addRow, addStock } from './benchStock'
import { GROUPED_FACETS, searchInPostgres } from './groupingSets'

export interface StockIndexBenchOptions {
  /** numbers of cars to measure with */
  sizes?: readonly number[]
  /** searches per size */
  pages?: number
  onProgress?: (line: string) => void
}

/** Number of cars that the targets apply to. */
const TARGET_SIZE = 100_000
const WARM_UP_PAGES = 40
const CHANGES = 300
const POSTGRES_PAGES = 25

/**
 * Measures the embedded index at several stock sizes, and Postgres with the same cars: loading, searches of 4 or 5 queries
 * with 18 facets, updates and cached responses. Uses its own temporary Postgres.
 */
export async function benchStockIndex({
  sizes = [1_000, 10_000, TARGET_SIZE],
  pages = 400,
  onProgress = () => undefined,
}: StockIndexBenchOptions = {}): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres'), database: 'bench', durable: false })
  try {
    onProgress('migrating the database')
    await prepareDatabase({ env: environmentFor(server.url, folder) })
    const rows: BenchRow[] = []
    for (const size of sizes) rows.push(...(await benchSize(server.url, size, pages, onProgress)))
    return rows
  } finally {
    await server.stop()
    await removePostgres(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function benchSize(
  url: string,
  size: number,
  pages: number,
  onProgress: (line: string) => void,
): Promise<BenchRow[]> {
  const cars = `${size.toLocaleString('en-AU')} cars`
  const hasTargets = size === TARGET_SIZE
  const random = benchRandom(`stock of ${size}`)
  const database = new pg.Client({ connectionString: url })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // The server may stop while connections are still closing.
  database.on('error', () => undefined)
  pool.on('error', () => undefined)
  await database.connect()
  try {
    onProgress(`${cars}: inserting`)
    await database.query('truncate sites cascade')
    const siteId = await addRow(database, 'sites', { name: 'Bench', slug: 'bench' })
    const locations = await addLocations(database, siteId)
    await addStock(database, siteId, locations, size, random)
    const site = createSite(siteId)

    onProgress(`${cars}: loading the index`)
    const before = heapBytes()
    const startedAt = performance.now()
    const engine = new StockEngine(ENGINE_SETTINGS)
    await loadAll(engine, pool, { site, now: new Date() })
    const loadMs = performance.now() - startedAt
    const megabytesWithoutWords = (heapBytes() - before) / 1024 / 1024
    const indexingAt = performance.now()
    for (const _ of engine.indexWords());
    const wordsMs = performance.now() - indexingAt
    const megabytes = (heapBytes() - before) / 1024 / 1024
    if (engine.size !== size) throw new Error(`The index contains ${engine.size} of ${size} cars`)

    onProgress(`${cars}: searching`)
    const stock = new SiteStock(engine)
    const now = new Date()
    const toRequest = (body: string) => ({
      method: 'POST',
      path: '/1/indexes/*/queries',
      searchParams: new URLSearchParams(),
      body,
    })
    const search = (body: string) => {
      const started = performance.now()
      const { status, body: response } = stock.handle(site, toRequest(body), now)
      const ms = performance.now() - started
      if (status !== 200) throw new Error(response)
      return ms
    }
    const facetValues = await listFacetValues(database)
    const refinements = Array.from({ length: pages + WARM_UP_PAGES }, () => randomRefinement(random, facetValues))
    const bodies = [...new Set(refinements.map(buildSearchBody))]
    const times = bodies.map(search).slice(WARM_UP_PAGES)
    const cached = bodies.slice(-50).flatMap((body) => [search(body), search(body)].slice(1))

    const ids = [...engine.objectIDs()]
    const upserts: number[] = []
    const afterUpsert: number[] = []
    for (let change = 0; change < CHANGES; change++) {
      const record = engine.get(random.pick(ids))
      const changed = {
        ...record,
        objectID: record?.objectID as string,
        price: 5_000 + change,
        tag: `Change ${change}`,
      }
      const started = performance.now()
      engine.upsert([changed])
      upserts.push(performance.now() - started)
      stock.clearResponses()
      if (change % 10 === 0) afterUpsert.push(search(random.pick(bodies)))
    }

    onProgress(`${cars}: searching with Postgres`)
    const inSql: number[] = []
    for (const refinement of refinements.slice(0, POSTGRES_PAGES + 3)) {
      const started = performance.now()
      await searchInPostgres(database, siteId, refinement)
      inSql.push(performance.now() - started)
    }
    const sqlTimes = inSql.slice(3)

    const p = (values: number[], share: number) => percentile(values, share)
    const target = (name: string, value: number, max: number) =>
      hasTargets ? figureWithMax(name, value, 'ms', max) : figure(name, value, 'ms')
    return [
      figure(`${cars}: load the index`, loadMs, 'ms'),
      figure(`${cars}: index memory`, megabytesWithoutWords, 'MB'),
      figure(`${cars}: index the words`, wordsMs, 'ms'),
      figure(`${cars}: index memory with words`, megabytes, 'MB'),
      target(`${cars}: search with 4 or 5 queries and 18 facets, p50`, p(times, 0.5), 5),
      target(`${cars}: search, p95`, p(times, 0.95), 20),
      figure(`${cars}: search, p99`, p(times, 0.99), 'ms'),
      figure(
        `${cars}: search in Postgres (GROUPING SETS, ${GROUPED_FACETS} facets, no text), p50`,
        p(sqlTimes, 0.5),
        'ms',
      ),
      figure(`${cars}: search in Postgres, p95`, p(sqlTimes, 0.95), 'ms'),
      target(`${cars}: update a car, p95`, p(upserts, 0.95), 1),
      figure(`${cars}: first search after an update, p50`, p(afterUpsert, 0.5), 'ms'),
      target(`${cars}: cached search, p50`, p(cached, 0.5), 0.05),
    ]
  } finally {
    await pool.end()
    await database.end()
  }
}

export async function addLocations(database: pg.Client, siteId: number): Promise<number[]> {
  const ids: number[] = []
  for (const [city, state] of [
    ['Geelong', 'VIC'],
    ['Sydney', 'NSW'],
    ['Brisbane', 'QLD'],
    ['Perth', 'WA'],
    ['Hobart', 'TAS'],
  ]) {
    const address = { address_street: '1 High St', address_city: city, address_state: state, address_postcode: '3000' }
    ids.push(
      await addRow(database, 'locations', {
        site_id: siteId,
        name: `Bench ${city}`,
        slug: `bench-${city}`,
        time_zone: 'Australia/Melbourne',
        ...address,
      }),
    )
  }
  return ids
}

export async function listFacetValues(database: pg.Client): Promise<Record<string, string[]>> {
  const columns = {
    make: 'make',
    body: 'simple_body',
    fuel: 'simple_fuel',
    transmission: 'simple_transmission',
    colour: 'colour',
  }
  const values: Record<string, string[]> = {}
  for (const [attribute, column] of Object.entries(columns)) {
    const { rows } = await database.query<{ value: string }>(
      `select ${column} as value from cars where ${column} is not null group by 1 order by count(*) desc, 1`,
    )
    values[attribute] = rows.map(({ value }) => value)
  }
  return values
}

/** A site with the settings that the index reads. */
export function createSite(id: number): Site {
  return {
    id,
    flags: defaultFlags(),
    finance: {
      ratePercent: 7.99,
      termYears: 5,
      depositPercent: 10,
      residualPercent: 30,
      establishmentFee: 395,
      minimumPrice: 5000,
      provider: null,
      assignments: [],
    },
    stockRules: {
      includeSoldCarsDays: 3,
      minimumPhotos: 0,
      carTypes: [],
      statuses: [],
      makes: [],
      excludedStockNumbers: [],
    },
  } as unknown as Site
}

export const environmentFor = (url: string, folder: string) => ({
  DATABASE_URL: url,
  FORECOURT_DATA: folder,
  FORECOURT_DEMO: '0',
  PAYLOAD_SECRET: 'only-to-make-tables-nothing-is-signed',
  CRON_SECRET: 'only-to-make-tables-nothing-is-signed',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: '',
})

/** Heap and buffer bytes in use after garbage collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
