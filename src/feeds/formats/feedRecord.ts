/** A cell of a feed; XML and JSON have lists where CSV has one text. */
export type FeedCell = string | string[]

/** One vehicle of a feed as it came: where it stood and its cells by column name. */
export interface FeedRecord {
  /** line in the file on which it starts or, in CSV, ends; the first is 1 */
  line: number
  fields: Record<string, FeedCell>
  /** why it cannot be used, where its form alone says so */
  problem?: { field: string; reason: string }
}

/** What a reader has to say beside the records. */
export interface ReadNotes {
  /** the names of the columns, as soon as they are known */
  columns: Set<string>
  /** in words for staff, for the run's report */
  warnings: string[]
  /** the feed ends before its end, so what it lacks says nothing */
  truncated: boolean
}

/** Longest cell that a feed may hold, in characters; a dealer's longest comments are a fraction of it. */
export const MAX_CELL_LENGTH = 512 * 1024

/** Longest vehicle that is held in memory, in characters; a quote that is never closed would go on for ever. */
export const MAX_RECORD_LENGTH = 8 * 1024 * 1024

export const TRUNCATED_MESSAGE =
  'The feed looks cut off: it ends in the middle. The cars before that were taken; cars that it lacks were left alone.'

export const tooLongProblem = (field: string) => ({
  field,
  reason: `is longer than ${MAX_CELL_LENGTH / 1024} KB`,
})
