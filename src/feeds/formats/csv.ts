import { pipeline, type Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FeedError } from '../feedError'
import type { FeedRecord } from './feedRecord'
import { utf8Only } from './utf8Only'

/** Longest cell that a feed may hold, in bytes; a dealer's longest comments are a fraction of it. */
const LONGEST_RECORD_BYTES = 512 * 1024

/**
 * The rows of a CSV feed, one at a time, so that memory does not grow with the file. The first line names the columns; a
 * byte order mark, blank lines and rows with too few or too many cells are coped with. Throws `FeedError` where the whole
 * file cannot be read: it is empty, a web page, not UTF-8, or cut off inside a quoted cell.
 */
export async function* readCsv(source: Readable): AsyncGenerator<FeedRecord> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => columnsOf(header),
    info: true,
    max_record_size: LONGEST_RECORD_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  })
  // Whatever fails in the pipeline is thrown by the loop below, which reads its end.
  const records = pipeline(source, utf8Only(), parser, () => {})
  let rows = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: Record<string, string>
      info: { lines: number; invalid_field_length: number }
    }>) {
      rows += 1
      yield { line: info.lines, fields: record }
    }
  } catch (error) {
    throw asFeedError(error)
  }
  if (rows === 0) throw new FeedError('The feed is empty: it has no row below its header.')
}

function columnsOf(header: string[]): string[] {
  const first = header[0] ?? ''
  if (/^<(!doctype|html|\?xml)/i.test(first)) {
    throw new FeedError('The feed is a web page or XML, not CSV. Check that its address still leads to the file.')
  }
  if (header.length < 2) throw new FeedError('The feed has a single column. Check that commas separate its cells.')
  return header.map((name) => name.trim())
}

function asFeedError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedError('The feed ends inside a quoted cell; it looks cut off.')
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedError(`The feed has a row of more than ${LONGEST_RECORD_BYTES / 1024} KB near line ${error.lines}.`)
  }
  return new FeedError(`The feed cannot be read near line ${error.lines}: ${error.message}`)
}
