/** The first vehicles of a feed, raw and parsed, for mapping its columns. */
export interface FeedPreview {
  format: 'csv' | 'xml' | 'json'
  /** path of the vehicle records in XML and JSON */
  recordPath: string | null
  columns: string[]
  /** the first rows, cells by column; the items of a list are separated by newlines */
  rows: Record<string, string>[]
  /** the default column of each field */
  suggested: Record<string, string>
  /** the stock systems, each with the columns that it gives to other fields than `suggested` does */
  systems: { id: string; label: string; mapping: Record<string, string> }[]
  warnings: string[]
  /** every field that a feed can set, in order */
  fields: FeedFieldHelp[]
}

/** A field that a feed can set, with its label. */
export interface FeedFieldHelp {
  field: string
  label: string
  required: boolean
  /** asked for before all other fields, also where no column was found */
  isKey: boolean
  /** the values that a fixed value is chosen from */
  values: { value: string; label: string }[] | null
}
