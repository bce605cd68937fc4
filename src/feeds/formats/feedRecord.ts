/** A cell of a feed; a list if an XML element or a JSON value repeats. */
export type FeedCell = string | string[]

/** One vehicle of a feed: its line and its cells by column name. */
export interface FeedRecord {
  /** line on which it starts or, in CSV, ends; the first is 1 */
  line: number
  fields: Record<string, FeedCell>
  /** why it is malformed */
  problem?: { field: string; reason: string }
}

/** What a reader reports besides the records. */
export interface ReadNotes {
  /** column names seen so far */
  columns: Set<string>
  /** texts for staff, for the run's report */
  warnings: string[]
  /** the feed is incomplete, so missing cars must not be removed */
  truncated: boolean
}

/** Maximum length of a cell, in characters. */
export const MAX_CELL_LENGTH = 512 * 1024

/** Maximum length of a vehicle, in characters; an unclosed quote would otherwise fill the memory. */
export const MAX_RECORD_LENGTH = 8 * 1024 * 1024

/** Maximum length of a column's name, in characters, and number of columns of a feed; no stock system comes close. */
export const MAX_COLUMN_NAME_LENGTH = 300
export const MAX_COLUMNS = 1000

/** Cells of one vehicle; with more, the path points at the whole feed. */
export const MAX_CELLS = 5_000

export const TOO_MANY_CELLS_PROBLEM = { field: 'row', reason: `has more than ${MAX_CELLS} values` }

const COLUMNS_MESSAGE = `The feed has more than ${MAX_COLUMNS} columns, or names of more than ${MAX_COLUMN_NAME_LENGTH} characters. These columns are not read.`

/** Adds the names of columns to the notes, up to the maxima above. */
export function addColumns({ columns, warnings }: ReadNotes, names: Iterable<string>): void {
  for (const name of names) {
    if (columns.has(name)) continue
    if (columns.size < MAX_COLUMNS && name.length <= MAX_COLUMN_NAME_LENGTH) columns.add(name)
    else if (!warnings.includes(COLUMNS_MESSAGE)) warnings.push(COLUMNS_MESSAGE)
  }
}

export const TRUNCATED_MESSAGE =
  'The feed looks cut off. The cars before that point were imported; missing cars were not removed.'

export const tooLongProblem = (field: string) => ({
  field,
  reason: `is longer than ${MAX_CELL_LENGTH / 1024} KB`,
})
