'use client'
import type { FeedFieldHelp, FeedPreview } from '@/domain/feeds/feedPreview'
import { listSeries } from '@/domain/feeds/numberedColumns'
import { MappingRow } from './MappingRow'
import type { Mapping } from './mapping'

interface MappingTableProps {
  preview: FeedPreview
  mapping: Mapping
  onChange: (field: string, column: string | null) => void
  disabled: boolean
}

/** Fields with their columns and first values: what no feed can do without, then the other mapped fields, then the rest. */
export function MappingTable({ preview, mapping, onChange, disabled }: MappingTableProps) {
  const { fields, suggested, columns } = preview
  const isMapped = ({ field, required }: FeedFieldHelp) => required || field in mapping || field in suggested
  const mapped = new Set(Object.values(mapping).map((column) => column.toLowerCase()))
  const used = new Set(
    fields.flatMap(({ field }) => {
      const column = mapping[field] ?? suggested[field]
      return column ? listSeries(column, columns).map((name) => name.toLowerCase()) : []
    }),
  )
  const unused = columns.filter((column) => !used.has(column.toLowerCase()))
  const rows = (listed: FeedFieldHelp[]) =>
    listed.map((help) => (
      <MappingRow
        key={help.field}
        column={mapping[help.field]}
        disabled={disabled}
        help={help}
        onChange={onChange}
        preview={preview}
        // a column mapped to another field is no longer suggested
        suggested={mapped.has(suggested[help.field]?.toLowerCase() ?? '') ? undefined : suggested[help.field]}
      />
    ))
  const keyFields = fields.filter(({ isKey }) => isKey)
  const mappedFields = fields.filter((help) => !help.isKey && isMapped(help))
  const otherFields = fields.filter((help) => !help.isKey && !isMapped(help))
  return (
    <>
      <Table count={preview.rows.length} rows={rows(keyFields)} />
      <FieldGroup count={preview.rows.length} rows={rows(mappedFields)} title="Also found" />
      <FieldGroup count={preview.rows.length} rows={rows(otherFields)} title="More fields" />
      {unused.length > 0 ? (
        <p className="forecourt-mapping__unused">
          <span className="forecourt-quiet">Unused columns:</span>{' '}
          {unused.map((column) => (
            <code key={column}>{column}</code>
          ))}
        </p>
      ) : null}
    </>
  )
}

function FieldGroup({ title, count, rows }: { title: string; count: number; rows: React.ReactNode[] }) {
  if (rows.length === 0) return null
  return (
    <details className="forecourt-run__kind">
      <summary>
        {title} <span className="forecourt-quiet">{rows.length}</span>
      </summary>
      <Table count={count} rows={rows} />
    </details>
  )
}

function Table({ count, rows }: { count: number; rows: React.ReactNode }) {
  return (
    <div className="forecourt-run__table">
      <table className="forecourt-mapping__table">
        <thead>
          <tr>
            <th scope="col">Car field</th>
            <th scope="col">Feed column</th>
            {Array.from({ length: Math.min(count, 3) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: preview rows have no id
              <th key={index} scope="col">
                {index === 0 ? 'First car' : index === 1 ? 'Second' : 'Third'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}
