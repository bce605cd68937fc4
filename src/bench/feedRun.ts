// Runs one import in its own process to measure its memory: feedRun.ts <site id> <file>. Prints JSON.
import { createReadStream } from 'node:fs'
import pg from 'pg'
import { importFeed } from '../feeds/importFeed'

const [site, file] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const report = await importFeed({
  pool,
  siteId: Number(site),
  source: createReadStream(file as string, { highWaterMark: 256 * 1024 }),
  now: new Date(),
  clock: () => new Date(),
})
await pool.end()
const { rows, new: added, changed, unchanged, rejectedCount, durationMs } = report
// kilobytes on Linux and macOS
const peakMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ rows, added, changed, unchanged, rejectedCount, durationMs, peakMb }))
