import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findStockChanges } from '../data/alerts/findStockChanges'
import { searchFilter } from '../domain/alerts/savedSearch'
import type { SearchRange } from '../domain/stock/searchState'
import { prepareDatabase } from '../scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../scripts/postgres/embeddedPostgres.mjs'
import { benchRandom, type Random } from './benchRandom'
import { type BenchRow, figure, figureWithMax } from './benchRow'
import { addRow, addStock } from './benchStock'
import { addLocations, createSite, environmentFor, listFacetValues } from './stockIndexBench'

interface AlertsBenchOptions {
  searches?: number
  cars?: number
  onProgress?: (line: string) => void
}

const MAX_SECONDS = 60
const ROWS_PER_INSERT = 5000

/**
 * Measures how long it takes from a feed that changed many cars to all alerts of many saved searches: comparing the cars, matching, and writing
 * the alerts, on a Postgres of its own.
 */
export async function benchAlerts({
  searches = 100_000,
  cars = 10_000,
  onProgress = () => undefined,
}: AlertsBenchOptions = {}): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-alerts-bench-'))
  // The account that Postgres runs as needs access.
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres'), database: 'bench', durable: false })
  try {
    onProgress('migrating the database')
    await prepareDatabase({ env: environmentFor(server.url, folder) })
    return await measure(server.url, searches, cars, onProgress)
  } finally {
    await server.stop()
    await removePostgres(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(url: string, searches: number, cars: number, onProgress: (line: string) => void) {
  const random = benchRandom('saved searches')
  const database = new pg.Client({ connectionString: url })
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // The server may stop while connections are still closing.
  database.on('error', () => undefined)
  pool.on('error', () => undefined)
  await database.connect()
  try {
    onProgress(`inserting ${cars.toLocaleString('en-AU')} cars`)
    const siteId = await addRow(database, 'sites', { name: 'Bench', slug: 'bench' })
    await addStock(database, siteId, await addLocations(database, siteId), cars, random)
    const site = createSite(siteId)
    await findStockChanges(pool, site, new Date())
    onProgress(`inserting ${searches.toLocaleString('en-AU')} saved searches`)
    await addSearches(database, siteId, searches, random)
    await database.query(
      `update cars set price = greatest(price - 500, 1), updated_at = now() + interval '1 second' where site_id = $1`,
      [siteId],
    )
    onProgress('matching')
    const startedAt = performance.now()
    const found = await findStockChanges(pool, site, new Date())
    const seconds = (performance.now() - startedAt) / 1000
    const { rows } = await database.query<{ total: string }>('select coalesce(sum(total), 0) as total from alerts')
    if (found.alerts === 0 || found.changes === 0) throw new Error(`Nothing was found: ${JSON.stringify(found)}`)
    const size = `${searches.toLocaleString('en-AU')} saved searches, ${cars.toLocaleString('en-AU')} changed cars`
    return [
      figureWithMax(`${size}: compare, match and write the alerts`, seconds, 's', MAX_SECONDS),
      figure('Searches with an alert', found.alerts, ''),
      figure('Cars that the searches found, together', Number(rows[0]?.total), ''),
    ]
  } finally {
    await pool.end()
    await database.end()
  }
}

/** Searches as shoppers make them: a model, or some filters, with a price in most. */
async function addSearches(database: pg.Client, siteId: number, count: number, random: Random): Promise<void> {
  const values = await listFacetValues(database)
  const pick = (attribute: string) => random.pick(values[attribute] as string[])
  await database.query(
    `insert into alert_recipients (site_id, email, email_hash)
     select $1, 'shopper-' || number || '@bench.test', md5(number::text) from generate_series(1, $2::int) number`,
    [siteId, count],
  )
  const { rows: recipients } = await database.query<{ id: string }>('select id from alert_recipients order by id')
  for (let start = 0; start < count; start += ROWS_PER_INSERT) {
    const rows = recipients.slice(start, start + ROWS_PER_INSERT).map(({ id }, at) => {
      const refinements: Record<string, string[]> = {}
      if (random.next() < 0.8) refinements.make = [pick('make')]
      if (random.next() < 0.5) refinements.body = [pick('body')]
      if (random.next() < 0.3) refinements.colour = [pick('colour'), pick('colour')]
      if (random.next() < 0.3) refinements.transmission = [pick('transmission')]
      const max = 15_000 + Math.floor(random.next() * 60) * 1000
      const ranges: Record<string, SearchRange> = random.next() < 0.8 ? { price: { min: null, max } } : {}
      return {
        ...{
          site_id: siteId,
          recipient_id: Number(id),
          name: `Search ${start + at}`,
          path: `/search?search=${start + at}`,
        },
        ...{ state: {}, filter: searchFilter({ refinements, ranges }), text: '', frequency: 'daily' },
        ...{ confirmed_at: new Date().toISOString(), found: 0, created_at: new Date().toISOString() },
      }
    })
    const columns = Object.keys(rows[0] as object).join(', ')
    await database.query(
      `insert into saved_searches (${columns}) select ${columns} from jsonb_populate_recordset(null::saved_searches, $1)`,
      [JSON.stringify(rows)],
    )
  }
  await database.query('analyze')
}
