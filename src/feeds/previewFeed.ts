import type { FeedPreview } from '../domain/feeds/feedPreview'
import { feedFieldLabel } from '../domain/feeds/fieldLabels'
import { suggestColumns } from './columnAliases'
import { FEED_FIELDS, REQUIRED_FIELDS } from './feedRow'
import type { FeedCell } from './formats/feedRecord'
import { createReading, type FeedWriting, readFeed } from './formats/readFeed'

const PREVIEW_ROWS = 5

/** Rows that are looked at for columns, which in XML and JSON a vehicle may lack. */
const LOOKED_AT = 50

/** Longest cell that a preview shows, in characters. */
const MAX_SHOWN_LENGTH = 300

/** A feed's columns and first rows. Reads no more of it than that. Throws `FeedError` where it cannot be read. */
export async function previewFeed(source: AsyncIterable<Buffer>, writing: FeedWriting): Promise<FeedPreview> {
  const reading = createReading()
  const rows: FeedPreview['rows'] = []
  let looked = 0
  for await (const { fields } of readFeed(source, writing, reading)) {
    if (rows.length < PREVIEW_ROWS) rows.push(shownCells(fields))
    looked += 1
    if (looked >= LOOKED_AT) break
  }
  return {
    format: reading.format ?? 'csv',
    recordPath: reading.recordPath,
    columns: [...reading.columns],
    rows,
    suggested: Object.fromEntries(suggestColumns(reading.columns, FEED_FIELDS)),
    warnings: reading.warnings,
    fields: FEED_FIELDS.map((field) => ({
      field,
      label: feedFieldLabel(field),
      required: (REQUIRED_FIELDS as readonly string[]).includes(field),
    })),
  }
}

function shownCells(fields: Record<string, FeedCell>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, cell]) => {
      const text = typeof cell === 'string' ? cell : cell.join('\n')
      return [name, text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text]
    }),
  )
}
