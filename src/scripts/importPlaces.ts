// `npm run places:import -- --file places.csv [--dry-run]`: the towns and suburbs that distances are measured from
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { parseArgs } from 'node:util'
import { CsvError, parse } from 'csv-parse'
import pg from 'pg'
import { type Place, parsePlaceRow } from '../domain/locations/place'
import { writePlaces } from '../providers/geocoding/writePlaces'
import { databaseUrl } from './databaseUrl.mjs'

/** Rows written at a time. */
const BATCH_ROWS = 1000
/** Bytes of the longest row; those of a list of places are a fraction of it. */
const MAX_ROW_BYTES = 64 * 1024
/** Rows named with their faults; beyond it they are only counted. */
const LISTED_FAULTS = 50

const { values } = parseArgs({ options: { file: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } })
if (!values.file) stop('Say which file: --file places.csv. Its columns are name, state, postcode, lat and lng.')
if (!existsSync(values.file)) stop(`There is no file ${values.file}`)

const counts = { rows: 0, new: 0, changed: 0, again: 0, setAside: 0 }
const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 1 })
const client = await pool.connect()
try {
  await client.query('BEGIN')
  await importFile(values.file)
  await client.query(values['dry-run'] ? 'ROLLBACK' : 'COMMIT')
  const unchanged = counts.rows - counts.new - counts.changed - counts.again - counts.setAside
  console.log(
    `${counts.rows} rows: ${counts.new} ${values['dry-run'] ? 'would be new' : 'new'}, ${counts.changed} changed, ${unchanged} as they were, ${counts.again} named twice, ${counts.setAside} set aside.`,
  )
} catch (error) {
  await client.query('ROLLBACK').catch(() => {})
  if (!(error instanceof CsvError)) throw error
  stop(`Nothing was changed: the file cannot be read as CSV near line ${error.lines}. ${error.message}`)
} finally {
  client.release()
  await pool.end()
}

async function importFile(file: string): Promise<void> {
  const seen = new Set<string>()
  let batch: Place[] = []
  const flush = async () => {
    const written = await writePlaces((sql, params) => client.query(sql, params), batch)
    counts.new += written.new
    counts.changed += written.changed
    batch = []
  }
  for await (const { line, row } of rowsOf(file)) {
    counts.rows += 1
    const read = parsePlaceRow(row)
    if ('problems' in read) {
      counts.setAside += 1
      if (counts.setAside <= LISTED_FAULTS)
        console.log(`  line ${line}: ${read.problems.map(({ column, reason }) => `${column} ${reason}`).join('; ')}`)
      continue
    }
    const key = `${read.place.postcode} ${read.place.name}`
    if (seen.has(key)) {
      counts.again += 1
      continue
    }
    seen.add(key)
    batch.push(read.place)
    if (batch.length === BATCH_ROWS) await flush()
  }
  await flush()
}

/** The rows of a CSV file, one at a time, so that memory does not grow with it. The first line names the columns. */
async function* rowsOf(file: string): AsyncGenerator<{ line: number; row: Record<string, string> }> {
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
    stop('The file holds no rows. Its first line names the columns: name, state, postcode, lat, lng.')
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
