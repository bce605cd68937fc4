import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Payload, Where } from 'payload'
import { FeedBusyError } from '../../src/feeds/feedError'
import { type ClaimedRun, type NewRun, startRun } from '../../src/feeds/runs/feedRuns'
import { runFeedImport } from '../../src/feeds/runs/runFeed'
import { upsert } from '../upsert'
import { shiftFeedDates } from './shiftFeedDates'

const feedsFolder = join(dirname(fileURLToPath(import.meta.url)), '../feeds')

/** A run of a stopped server blocks new runs for 30 seconds. */
const MAX_ATTEMPTS = 9
const RETRY_DELAY_MS = 5_000

const SILENT = { info: () => undefined, warn: () => undefined, error: console.error }

/**
 * Creates a demo dealer's feed and runs it like any other feed, so that staff can see the run and start the next. The file's
 * dates are shifted to `now`, so that just-arrived cars stay just arrived.
 */
export async function importDemoStock(
  payload: Payload,
  siteId: number,
  siteSlug: string,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const csv = await readFile(join(feedsFolder, `${siteSlug}.csv`), 'utf8')
  const data = Buffer.from(shiftFeedDates(csv, now))
  const source = `${siteSlug}-stock.csv`
  const upload = await uploadFeed(payload, siteId, source, data)
  const name = 'Main stock feed'
  const feedId = await upsert(payload, 'stockFeeds', { site: siteId, name }, { source: 'upload', upload, mode: 'full' })

  const { pool } = payload.db
  const run = await startRunWithRetry(pool, {
    siteId,
    feedId,
    title: name,
    source,
    mode: 'full',
    dryRun: false,
    startedBy: 'terminal',
  })
  const work = {
    open: async () => Readable.from([data]),
    // A new version of the demo may replace all cars, which the removal guard would prevent.
    removalGuardPercent: 100,
  }
  const { reason, report: result } = await runFeedImport(run, work, { pool, log: SILENT, clock: () => new Date() })
  if (!result) throw new Error(`${source}: ${reason}`)
  const problem = result.rejected[0]
  if (problem) throw new Error(`${source} line ${problem.line}: ${problem.field} ${problem.reason}`)
  report(
    `${siteSlug}: ${result.new} new cars, ${result.changed} changed, ${result.unchanged} unchanged, ${result.sold} sold`,
  )
}

/** Uploads the feed file, replacing the existing one. */
async function uploadFeed(payload: Payload, site: number, name: string, data: Buffer): Promise<number> {
  const file = { data, mimetype: 'text/csv', name, size: data.length }
  const where: Where = { and: [{ site: { equals: site } }, { filename: { equals: name } }] }
  const found = await payload.find({
    collection: 'feedFiles',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
  })
  const existing = found.docs[0]
  if (existing) {
    await payload.update({
      collection: 'feedFiles',
      id: existing.id,
      data: {},
      depth: 0,
      file,
      overwriteExistingFiles: true,
    })
    return existing.id
  }
  const created = await payload.create({
    collection: 'feedFiles',
    data: { site },
    depth: 0,
    file,
    overwriteExistingFiles: true,
  })
  return created.id
}

async function startRunWithRetry(pool: Payload['db']['pool'], run: NewRun): Promise<ClaimedRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startRun(pool, run, new Date())
    } catch (error) {
      if (!(error instanceof FeedBusyError) || attempt === MAX_ATTEMPTS) throw error
      await sleep(RETRY_DELAY_MS)
    }
  }
}
