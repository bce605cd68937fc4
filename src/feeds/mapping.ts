import { type FeedField, LIST_FIELDS, type MappedCells } from '../domain/feeds/feedRow'
import { listSeries } from '../domain/feeds/numberedColumns'
import { suggestColumns } from './columnAliases'
import { ColumnMeanings } from './columnMeanings'
import type { FeedCell } from './formats/feedRecord'

/**
 * Maps fields to columns of the feed: a column's name, "=used" for a fixed value, or "" to leave the field empty. Fields
 * that are not listed use the column of the same name or a known alias.
 */
export type FeedMapping = Partial<Record<FeedField, string>>

type Source = { columns: readonly string[] } | { value: string }

/** Maps a row's cells to fields. Column names are case-insensitive. */
export class CellMapper {
  /** what columns such as Type mean by their values so far */
  readonly meanings = new ColumnMeanings()
  private knownColumns = -1
  private sources: [field: FeedField, source: Source][] = []

  /** @param columns the names of the feed's columns; may grow while the feed is read */
  constructor(
    private readonly fields: readonly FeedField[],
    private readonly mapping: FeedMapping,
    private readonly columns: ReadonlySet<string>,
  ) {}

  mapCells(row: Record<string, FeedCell>): MappedCells {
    if (this.meanings.read(row, this.columns)) this.knownColumns = -1
    this.updateSources()
    const cells: MappedCells = {}
    for (const [field, source] of this.sources) {
      const cell = 'value' in source ? source.value : cellOf(row, source.columns)
      if (cell === undefined) continue
      if (typeof cell === 'string') cells[field] = cleanCell(cell)
      else cells[field] = LIST_FIELDS.has(field) ? cell.map(cleanCell) : cleanCell(cell.join(', '))
    }
    return cells
  }

  /** True if a column or a fixed value fills the field. */
  hasSource(field: FeedField): boolean {
    this.updateSources()
    return this.sources.some(([filled]) => filled === field)
  }

  /** The columns that fill no field. */
  unusedColumns(): string[] {
    this.updateSources()
    const used = this.sources.flatMap(([, source]) => ('columns' in source ? source.columns : []))
    // A JSON object is a column as a whole, and so is each of its values; using either uses both.
    const isUsed = (column: string) =>
      used.some((name) => name === column || name.startsWith(`${column}/`) || column.startsWith(`${name}/`))
    return [...this.columns].filter((column) => !isUsed(column))
  }

  /** Columns of the mapping that the feed does not have. */
  missingColumns(): string[] {
    const available = new Set([...this.columns].map((column) => column.toLowerCase()))
    return Object.values(this.mapping).filter(
      (column) => column && !column.startsWith('=') && !available.has(column.toLowerCase()),
    )
  }

  private updateSources(): void {
    if (this.columns.size === this.knownColumns) return
    this.knownColumns = this.columns.size
    const byName = new Map([...this.columns].map((column) => [column.toLowerCase(), column]))
    const mapped = new Set(Object.values(this.mapping).map((column) => column.toLowerCase()))
    const free = [...this.columns].filter((column) => !mapped.has(column.toLowerCase()))
    const suggested = suggestColumns(free, this.fields, this.meanings)
    this.sources = this.fields.flatMap((field): [FeedField, Source][] => {
      const wanted = this.mapping[field]
      if (wanted?.startsWith('=')) return [[field, { value: wanted.slice(1) }]]
      const column = wanted === undefined ? suggested.get(field) : byName.get(wanted.toLowerCase())
      if (column === undefined) return []
      return [[field, { columns: LIST_FIELDS.has(field) ? listSeries(column, this.columns) : [column] }]]
    })
  }
}

/** The cell of a column, or those of Image1, Image2 and so on together. */
function cellOf(row: Record<string, FeedCell>, columns: readonly string[]): FeedCell | undefined {
  const cells = columns.flatMap((column) => (Object.hasOwn(row, column) ? [row[column]!] : []))
  return cells.length > 1 ? cells.flat().filter((cell) => cell.trim() !== '') : cells[0]
}

/** A UTF-16 surrogate without its pair. */
const LONE_SURROGATE = /\p{Surrogate}/u
const LONE_SURROGATES = /\p{Surrogate}/gu

/** Trims text and removes what Postgres cannot store: NULs and lone surrogates. */
function cleanCell(cell: string): string {
  const wellFormed = LONE_SURROGATE.test(cell) ? cell.replaceAll(LONE_SURROGATES, '\uFFFD') : cell
  return (wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed).trim()
}
