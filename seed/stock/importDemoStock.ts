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

const feeds = join(dirname(fileURLToPath(import.meta.url)), '../feeds')

/** A run of a server that was stopped just now counts as going on for half a minute. */
const ATTEMPTS = 9
const PAUSE_MS = 5_000

const SILENT = { info: () => undefined, warn: () => undefined, error: console.error }

/**
 * Sets up a demo dealer's feed and runs it as the dealer's own would be, so that staff find a run and can start the next. The
 * file's dates are moved to `now` first, so that what is "just arrived" in it is just arrived today.
 */
export async function importDemoStock(
  payload: Payload,
  siteId: number,
  siteSlug: string,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const csv = await readFile(join(feeds, `${siteSlug}.csv`), 'utf8')
  const data = Buffer.from(shiftFeedDates(csv, now))
  const source = `${siteSlug}-stock.csv`
  const upload = await uploadFeed(payload, siteId, source, data)
  const name = 'Main stock feed'
  const feedId = await upsert(payload, 'stockFeeds', { site: siteId, name }, { source: 'upload', upload, mode: 'full' })

  const { pool } = payload.db
  const run = await begin(pool, {
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
    // The demo may be reseeded after its stock was renewed as a whole, which the guard would rightly stop for a dealer.
    removalGuardPercent: 100,
  }
  const { reason, report: done } = await runFeedImport(run, work, { pool, log: SILENT, clock: () => new Date() })
  if (!done) throw new Error(`${source}: ${reason}`)
  const problem = done.quarantined[0]
  if (problem) throw new Error(`${source} line ${problem.line}: ${problem.field} ${problem.reason}`)
  report(`${siteSlug}: ${done.new} cars new, ${done.changed} changed, ${done.unchanged} unchanged, ${done.sold} sold`)
}

/** The feed's file as staff would upload it; there is one for each site. */
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

async function begin(pool: Payload['db']['pool'], run: NewRun): Promise<ClaimedRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startRun(pool, run, new Date())
    } catch (error) {
      if (!(error instanceof FeedBusyError) || attempt === ATTEMPTS) throw error
      await sleep(PAUSE_MS)
    }
  }
}
