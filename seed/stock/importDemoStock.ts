import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { importFeed } from '../../src/feeds/importFeed'
import { shiftFeedDates } from './shiftFeedDates'

const feeds = join(dirname(fileURLToPath(import.meta.url)), '../feeds')

/**
 * Imports a demo dealer's feed as the dealer's own would be. The file's dates are moved to `now` first, so that what is
 * "just arrived" in it is just arrived today.
 */
export async function importDemoStock(
  pool: Pool,
  siteId: number,
  siteSlug: string,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const csv = await readFile(join(feeds, `${siteSlug}.csv`), 'utf8')
  const source = Readable.from([Buffer.from(shiftFeedDates(csv, now))])
  // The demo may be reseeded after its stock was renewed as a whole, which the guard would rightly stop for a dealer.
  const run = await importFeed({ pool, siteId, source, removalGuardPercent: 100, now })
  const problem = run.quarantined[0]
  if (problem) throw new Error(`${siteSlug}.csv line ${problem.line}: ${problem.field} ${problem.reason}`)
  report(`${siteSlug}: ${run.new} cars new, ${run.changed} changed, ${run.unchanged} unchanged, ${run.sold} sold`)
}
