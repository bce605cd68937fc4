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

export const TRUNCATED_MESSAGE =
  'The feed looks cut off. The cars before that point were imported; missing cars were not removed.'

export const tooLongProblem = (field: string) => ({
  field,
  reason: `is longer than ${MAX_CELL_LENGTH / 1024} KB`,
})
