// `npm run stock:import -- --site harbour --file feed.csv [--dry-run] [--delta] [--guard 20]`
import { createReadStream, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { FeedError } from '../feeds/feedError'
import { importFeed } from '../feeds/importFeed'
import { databaseUrl } from './databaseUrl.mjs'

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    file: { type: 'string' },
    guard: { type: 'string', default: '20' },
    'dry-run': { type: 'boolean', default: false },
    delta: { type: 'boolean', default: false },
  },
})

const guard = Number(values.guard)
if (!values.site || !values.file) stop('Say which site and which file: --site harbour --file feed.csv')
if (!existsSync(values.file)) stop(`There is no file ${values.file}`)
if (!(guard >= 0 && guard <= 100)) stop('--guard takes a percentage from 0 to 100')

const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 1 })
try {
  const sites = await pool.query<{ id: number }>('SELECT id FROM sites WHERE slug = $1', [values.site])
  const site = sites.rows[0]
  if (!site) stop(`There is no site with the short name ${values.site}`)
  const report = await importFeed({
    pool,
    siteId: site.id,
    source: createReadStream(values.file),
    mode: values.delta ? 'delta' : 'full',
    removalGuardPercent: guard,
    dryRun: values['dry-run'],
    now: new Date(),
    onProgress: (rows) => process.stdout.isTTY && process.stdout.write(`\r${rows.toLocaleString('en-AU')} rows read`),
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  const verb = report.dryRun ? 'would be' : 'were'
  console.log(
    `${report.rows} rows in ${(report.durationMs / 1000).toFixed(1)} s: ${report.new} ${verb} new, ${report.changed} changed, ${report.unchanged} unchanged, ${report.sold} marked sold, ${report.quarantinedCount} set aside.`,
  )
  for (const { line, field, reason } of report.quarantined) console.log(`  line ${line}: ${field} ${reason}`)
} catch (error) {
  if (!(error instanceof FeedError)) throw error
  stop(error.message)
} finally {
  await pool.end()
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
