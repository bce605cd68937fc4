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
import { pageCall, randomRefinement } from './benchPages'
import { benchRandom } from './benchRandom'
import { atMost, type BenchRow, figure, percentile } from './benchRow'
import { addRow, addStock } from './benchStock'
import { askPostgres, GROUPED_FACETS } from './groupingSets'

export interface StockIndexBenchOptions {
  /** cars on the site, one round of measuring each */
  sizes?: readonly number[]
  /** pages asked of the index at each size */
  pages?: number
  onProgress?: (line: string) => void
}

/** The size for which speeds are promised. */
const PROMISED_SIZE = 100_000
const WARM_UP_PAGES = 40
const CHANGES = 300
const POSTGRES_PAGES = 25

/**
 * How fast the embedded index is at several sizes of stock, beside Postgres with the same cars: hydration, pages of four or five
 * queries with eighteen facets, changes and remembered answers. It runs a Postgres of its own and takes it away again.
 */
export async function benchStockIndex({
  sizes = [1_000, 10_000, PROMISED_SIZE],
  pages = 400,
  onProgress = () => undefined,
}: StockIndexBenchOptions = {}): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres'), database: 'bench', durable: false })
  try {
    onProgress('migrating a database')
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
  const promised = size === PROMISED_SIZE
  const random = benchRandom(`stock of ${size}`)
  const database = new pg.Client({ connectionString: url })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // the server is stopped under whatever is still closing
  database.on('error', () => undefined)
  pool.on('error', () => undefined)
  await database.connect()
  try {
    onProgress(`${cars}: inserting`)
    await database.query('truncate sites cascade')
    const siteId = await addRow(database, 'sites', { name: 'Bench', slug: 'bench' })
    const locations = await addPlaces(database, siteId)
    await addStock(database, siteId, locations, size, random)
    const site = siteWith(siteId)

    onProgress(`${cars}: loading the index`)
    const before = heapBytes()
    const began = performance.now()
    const engine = new StockEngine(ENGINE_SETTINGS)
    await loadAll(engine, pool, { site, now: new Date() })
    const hydrationMs = performance.now() - began
    const megabytes = (heapBytes() - before) / 1024 / 1024
    if (engine.size !== size) throw new Error(`The index holds ${engine.size} of ${size} cars`)

    onProgress(`${cars}: searching`)
    const stock = new SiteStock(engine)
    const now = new Date()
    const call = (body: string) => ({
      method: 'POST',
      path: '/1/indexes/*/queries',
      searchParams: new URLSearchParams(),
      body,
    })
    const ask = (body: string) => {
      const started = performance.now()
      const { status, body: answer } = stock.handle(site, call(body), now)
      const ms = performance.now() - started
      if (status !== 200) throw new Error(answer)
      return ms
    }
    const valuesOf = await valuesIn(database)
    const refinements = Array.from({ length: pages + WARM_UP_PAGES }, () => randomRefinement(random, valuesOf))
    const bodies = [...new Set(refinements.map(pageCall))]
    const times = bodies.map(ask).slice(WARM_UP_PAGES)
    const remembered = bodies.slice(-50).flatMap((body) => [ask(body), ask(body)].slice(1))

    const ids = [...engine.objectIDs()]
    const upserts: number[] = []
    const afterUpsert: number[] = []
    for (let turn = 0; turn < CHANGES; turn++) {
      const record = engine.get(random.pick(ids))
      const changed = { ...record, objectID: record?.objectID as string, price: 5_000 + turn, tag: `Change ${turn}` }
      const started = performance.now()
      engine.upsert([changed])
      upserts.push(performance.now() - started)
      stock.clearResponses()
      if (turn % 10 === 0) afterUpsert.push(ask(random.pick(bodies)))
    }

    onProgress(`${cars}: searching with Postgres`)
    const inSql: number[] = []
    for (const refinement of refinements.slice(0, POSTGRES_PAGES + 3)) {
      const started = performance.now()
      await askPostgres(database, siteId, refinement)
      inSql.push(performance.now() - started)
    }
    const sqlTimes = inSql.slice(3)

    const p = (values: number[], share: number) => percentile(values, share)
    const target = (name: string, value: number, most: number) =>
      promised ? atMost(name, value, 'ms', most) : figure(name, value, 'ms')
    return [
      figure(`${cars}: read into the index`, hydrationMs, 'ms'),
      figure(`${cars}: memory of the index`, megabytes, 'MB'),
      target(`${cars}: a page of 4 or 5 queries with 18 facets, p50`, p(times, 0.5), 5),
      target(`${cars}: the same, p95`, p(times, 0.95), 20),
      figure(`${cars}: the same, p99`, p(times, 0.99), 'ms'),
      figure(
        `${cars}: the same in Postgres with GROUPING SETS, ${GROUPED_FACETS} facets and no text, p50`,
        p(sqlTimes, 0.5),
        'ms',
      ),
      figure(`${cars}: the same in Postgres, p95`, p(sqlTimes, 0.95), 'ms'),
      target(`${cars}: a changed car put in, p95`, p(upserts, 0.95), 1),
      figure(`${cars}: the first page after a change, p50`, p(afterUpsert, 0.5), 'ms'),
      target(`${cars}: a remembered page, p50`, p(remembered, 0.5), 0.05),
    ]
  } finally {
    await pool.end()
    await database.end()
  }
}

async function addPlaces(database: pg.Client, siteId: number): Promise<number[]> {
  const places: number[] = []
  for (const [city, state] of [
    ['Geelong', 'VIC'],
    ['Sydney', 'NSW'],
    ['Brisbane', 'QLD'],
    ['Perth', 'WA'],
    ['Hobart', 'TAS'],
  ]) {
    const address = { address_street: '1 High St', address_city: city, address_state: state, address_postcode: '3000' }
    places.push(
      await addRow(database, 'locations', {
        site_id: siteId,
        name: `Bench ${city}`,
        slug: `bench-${city}`,
        time_zone: 'Australia/Melbourne',
        ...address,
      }),
    )
  }
  return places
}

async function valuesIn(database: pg.Client): Promise<Record<string, string[]>> {
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

/** A site as far as the index looks at it. */
function siteWith(id: number): Site {
  return {
    id,
    flags: defaultFlags(),
    finance: {
      ratePercent: 7.99,
      comparisonRatePercent: 8.9,
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

const environmentFor = (url: string, folder: string) => ({
  DATABASE_URL: url,
  FORECOURT_DATA: folder,
  FORECOURT_DEMO: '0',
  PAYLOAD_SECRET: 'only-to-make-tables-nothing-is-signed',
  CRON_SECRET: 'only-to-make-tables-nothing-is-signed',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: '',
})

/** What is in use after a collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
