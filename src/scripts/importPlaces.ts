// `npm run places:import -- --file places.csv [--dry-run]`: imports the towns and suburbs used for distance searches
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { parseArgs } from 'node:util'
import { CsvError, parse } from 'csv-parse'
import pg from 'pg'
import { type Place, parsePlaceRow } from '../domain/locations/place'
import { type Database, inTransaction } from '../server/database/database'
import { writePlaces } from '../server/places/writePlaces'
import { databaseUrl } from './databaseUrl.mjs'

/** Rows per insert. */
const BATCH_ROWS = 1000
/** Maximum bytes of a row. */
const MAX_ROW_BYTES = 64 * 1024
/** Rejected rows that are listed; others are only counted. */
const MAX_LISTED_ERRORS = 50

const { values } = parseArgs({ options: { file: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } })
if (!values.file) exitWithError('Missing --file, such as --file places.csv. Columns: name, state, postcode, lat, lng.')
if (!existsSync(values.file)) exitWithError(`File not found: ${values.file}`)

const counts = { rows: 0, new: 0, changed: 0, duplicates: 0, rejected: 0 }
const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 1 })
try {
  const { file, 'dry-run': rollback } = values
  await inTransaction(pool, (database) => importFile(database, file), { rollback })
  const unchanged = counts.rows - counts.new - counts.changed - counts.duplicates - counts.rejected
  console.log(
    `${counts.rows} rows: ${counts.new} ${values['dry-run'] ? 'would be new' : 'new'}, ${counts.changed} changed, ${unchanged} unchanged, ${counts.duplicates} duplicates, ${counts.rejected} rejected.`,
  )
} catch (error) {
  if (!(error instanceof CsvError)) throw error
  exitWithError(`Invalid CSV near line ${error.lines}. ${error.message}`)
} finally {
  await pool.end()
}

async function importFile(database: Database, file: string): Promise<void> {
  const seen = new Set<string>()
  let batch: Place[] = []
  const flush = async () => {
    const batchCounts = await writePlaces(database, batch)
    counts.new += batchCounts.new
    counts.changed += batchCounts.changed
    batch = []
  }
  for await (const { line, row } of readRows(file)) {
    counts.rows += 1
    const parsed = parsePlaceRow(row)
    if ('problems' in parsed) {
      counts.rejected += 1
      if (counts.rejected <= MAX_LISTED_ERRORS)
        console.log(`  line ${line}: ${parsed.problems.map(({ column, reason }) => `${column} ${reason}`).join('; ')}`)
      continue
    }
    const key = `${parsed.place.postcode} ${parsed.place.name}`
    if (seen.has(key)) {
      counts.duplicates += 1
      continue
    }
    seen.add(key)
    batch.push(parsed.place)
    if (batch.length === BATCH_ROWS) await flush()
  }
  await flush()
}

/** Streams the rows of a CSV file. The first line names the columns. */
async function* readRows(file: string): AsyncGenerator<{ line: number; row: Record<string, string> }> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((column) => column.trim().toLowerCase()),
    info: true,
    max_record_size: MAX_ROW_BYTES,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const records = pipeline(createReadStream(file), parser, () => {}) as AsyncIterable<{
    record: Record<string, string>
    info: { lines: number }
  }>
  for await (const { record, info } of records) yield { line: info.lines, row: record }
  if (counts.rows === 0)
    exitWithError('The file has no rows. The first line must name the columns: name, state, postcode, lat, lng.')
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
