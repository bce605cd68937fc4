import { CsvError, parse } from 'csv-parse'
import type { FeedDelimiter } from '../../domain/feeds/feedOptions'
import { FeedError } from '../feedError'
import {
  addColumns,
  type FeedRecord,
  MAX_CELL_LENGTH,
  MAX_RECORD_LENGTH,
  type ReadNotes,
  TRUNCATED_MESSAGE,
  tooLongProblem,
} from './feedRecord'

const EXTRA_CELLS_PROBLEM = {
  field: 'row',
  reason: 'has more cells than the header; quote cells that contain the delimiter, such as "34,990"',
}

const DELIMITERS: Record<Exclude<FeedDelimiter, 'auto'>, string> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' }

/**
 * Streams the rows of a CSV feed. The first line names the columns. Accepts a byte order mark, blank lines and missing empty
 * cells at the end of a row. A file that ends inside a row is marked as truncated, and its complete rows are used.
 * @param text the feed's text in chunks
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  notes: ReadNotes,
  requested: FeedDelimiter = 'auto',
): AsyncGenerator<FeedRecord> {
  let reader: CsvReader | null = null
  let head = ''
  let lastPiece = ''
  for await (const chunk of text) {
    if (chunk === '') continue
    lastPiece = chunk
    if (reader) {
      yield* await reader.write(chunk)
      continue
    }
    // Detecting the delimiter needs the whole header.
    head += chunk
    if (!/[\r\n]/.test(head.trimStart()) && head.length < MAX_CELL_LENGTH) continue
    reader = new CsvReader(head, requested, notes)
    yield* await reader.write(head)
  }
  if (!reader) {
    reader = new CsvReader(head, requested, notes)
    await reader.write(head)
  }
  yield* await reader.end(/[\r\n]$/.test(lastPiece))
}

interface RowInfo {
  lines: number
  error?: CsvError
}

/** Collects rows itself, because the parser's stream drops buffered rows on an error. */
class CsvReader {
  private names: string[] = []
  /** of the last column that is read */
  private lastName: string | undefined
  private rows: FeedRecord[] = []
  private count = 0
  /** trailing delimiters of the first row; some systems end every row with one */
  private extraDelimiters = 0
  private failure: unknown = null
  private readonly parser

  constructor(
    head: string,
    requested: FeedDelimiter,
    private readonly notes: ReadNotes,
  ) {
    this.parser = parse({
      bom: true,
      delimiter: requested === 'auto' ? detectDelimiter(head) : DELIMITERS[requested],
      columns: (header: string[]) => this.columns(header),
      info: false,
      max_record_size: MAX_RECORD_LENGTH,
      on_record: (record: Record<string, string>, info) => {
        this.addRow(record, info)
        return null
      },
      record_delimiter: detectLineEndings(head),
      relax_column_count: true,
      // An unescaped quote inside a quoted cell, as in 17", spoils only that cell.
      relax_quotes: true,
      skip_empty_lines: true,
      ltrim: true,
    })
    this.parser.on('error', (error) => {
      this.failure ??= error
    })
    this.parser.resume()
  }

  /** Returns all rows but the last, which may be incomplete. */
  async write(chunk: string): Promise<FeedRecord[]> {
    await new Promise<void>((resolve) => this.parser.write(chunk, () => resolve()))
    if (this.failure) throw toFeedError(this.failure)
    const complete = this.rows.slice(0, -1)
    this.rows = this.rows.slice(-1)
    return complete
  }

  async end(lineEnded: boolean): Promise<FeedRecord[]> {
    await new Promise<void>((resolve) => {
      this.parser.once('close', resolve)
      this.parser.end()
    })
    const openQuote = this.failure instanceof CsvError && this.failure.code === 'CSV_QUOTE_NOT_CLOSED'
    if (this.failure && !openQuote) throw toFeedError(this.failure)
    const last = this.rows.at(-1)
    const shortRow = !lineEnded && last !== undefined && this.lacksCells(last)
    if (openQuote || shortRow) {
      this.notes.truncated = true
      this.notes.warnings.push(TRUNCATED_MESSAGE)
    } else if (this.count === 0) throw new FeedError('The feed is empty: it has a header but no rows.')
    return !openQuote && shortRow ? this.rows.slice(0, -1) : this.rows
  }

  private columns(header: string[]): (string | false)[] {
    if (header.length < 2)
      throw new FeedError('The feed has a single column. Check the delimiter: comma, semicolon, tab or vertical bar.')
    this.names = header.map((name) => name.trim())
    addColumns(this.notes, this.names.filter(Boolean))
    // Columns without a name or with a duplicate name are left out.
    const read = new Set<string>()
    const columns = this.names.map((name) => {
      if (read.has(name) || !this.notes.columns.has(name)) return false
      read.add(name)
      return name
    })
    this.lastName = [...read].at(-1)
    return columns
  }

  private addRow(fields: Record<string, string>, { lines, error }: RowInfo): void {
    this.count += 1
    for (const name of Object.keys(fields)) fields[name] = withoutOuterQuotes(fields[name]!.trimEnd())
    const long = this.names.find((name) => (fields[name]?.length ?? 0) > MAX_CELL_LENGTH)
    if (long !== undefined)
      this.rows.push({ line: lines, fields: { ...fields, [long]: '' }, problem: tooLongProblem(long) })
    else this.rows.push({ line: lines, fields, ...(this.hasMoreCells(error) ? { problem: EXTRA_CELLS_PROBLEM } : {}) })
  }

  /** True if an unquoted delimiter inside a cell has shifted the cells after it. */
  private hasMoreCells(error: CsvError | undefined): boolean {
    const cells = (error as { record?: string[] } | undefined)?.record ?? []
    const more = cells.slice(this.names.length)
    const blank = more.every((cell) => cell.trim() === '')
    if (this.count === 1 && blank) this.extraDelimiters = more.length
    return !blank || more.length > this.extraDelimiters
  }

  private lacksCells({ fields }: FeedRecord): boolean {
    return this.lastName !== undefined && fields[this.lastName] === undefined
  }
}

/** Accepts both LF and CRLF in one file, since concatenated files mix them. */
function detectLineEndings(head: string): string[] {
  const first = /[\r\n]+/.exec(head)?.[0] ?? '\n'
  return first.includes('\n') ? ['\r\n', '\n'] : ['\r']
}

const withoutOuterQuotes = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1) : cell)

/** The most frequent delimiter in the header, outside quotes. */
export function detectDelimiter(head: string): string {
  const line = /^[\s\uFEFF]*([^\r\n]*)/.exec(head)?.[1] ?? ''
  const outside = line.replace(/"[^"]*"/g, '')
  const counts = Object.values(DELIMITERS).map((sign) => ({ sign, times: outside.split(sign).length - 1 }))
  const best = counts.reduce((max, next) => (next.times > max.times ? next : max))
  return best.times > 0 ? best.sign : ','
}

function toFeedError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new FeedError(
      `The feed has a row of more than ${MAX_RECORD_LENGTH / 1024 / 1024} MB near line ${error.lines}. Look for an unclosed quote.`,
    )
  return new FeedError(`The feed cannot be read near line ${error.lines}: ${error.message}`)
}
