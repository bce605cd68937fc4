import type { FeedFieldHelp, FeedPreview } from '../domain/feeds/feedPreview'
import { FEED_FIELDS, type FeedField, REQUIRED_FIELDS } from '../domain/feeds/feedRow'
import { feedFieldLabel } from '../domain/feeds/fieldLabels'
import { KEY_FEED_FIELDS, STOCK_SYSTEMS } from '../domain/feeds/stockSystems'
import { toLabel } from '../domain/labels'
import { CAR_FIELDS, type CarField } from '../domain/stock/carFields'
import type { TaskContext } from '../server/taskProcesses/processTask'
import { mapStockSystem, suggestColumns } from './columnAliases'
import type { FeedCell } from './formats/feedRecord'
import { createFeedDetails, type FeedFormatOptions, readFeed } from './formats/readFeed'
import { CellMapper, type FeedMapping } from './mapping'
import { SiteLocations } from './siteLocations'
import { StockChecks } from './stockChecks'

const PREVIEW_ROWS = 5

/** Rows read to collect the columns; in XML and JSON a single vehicle may lack some. */
const SAMPLED_ROWS = 50

/** Characters of a cell shown in a preview. */
const MAX_SHOWN_LENGTH = 300

/** With what a feed is read. */
interface PreviewInput {
  formatOptions: FeedFormatOptions
  /** the columns that staff chose */
  mapping: FeedMapping
  /** `SiteLocations.ids` of the site */
  locationIds: ReadonlyMap<string, number>
}

/** Reads a feed's columns and first rows, and no further. Runs in a process of its own. @throws {FeedError} if the feed cannot be read */
export async function previewFeed(
  { formatOptions, mapping, locationIds }: PreviewInput,
  { source }: Pick<TaskContext, 'source'>,
): Promise<FeedPreview> {
  const locations = new SiteLocations(locationIds)
  const details = createFeedDetails()
  const mapper = new CellMapper(FEED_FIELDS, mapping, details.columns)
  const checks = new StockChecks()
  const rows: FeedPreview['rows'] = []
  let sampled = 0
  for await (const { fields } of readFeed(source, formatOptions, details)) {
    if (rows.length < PREVIEW_ROWS) rows.push(toPreviewCells(fields))
    const { location, stocknum } = mapper.mapCells(fields)
    if (typeof location === 'string' && locations.find(location) === undefined)
      checks.addUnknownYard(location, typeof stocknum === 'string' ? stocknum : null)
    sampled += 1
    if (sampled >= SAMPLED_ROWS) break
  }
  return {
    format: details.format ?? 'csv',
    recordPath: details.recordPath,
    columns: [...details.columns],
    rows,
    suggested: Object.fromEntries(suggestColumns(details.columns, FEED_FIELDS, mapper.meanings)),
    systems: STOCK_SYSTEMS.map((system) => ({
      id: system.id,
      label: system.label,
      mapping: mapStockSystem(system, [...details.columns], FEED_FIELDS, mapper.meanings) as Record<string, string>,
    })),
    warnings: [...details.warnings, ...checks.warnings().map((text) => `In the first ${sampled} rows: ${text}`)],
    fields: FEED_FIELDS.map((field) => ({
      field,
      label: feedFieldLabel(field),
      required: (REQUIRED_FIELDS as readonly string[]).includes(field),
      isKey: (KEY_FEED_FIELDS as readonly string[]).includes(field),
      values: listChoices(field),
    })),
  }
}

/** The values of a field that has only some, with their labels. */
function listChoices(field: FeedField): FeedFieldHelp['values'] {
  const declared: CarField = CAR_FIELDS[field]
  return declared.kind === 'choice' ? declared.values.map((value) => ({ value, label: toLabel(value) })) : null
}

function toPreviewCells(fields: Record<string, FeedCell>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, cell]) => {
      const text = typeof cell === 'string' ? cell : cell.join('\n')
      return [name, text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text]
    }),
  )
}
