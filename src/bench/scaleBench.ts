import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { importFeed } from '../feeds/importFeed'
import { updateHeldCars } from '../leads/updateHeldCars'
import { prepareDatabase } from '../scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../scripts/postgres/embeddedPostgres.mjs'
import { startServer } from '../scripts/webServer.mjs'
import { type BenchRow, figure, figureWithMax, percentile } from './benchRow'
import { benchCarChange } from './carChangeBench'
import { feedLines } from './feeds'
import { logIn, send } from './hostRequests'
import { addScaleData, LARGEST_SLUG, type ScaleSize } from './scaleData'

export interface ScaleBenchOptions {
  size: ScaleSize
  /** keeps the database here for the next run, which skips adding data; by default it is temporary */
  keepIn?: string
  onProgress: (line: string) => void
}

/** Requests per figure of the admin. */
const REPEATS = 20

/** Cars per import, and imports per figure. */
const IMPORTED_CARS = 1000
const IMPORTS = 7

/** What staff open, as a role: name and path. Each shows one page of its list. */
const ADMIN_READS = [
  ['cars', '/api/cars?depth=1&limit=25&sort=-createdAt'],
  ['cars, searched', '/api/cars?depth=1&limit=25&where[or][0][name][like]=mazda&where[or][1][stocknum][like]=mazda'],
  ['leads', '/api/leads?depth=1&limit=25&sort=-createdAt'],
  ['inbox', '/api/lead-inbox'],
  ['inbox, searched', '/api/lead-inbox?search=nair%20777'],
  ['dashboard', '/admin'],
] as const

const SEARCH = JSON.stringify({
  requests: [{ indexName: 'stock', params: 'query=&hitsPerPage=24&facets=make,model,body,fuel,price_range' }],
})

/**
 * Measures one database with many dealers, and one web server on it: start, memory after a search of every dealer, first searches
 * of cold sites, and what staff open. Needs a build of this folder (`npm start` makes it); uses its own Postgres.
 */
export async function benchScale({ size, keepIn, onProgress }: ScaleBenchOptions): Promise<BenchRow[]> {
  const folder = keepIn ? resolve(keepIn) : mkdtempSync(join(tmpdir(), 'forecourt-bench-'))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), database: 'bench', durable: false })
  const secret = () => randomBytes(24).toString('hex')
  const env = {
    ...{ DATABASE_URL: postgres.url, FORECOURT_DATA: folder, FORECOURT_DEMO: '1', FORECOURT_WORKER: 'separate' },
    ...{ PAYLOAD_SECRET: secret(), CRON_SECRET: secret(), LOG_LEVEL: 'error' },
  }
  try {
    onProgress('migrating, and seeding the demo')
    await prepareDatabase({ env })
    await fillOnce(postgres.url, join(folder, 'scale.json'), size, onProgress)
    onProgress('importing cars')
    return [
      ...(await benchHolds(postgres.url)),
      ...(await benchImports(postgres.url)),
      ...(await benchWebServer(env, size, onProgress)),
    ]
  } finally {
    await postgres.stop()
    if (!keepIn) {
      await removePostgres(join(folder, 'postgres'))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

/** Adds the data, unless `stamp` says that a run before did. @throws if that run added data of another size */
async function fillOnce(url: string, stamp: string, size: ScaleSize, onProgress: (line: string) => void) {
  if (existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') !== JSON.stringify(size))
      throw new Error(`The database beside ${stamp} has another size`)
    return
  }
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    await addScaleData(database, size, onProgress)
  } finally {
    await database.end()
  }
  writeFileSync(stamp, JSON.stringify(size))
}

async function benchHolds(url: string): Promise<BenchRow[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const times = await repeat(REPEATS, () => updateHeldCars(pool, new Date()))
    return [figureWithMax('Update of held cars, p95', percentile(times, 0.95), 'ms', 300)]
  } finally {
    await pool.end()
  }
}

/** Imports a feed into a dealer without stock, then one in which each car changed, for what the indexes cost. */
async function benchImports(url: string): Promise<BenchRow[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const { rows } = await pool.query<{ id: number }>(
      `insert into sites (slug, name) values ('bench-import', 'Bench import')
       on conflict (slug) do update set name = excluded.name returning id`,
    )
    const siteId = rows[0]!.id
    const run = async (seed: string) => {
      const source = Readable.from([Buffer.from([...feedLines(IMPORTED_CARS, seed)].join(''))])
      return (await importFeed({ pool, siteId, source, now: new Date(), clock: () => new Date() })).durationMs
    }
    const added: number[] = []
    const changed: number[] = []
    for (let round = 0; round < IMPORTS; round += 1) {
      await pool.query('delete from cars where site_id = $1', [siteId])
      added.push(await run(`new ${round}`))
      changed.push(await run(`changed ${round}`))
    }
    const cars = IMPORTED_CARS.toLocaleString('en-AU')
    return [
      figure(`Import of ${cars} new cars, p50`, percentile(added, 0.5), 'ms'),
      figure(`Import of ${cars} cars that all changed, p50`, percentile(changed, 0.5), 'ms'),
    ]
  } finally {
    await pool.end()
  }
}

async function benchWebServer(
  env: Record<string, string>,
  { dealers, cars, largest }: ScaleSize,
  onProgress: (line: string) => void,
): Promise<BenchRow[]> {
  const port = await getPort({ host: '127.0.0.1' })
  onProgress('starting the web server')
  const started = performance.now()
  const server = await startServer({ mode: 'start', port, env, onLine: () => undefined })
  const rows = [figureWithMax('Start of a web server', performance.now() - started, 'ms', 3000)]
  const search = (slug: string) =>
    send(port, { host: `${slug}.localhost`, path: '/api/stock-index/1/indexes/*/queries', body: SEARCH })
  try {
    onProgress('searching each dealer')
    await search('harbour')
    const cold: number[] = []
    for (let dealer = 1; dealer <= dealers; dealer += 1) cold.push((await search(`bench-${dealer}`)).ms)
    const stock = `${cars.toLocaleString('en-AU')} cars`
    rows.push(
      figureWithMax(`First search of a cold site of ${stock}, p50`, percentile(cold, 0.5), 'ms', 150),
      figure(`First search of a cold site of ${stock}, p95`, percentile(cold, 0.95), 'ms'),
      figureWithMax(`Memory after a search of ${dealers} dealers`, readMegabytes(server.child.pid), 'MB', 1536),
    )

    onProgress('searching the largest stock')
    let isLoading = true
    const others: number[] = []
    const poll = async () => {
      while (isLoading) {
        others.push((await search('harbour')).ms)
        await sleep(100)
      }
    }
    const polling = poll()
    const { ms } = await search(LARGEST_SLUG)
    isLoading = false
    await polling
    const many = `${largest.toLocaleString('en-AU')} cars`
    rows.push(
      figureWithMax(`First search of a cold site of ${many}`, ms, 'ms', 6000),
      figure('Ten searches a second of another site meanwhile, p95', percentile(others, 0.95), 'ms'),
      figure('Ten searches a second of another site meanwhile, slowest', Math.max(...others), 'ms'),
      figure('Memory after it', readMegabytes(server.child.pid), 'MB'),
    )

    onProgress('changing a car')
    rows.push(...(await benchCarChange(port, env.DATABASE_URL!)))

    const valuation = '/api/trade-in-valuations?make=Mazda&model=CX-5&year=2021&km='
    await send(port, { path: `${valuation}50000` })
    let valued = 0
    const valuations = await repeat(REPEATS, () => {
      valued += 1
      return send(port, { path: `${valuation}${20_000 + valued * 3000}` })
    })
    rows.push(figureWithMax('Valuation by comparables, p95', percentile(valuations, 0.95), 'ms', 300))
    for (const [role, email, max] of [
      ['Editor', 'editor@harbour.test', 300],
      ['Super admin', 'super@forecourt.test', 500],
    ] as const) {
      const cookie = await logIn(port, email)
      for (const [name, path] of ADMIN_READS) {
        onProgress(`${role}: ${name}`)
        const read = () => send(port, { path, cookie })
        await read()
        rows.push(figureWithMax(`${role}: ${name}, p95`, percentile(await repeat(REPEATS, read), 0.95), 'ms', max))
      }
    }
    return rows
  } finally {
    await server.stop()
  }
}

async function repeat(times: number, run: () => Promise<unknown>): Promise<number[]> {
  const measured: number[] = []
  for (let at = 0; at < times; at += 1) {
    const started = performance.now()
    await run()
    measured.push(performance.now() - started)
  }
  return measured
}

/** Resident memory of a process. */
const readMegabytes = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
