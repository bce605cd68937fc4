'use client'
import type { FeedFieldHelp, FeedPreview } from '@/domain/feeds/feedPreview'
import { MappingRow } from './MappingRow'
import type { Mapping } from './mapping'

interface MappingTableProps {
  preview: FeedPreview
  mapping: Mapping
  onChange: (field: string, column: string | null) => void
  disabled: boolean
}

/** Every field with the column that fills it and what the first rows hold there: those that are filled first. */
export function MappingTable({ preview, mapping, onChange, disabled }: MappingTableProps) {
  const { fields, suggested, columns } = preview
  const isFilled = ({ field, needed }: FeedFieldHelp) => needed || field in mapping || field in suggested
  const named = new Set(Object.values(mapping).map((column) => column.toLowerCase()))
  const used = new Set(
    fields.flatMap(({ field }) => {
      const column = mapping[field] ?? suggested[field]
      return column ? [column.toLowerCase()] : []
    }),
  )
  const unused = columns.filter((column) => !used.has(column.toLowerCase()))
  const rows = (shown: FeedFieldHelp[]) =>
    shown.map((help) => (
      <MappingRow
        key={help.field}
        column={mapping[help.field]}
        disabled={disabled}
        help={help}
        onChange={onChange}
        preview={preview}
        // a column that staff gave to another field is no suggestion any more
        suggested={named.has(suggested[help.field]?.toLowerCase() ?? '') ? undefined : suggested[help.field]}
      />
    ))
  const filled = fields.filter(isFilled)
  const empty = fields.filter((help) => !isFilled(help))
  return (
    <>
      <Table count={preview.rows.length} rows={rows(filled)} />
      {unused.length > 0 ? (
        <p className="forecourt-mapping__unused">
          <span className="forecourt-quiet">Columns that fill nothing:</span>{' '}
          {unused.map((column) => (
            <code key={column}>{column}</code>
          ))}
        </p>
      ) : null}
      {empty.length > 0 ? (
        <details className="forecourt-run__kind">
          <summary>
            More that a feed can fill <span className="forecourt-quiet">{empty.length}</span>
          </summary>
          <Table count={preview.rows.length} rows={rows(empty)} />
        </details>
      ) : null}
    </>
  )
}

function Table({ count, rows }: { count: number; rows: React.ReactNode }) {
  return (
    <div className="forecourt-run__table">
      <table className="forecourt-mapping__table">
        <thead>
          <tr>
            <th scope="col">Of the car</th>
            <th scope="col">Column of the feed</th>
            {Array.from({ length: Math.min(count, 3) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview have no other name
              <th key={at} scope="col">
                {at === 0 ? 'First car' : at === 1 ? 'Second' : 'Third'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}
