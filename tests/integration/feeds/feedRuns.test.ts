import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FeedBusyError } from '../../../src/feeds/feedError'
import { importFeed } from '../../../src/feeds/importFeed'
import {
  claimRun,
  finishRun,
  interruptStaleRuns,
  type NewRun,
  queueRun,
  requeueWaitingRuns,
  startRun,
} from '../../../src/feeds/runs/feedRuns'
import { queueDueFeeds } from '../../../src/feeds/runs/queueDueFeeds'
import { runFeedImport } from '../../../src/feeds/runs/runFeed'
import { createDiskStore } from '../../../src/providers/fileStore/disk'
import { toDatabase } from '../../../src/server/database/database'
import { startTestWorker } from '../../support/worker'

const NOW = new Date('2026-11-20T02:00:00Z')
const LOG = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const CSV = ['stocknum,make,model', 'A1,Kia,Rio', 'A2,Kia,Picanto', 'A3,Kia,', 'A4,Kia,EV6'].join('\n')

let pool: pg.Pool
let siteId: number
let folder: string

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 6 })
  const { rows } = await pool.query("INSERT INTO sites (name, slug) VALUES ('Runs', 'runs') RETURNING id")
  siteId = rows[0].id
  folder = mkdtempSync(join(tmpdir(), 'forecourt-runs-'))
  mkdirSync(join(folder, 'runs'))
  writeFileSync(join(folder, 'runs/stock.csv'), CSV)
  writeFileSync(join(folder, 'runs/other-yard.csv'), CSV.replaceAll(/^(?=[A-Z]\d)/gm, 'Y'))
})
beforeEach(async () => {
  for (const table of ['feed_runs', 'stock_feeds', 'cars']) await pool.query(`DELETE FROM ${table}`)
})
afterAll(async () => {
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
})

const buildRun = (overrides: Partial<NewRun> = {}): NewRun => ({
  siteId,
  feedId: null,
  title: 'stock.csv',
  source: 'stock.csv',
  mode: 'full',
  dryRun: false,
  startedBy: 'person',
  startedByName: 'Ada',
  ...overrides,
})

async function addFeed(columns: Record<string, unknown> = {}): Promise<number> {
  const all = { site_id: siteId, name: 'Main', source: 'file', file_path: 'stock.csv', ...columns }
  const names = Object.keys(all)
  const { rows } = await pool.query(
    `INSERT INTO stock_feeds (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(all),
  )
  return rows[0].id
}

const listRuns = async () => (await pool.query('SELECT * FROM feed_runs ORDER BY id')).rows
const countCars = async () => Number((await pool.query('SELECT count(*) FROM cars')).rows[0].count)

async function until(condition: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await condition()) return
    await sleep(50)
  }
  throw new Error('It did not come about within ten seconds')
}

/** Runs a worker with feeds of this test's folder during a callback. */
async function withWorker(during: () => Promise<void>) {
  const worker = startTestWorker({ rules: { files: createDiskStore(folder), feedsFolder: folder, development: true } })
  await during().finally(() => worker.stop())
}

describe('the document of a run', () => {
  it('has its counts, its rejected rows with reasons, its duration and who started it', async () => {
    const run = await startRun(pool, buildRun(), NOW)
    const open = async () => Readable.from([Buffer.from(CSV)])
    await runFeedImport(run, { open }, { pool, log: LOG, clock: () => new Date(NOW.getTime() + 2_500) })
    const [document] = await listRuns()
    expect(document).toMatchObject({
      status: 'done',
      started_by: 'person',
      started_by_name: 'Ada',
      format: 'csv',
      rows: '4',
      new_count: '3',
      changed_count: '0',
      unchanged_count: '0',
      sold_count: '0',
      rejected_count: '1',
      rejected: [{ line: 4, stocknum: 'A3', field: 'model', reason: 'is missing' }],
      duration_ms: '2500',
      started_at: NOW,
    })
    expect(document.examples.new).toHaveLength(3)
  })

  it('has the reason of a failure, or of a stop by the guard with the changes it would have made', async () => {
    const import_ = async (csv: string) =>
      runFeedImport(
        await startRun(pool, buildRun(), NOW),
        { open: async () => Readable.from([Buffer.from(csv)]) },
        { pool, log: LOG },
      )
    await import_(CSV)
    await import_('')
    await import_('stocknum,make,model\nA1,Kia,Rio')
    const [, failed, stopped] = await listRuns()
    expect(failed).toMatchObject({ status: 'failed', reason: 'The feed is empty.' })
    expect(stopped).toMatchObject({ status: 'stopped', sold_count: '2', reason: expect.stringMatching(/2 of 3 cars/) })
    expect(stopped.examples.sold).toHaveLength(2)
    expect(await countCars()).toBe(3)
  })
})

describe('one run at a time', () => {
  it('is queued or running per site; another one is rejected, even of two concurrent requests', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => queueRun(pool, buildRun(), NOW)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(startRun(pool, buildRun(), NOW)).rejects.toThrow(FeedBusyError)
  })

  it('is claimed once, however many workers there are', async () => {
    await queueRun(pool, buildRun(), NOW)
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claimRun(pool, siteId, NOW)))
    expect(claimed.filter(Boolean)).toHaveLength(1)
  })

  it('locks the stock too: a concurrent import is rejected and changes nothing', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query("SELECT pg_advisory_xact_lock(hashtext('stock-import'), $1)", [siteId])
    const source = Readable.from([Buffer.from(CSV)])
    await expect(importFeed({ pool, siteId, source, now: NOW })).rejects.toThrow(FeedBusyError)
    await client.query('ROLLBACK')
    client.release()
  })
})

describe('a run killed midway', () => {
  it('leaves the stock unchanged, and its document says so', async () => {
    const script = `
      import pg from 'pg'
      import { startRun } from './src/feeds/runs/feedRuns'
      import { runFeedImport } from './src/feeds/runs/runFeed'
      const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 3 })
      const run = await startRun(pool, ${JSON.stringify(buildRun())}, new Date())
      async function* endless() {
        yield Buffer.from('stocknum,make,model\\n')
        for (let n = 0; ; n++) { yield Buffer.from('K' + n + ',Kia,Rio\\n'); if (n === 5000) console.log('midway'); if (n > 5000) await new Promise((go) => setTimeout(go, 20)) }
      }
      await runFeedImport(run, { open: async () => endless() }, { pool, log: console })`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: process.env,
    })
    await once(child.stdout, 'data')
    const muchLater = new Date(Date.now() + 60_000)
    // still running, without output
    expect(await interruptStaleRuns(toDatabase(pool), muchLater)).toBe(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await interruptStaleRuns(toDatabase(pool), new Date())).toBe(0)
    await until(async () => (await interruptStaleRuns(toDatabase(pool), muchLater)) === 1)
    const [document] = await listRuns()
    expect(document).toMatchObject({ status: 'interrupted', reason: expect.stringMatching(/Nothing was changed/) })
    expect(await countCars()).toBe(0)
    expect(await queueRun(pool, buildRun(), NOW)).toBeGreaterThan(document.id)
  })

  it('by its worker’s shutdown is rolled back too', async () => {
    const controller = new AbortController()
    async function* slow() {
      yield Buffer.from('stocknum,make,model\n')
      for (let n = 0; ; n++) {
        yield Buffer.from(`S${n},Kia,Rio\n`)
        if (n === 700) controller.abort()
      }
    }
    const run = await startRun(pool, buildRun(), NOW)
    await runFeedImport(run, { open: async () => slow() }, { pool, log: LOG, signal: controller.signal })
    expect((await listRuns())[0]).toMatchObject({ status: 'interrupted' })
    expect(await countCars()).toBe(0)
  })
})

describe('the worker', () => {
  it('runs feeds that staff start, and reports progress', async () => {
    const feedId = await addFeed()
    await queueRun(pool, buildRun({ feedId }), new Date())
    await withWorker(() => until(async () => (await listRuns())[0].status === 'done'))
    expect(await countCars()).toBe(3)
  })

  it('runs a due feed once, and schedules the next run', async () => {
    await addFeed({ schedule_kind: 'minutes', schedule_every_minutes: 30, next_run_at: NOW })
    const queued = await Promise.all([1, 2, 3].map(() => queueDueFeeds(pool, NOW)))
    expect(queued.reduce((sum, count) => sum + count)).toBe(1)
    expect(await listRuns()).toMatchObject([{ status: 'waiting', started_by: 'schedule', title: 'Main' }])
    const { rows } = await pool.query('SELECT next_run_at FROM stock_feeds')
    expect(rows[0].next_run_at).toEqual(new Date('2026-11-20T02:30:00Z'))
    expect(await queueDueFeeds(pool, NOW)).toBe(0)
  })

  it('postpones a due feed while its last run is in progress', async () => {
    const feedId = await addFeed({ schedule_kind: 'hours', schedule_every_hours: 1, next_run_at: NOW })
    await queueRun(pool, buildRun({ feedId }), NOW)
    expect(await queueDueFeeds(pool, NOW)).toBe(0)
    expect(await listRuns()).toHaveLength(1)
  })

  it('runs the feeds of a site one after another, also after a run that another process has in progress', async () => {
    const feeds = [await addFeed({ name: 'First' }), await addFeed({ name: 'Second', file_path: 'other-yard.csv' })]
    const elsewhere = await startRun(pool, buildRun(), new Date())
    for (const feedId of feeds) await queueRun(pool, buildRun({ feedId }), new Date(), { feedOnly: true })
    await withWorker(async () => {
      const jobs = "select 1 from graphile_worker.jobs where key like 'feeds:%' and attempts = 0 and run_at > now()"
      await until(async () => (await pool.query(jobs)).rowCount === 1)
      expect((await listRuns()).map(({ status }) => status)).toEqual(['running', 'waiting', 'waiting'])
      await finishRun(pool, elsewhere, { status: 'done' }, new Date())
      await until(async () => (await listRuns()).every(({ status }) => status === 'done'))
    })
    const [, first, second] = await listRuns()
    expect(second.started_at >= first.finished_at).toBe(true)
  })

  it('re-creates the lost job of a queued run', async () => {
    const feedId = await addFeed()
    await queueRun(pool, buildRun({ feedId }), new Date())
    expect(await requeueWaitingRuns(pool)).toBe(0)
    await pool.query("select graphile_worker.remove_job('feeds:' || $1)", [siteId])
    expect(await requeueWaitingRuns(pool)).toBe(1)
    await withWorker(() => until(async () => (await listRuns())[0].status === 'done'))
  })

  it('reports the error of a source', async () => {
    const feedId = await addFeed({ file_path: '../secrets.csv' })
    await queueRun(pool, buildRun({ feedId }), new Date())
    await withWorker(() => until(async () => (await listRuns())[0].status === 'failed'))
    expect((await listRuns())[0].reason).toMatch(/was not found/)
  })
})
