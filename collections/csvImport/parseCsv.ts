import { parse } from 'csv-parse/sync'
import type { TaskContext } from '../../src/server/taskProcesses/processTask'

type Row = Record<string, string>

/** Columns of the largest file; a column for each of some colours and pictures makes hundreds. */
const MAX_COLUMNS = 1000

/** Cells that are sent at once: the server takes them in between other work. */
const BATCH_CELLS = 10_000

/**
 * Reads a CSV with a header row and reports its rows in batches, `maxRows` at most. Runs in a process of its own: five megabytes take seconds.
 * @throws {Error} if it is invalid, with the reason
 */
export function parseCsv({ text, maxRows }: { text: string; maxRows: number }, { report }: TaskContext): void {
  const columns = (header: string[]) => {
    if (header.length > MAX_COLUMNS) throw new Error(`It has more than ${MAX_COLUMNS} columns`)
    return header
  }
  const rows: Row[] = parse(text, {
    ...{ bom: true, skip_empty_lines: true, relax_column_count: true, trim: true },
    columns,
    to: maxRows,
  })
  const columnCount = Object.keys(rows[0] ?? {}).length
  const batchRows = Math.ceil(BATCH_CELLS / Math.max(1, columnCount))
  for (let start = 0; start < rows.length; start += batchRows) report(rows.slice(start, start + batchRows))
}
