/** The first vehicles of a feed, raw and as they would be read, for whoever says which column is what. */
export interface FeedPreview {
  format: 'csv' | 'xml' | 'json'
  /** where the vehicles were found in XML and JSON */
  recordPath: string | null
  columns: string[]
  /** the first rows, cells by column; a list's items stand on lines of their own */
  rows: Record<string, string>[]
  /** the column that fills each field where staff do not say otherwise */
  suggested: Record<string, string>
  warnings: string[]
  /** everything that a feed can fill, in order */
  fields: FeedFieldHelp[]
}

/** A field that a feed can fill, as staff read it. */
export interface FeedFieldHelp {
  field: string
  label: string
  needed: boolean
}
