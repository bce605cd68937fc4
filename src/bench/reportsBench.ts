import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadReport } from '../data/reports/loadReport'
import type { ReportScope } from '../data/reports/scope'
import { addDays, localTime } from '../domain/openingHours/localTime'
import { lastDays, periodBefore } from '../domain/reports/period'
import { REPORTS, type ReportName } from '../domain/reports/report'
import { prepareDatabase } from '../scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../scripts/postgres/embeddedPostgres.mjs'
import { toDatabase } from '../server/database/database'
import { RAW_DAYS, rollUpDay, rollUpDueDays } from '../server/reports/rollUp'
import { type BenchRow, figure, figureWithMax } from './benchRow'
import { addRow } from './benchStock'
import { environmentFor } from './stockIndexBench'

interface ReportsBenchOptions {
  /** events of all sites in a year; those of the last 90 days are in the database, as in practice */
  eventsAYear: number
  onProgress?: (line: string) => void
}

/** The sites of one deployment, and those of the largest group. The first site has a third of all events. */
const SITES = 20
const GROUP = 10
const ZONE = 'Australia/Sydney'
const MAX_ROLL_UP_SECONDS = 120
const MAX_REPORT_MS = 300
const REPEATS = 5

/**
 * Measures the nightly roll-up of a day, and each report over 90 days beside the 90 before, of the busiest site and of a group, on a Postgres of its
 * own.
 */
export async function benchReports({
  eventsAYear,
  onProgress = () => undefined,
}: ReportsBenchOptions): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-reports-bench-'))
  // The account that Postgres runs as needs access.
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres'), database: 'bench', durable: false })
  const pool = new pg.Pool({ connectionString: server.url, max: 4 })
  // The server may stop while connections are still closing.
  pool.on('error', () => undefined)
  try {
    onProgress('migrating the database')
    await prepareDatabase({ env: environmentFor(server.url, folder) })
    return await measure(server.url, pool, eventsAYear, onProgress)
  } finally {
    await pool.end().catch(() => undefined)
    await server.stop()
    await removePostgres(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(url: string, pool: pg.Pool, eventsAYear: number, onProgress: (line: string) => void) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sites: number[] = []
    for (let index = 0; index < SITES; index += 1)
      sites.push(await addRow(client, 'sites', { name: `Bench ${index}`, slug: `bench-${index}`, time_zone: ZONE }))
    const raw = Math.round((eventsAYear * RAW_DAYS) / 365)
    onProgress(`inserting the ${raw.toLocaleString('en-AU')} events of ${RAW_DAYS} days`)
    await insertEvents(client, sites, raw)
    await client.query('analyze analytics_events')
    return await measureReports(pool, client, sites, eventsAYear, onProgress)
  } finally {
    await client.end()
  }
}

async function measureReports(
  pool: pg.Pool,
  client: pg.Client,
  sites: readonly number[],
  eventsAYear: number,
  onProgress: (line: string) => void,
): Promise<BenchRow[]> {
  const now = new Date()
  const size = `${(eventsAYear / 1e6).toLocaleString('en-AU')} million events a year`
  const yesterday = addDays(localTime(ZONE, now).date, -1)
  const seconds = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await work()
    return (performance.now() - startedAt) / 1000
  }
  const day = await seconds(async () => {
    for (const id of sites) await rollUpDay(pool, { id, timeZone: ZONE }, yesterday, now)
  })
  await client.query('delete from report_progress')
  onProgress('rolling up the days before')
  const all = await seconds(async () => {
    while ((await rollUpDueDays(pool, now)).more);
  })
  // Days older than the events themselves: the same figures, 13 weeks earlier.
  await client.query(
    `insert into report_days select site_id, measure, day - 91, key, detail, count, part from report_days on conflict do nothing`,
  )
  await client.query('vacuum analyze report_days')
  const { rows } = await client.query<{ rows: string; size: string }>(
    `select count(*) as rows, pg_total_relation_size('report_days') as size from report_days`,
  )
  const period = lastDays(90, localTime(ZONE, now).date)
  const scope = (ids: readonly number[]): ReportScope => ({
    payload: { db: { pool, drizzle: toDatabase(pool) }, find: async () => ({ docs: [] }) } as never,
    sites: ids.map((id) => ({ id, name: `Bench ${id}`, timeZone: ZONE })),
    ...{ period, before: periodBefore(period), now },
  })
  const slowest = async (ids: readonly number[], today: boolean) => {
    const times: [ReportName, number][] = []
    for (const name of Object.keys(REPORTS) as ReportName[]) {
      const samples: number[] = []
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const of = scope(ids)
        const to = localTime(ZONE, now).date
        const asked = today ? { ...of, period: { ...of.period, to }, now: new Date(now.getTime() + repeat) } : of
        samples.push(1000 * (await seconds(() => loadReport(name, asked))))
      }
      times.push([name, samples.sort((a, b) => a - b)[Math.floor(REPEATS / 2)]!])
      onProgress(`${name}: ${times.at(-1)![1].toFixed(0)} ms`)
    }
    return times.sort(([, a], [, b]) => b - a)[0]!
  }
  onProgress('reading the reports of the busiest site')
  const one = await slowest(sites.slice(0, 1), false)
  onProgress('reading the reports of the group')
  const group = await slowest(sites.slice(0, GROUP), false)
  onProgress('reading the reports of the busiest site with today')
  const today = await slowest(sites.slice(0, 1), true)
  return [
    figureWithMax(`${size}, ${SITES} sites: roll up a day of all`, day, 's', MAX_ROLL_UP_SECONDS),
    figure(`Roll up ${RAW_DAYS} days of all sites`, all, 's'),
    figure('Daily figures of 180 days', Number(rows[0]!.rows), ''),
    figure('Their size with the index', Number(rows[0]!.size) / 1e6, 'MB'),
    figureWithMax(
      `Slowest report of the busiest site, 90 days and the 90 before (${one[0]})`,
      one[1],
      'ms',
      MAX_REPORT_MS,
    ),
    figureWithMax(`Slowest report of a group of ${GROUP} sites (${group[0]})`, group[1], 'ms', MAX_REPORT_MS),
    figureWithMax(`Slowest report of the busiest site with today (${today[0]})`, today[1], 'ms', MAX_REPORT_MS),
  ]
}

/** Events per statement, so that the progress of long runs can be seen in Postgres. */
const ROWS_PER_INSERT = 1_000_000

/** Events like those of visits: pages with a long tail, cars, searches, steps, promotions and measures of speed. */
async function insertEvents(client: pg.Client, sites: readonly number[], count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS_PER_INSERT)
    await client.query(
      `insert into analytics_events (site_id, event_id, at, path, car_id, details)
       select site, event, now() - interval '1 second' * (n::float8 * ${RAW_DAYS * 86_400} / $2),
         case when event = 100 then path end, case when event in (101, 25) then 1 + floor(power(r2, 2) * 800)::int end,
         case event
           when 100 then case when r1 < 0.35
             then jsonb_build_object('kind', kind, 'entry', true, 'source', 'source-' || floor(power(r2, 3) * 40), 'medium', 'cpc',
               'campaign', case when r1 < 0.1 then 'campaign-' || floor(power(r3, 2) * 30) else '' end)
             else jsonb_build_object('kind', kind) end
           when 49 then jsonb_build_object('words', 'words ' || floor(power(r2, 3) * 3000), 'count', floor(r1 * 5))
           when 107 then jsonb_build_object('metric', (array['LCP', 'INP', 'CLS'])[1 + floor(r1 * 3)::int], 'kind', kind, 'bucket', floor(10 + power(r2, 2) * 60))
           when 108 then jsonb_build_object('step', (array['search', 'car', 'formStart', 'sent'])[1 + floor(power(r1, 2) * 4)::int])
           when 103 then jsonb_build_object('form', 'car', 'field', (array['email', 'phone', 'name', 'message'])[1 + floor(r1 * 4)::int])
           when 104 then jsonb_build_object('promotion', 'promoCard:' || 1 + floor(r1 * 30)::int)
         end
       from (
         select n, r1, r2, r3, event,
           case when r3 < 0.33 then ($1::int[])[1] else ($1::int[])[1 + floor(r2 * cardinality($1::int[]))::int] end as site,
           case when r1 < 0.5 then '/cars/car-' || floor(power(r2, 2) * 2000) else '/page-' || floor(power(r3, 3) * 500) end as path,
           (array['home', 'search', 'car', 'page', 'offer'])[1 + floor(r2 * 5)::int] as kind
         from (
           select n, random() as r1, random() as r2, random() as r3,
             (array[100, 100, 100, 100, 101, 101, 49, 107, 107, 108, 104, 103, 25])[1 + floor(random() * 13)::int] as event
           from generate_series($3::bigint, $4::bigint) n
         ) drawn
       ) events`,
      [sites, count, from + 1, Math.min(from + ROWS_PER_INSERT, count)],
    )
}
