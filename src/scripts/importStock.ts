// `npm run stock:import -- --site harbour --file feed.csv [--dry-run] [--delta] [--guard 20] [--format xml] [--feed "Main"]`
import { createReadStream, existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { DEFAULT_REMOVAL_GUARD_PERCENT, FEED_FORMATS, type FeedFormat } from '../domain/feeds/feedOptions'
import { FeedBusyError } from '../feeds/feedError'
import type { FeedProgress } from '../feeds/importFeed'
import { startRun } from '../feeds/runs/feedRuns'
import { findFeedByName, findOnlyFeed } from '../feeds/runs/feedSettings'
import { runFeedImport } from '../feeds/runs/runFeed'
import { toDatabase } from '../server/database/database'
import { sites } from '../server/database/tables.generated'
import { databaseUrl } from './databaseUrl.mjs'
import { formatFeedReport } from './feedReport'

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    file: { type: 'string' },
    feed: { type: 'string' },
    format: { type: 'string' },
    guard: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    delta: { type: 'boolean', default: false },
  },
})

/** Feed formats by file extension. */
const FORMAT_BY_EXTENSION: Record<string, FeedFormat> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.xml': 'xml',
  '.json': 'json',
  '.ndjson': 'json',
}

const guard = values.guard === undefined ? undefined : Number(values.guard)
const dryRun = values['dry-run']
if (!values.site || !values.file) exitWithError('Missing --site or --file, such as --site harbour --file feed.csv')
if (!existsSync(values.file)) exitWithError(`File not found: ${values.file}`)
if (guard !== undefined && !(guard >= 0 && guard <= 100)) exitWithError('--guard must be a percentage from 0 to 100')
if (values.format !== undefined && !(FEED_FORMATS as readonly string[]).includes(values.format))
  exitWithError(`--format must be one of ${FEED_FORMATS.filter((format) => format !== 'auto').join(', ')}`)

const file = values.file
const abortController = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => abortController.abort())
const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 3 })
try {
  const [site] = await toDatabase(pool).select({ id: sites.id }).from(sites).where(eq(sites.slug, values.site))
  const siteId = site?.id ?? exitWithError(`Site not found: ${values.site}`)
  const feed = values.feed === undefined ? null : await findFeedByName(pool, siteId, values.feed)
  if (values.feed !== undefined && feed === null) exitWithError(`Feed not found: ${values.feed}`)
  const only = feed ?? (await findOnlyFeed(pool, siteId))
  const owner = only === 'several' ? exitWithError('The site has several feeds. Name one with --feed "Name".') : only
  const mode = values.delta ? 'delta' : (feed?.mode ?? 'full')
  const format = (values.format as FeedFormat | undefined) ?? FORMAT_BY_EXTENSION[extname(file).toLowerCase()] ?? 'auto'

  const run = await startRun(
    pool,
    {
      siteId,
      feedId: owner?.id ?? null,
      title: feed?.name ?? basename(file),
      source: basename(file),
      mode,
      dryRun,
      startedBy: 'terminal',
    },
    new Date(),
  )
  const outcome = await runFeedImport(
    run,
    {
      open: async () => createReadStream(file, { highWaterMark: 256 * 1024 }),
      formatOptions: { ...feed?.formatOptions, format },
      mapping: feed?.mapping,
      mode,
      missingCars: feed?.missingCars,
      removalGuardPercent: guard ?? feed?.guardPercent ?? DEFAULT_REMOVAL_GUARD_PERCENT,
    },
    {
      pool,
      log: { info: () => {}, warn: console.warn, error: console.error },
      signal: abortController.signal,
      onProgress: progressLine(),
    },
  )
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  for (const line of formatFeedReport(outcome)) console.log(line)
  console.log(`See the full report in the admin under Feed runs, run ${run.id}.`)
  if (outcome.status !== 'done') process.exitCode = 1
} catch (error) {
  if (!(error instanceof FeedBusyError)) throw error
  exitWithError(error.message)
} finally {
  await pool.end()
}

/** Prints progress on one line of a terminal, or every 5 seconds on a new line. */
function progressLine(): (progress: FeedProgress) => void {
  const labels = { reading: 'Reading', comparing: 'Comparing with the stock', writing: 'Writing' }
  const everyMs = process.stdout.isTTY ? 100 : 5_000
  let shownAt = Date.now() - (process.stdout.isTTY ? everyMs : 0)
  return ({ phase, rows, rejected }) => {
    if (phase === 'reading' && Date.now() - shownAt < everyMs) return
    shownAt = Date.now()
    const line = `${labels[phase]}: ${rows.toLocaleString('en-AU')} rows, ${rejected.toLocaleString('en-AU')} rejected`
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
  }
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
