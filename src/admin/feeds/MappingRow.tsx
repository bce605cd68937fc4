'use client'
import type { FeedFieldHelp, FeedPreview } from '@/domain/feeds/feedPreview'

interface MappingRowProps {
  help: FeedFieldHelp
  /** what staff chose: a column, "=a fixed value", "" for nothing; undefined where they left it */
  column: string | undefined
  /** the column that fills it by itself */
  suggested: string | undefined
  preview: FeedPreview
  onChange: (field: string, column: string | null) => void
  disabled: boolean
}

const AUTO = 'auto'
const NOTHING = 'nothing'
const FIXED = 'fixed'

/** One field: its column or fixed value, and what the first rows hold there. */
export function MappingRow({ help, column, suggested, preview, onChange, disabled }: MappingRowProps) {
  const { field, label, needed } = help
  const fixed = column?.startsWith('=') ? column.slice(1) : null
  const taken = column === undefined ? suggested : column
  const choice = column === undefined ? AUTO : fixed !== null ? FIXED : column === '' ? NOTHING : `:${column}`
  const known = preview.columns.some((name) => name.toLowerCase() === column?.toLowerCase())
  const choose = (chosen: string) => {
    if (chosen === AUTO) onChange(field, null)
    else if (chosen === NOTHING) onChange(field, '')
    else if (chosen === FIXED) onChange(field, '=')
    else onChange(field, chosen.slice(1))
  }
  const lacks = needed && !taken
  return (
    <tr className={lacks ? 'forecourt-mapping__lacks' : undefined}>
      <th scope="row">
        {label}
        {needed ? <span className="forecourt-mapping__needed"> needed</span> : null}
      </th>
      <td>
        <select
          aria-label={`Column for ${label}`}
          disabled={disabled}
          onChange={(event) => choose(event.target.value)}
          value={choice}
        >
          <option value={AUTO}>{suggested ? `${suggested} (found)` : 'Not in the feed'}</option>
          {suggested || column !== undefined ? <option value={NOTHING}>Leave empty</option> : null}
          <option value={FIXED}>A fixed value …</option>
          <optgroup label="Columns">
            {column && fixed === null && !known ? (
              <option value={`:${column}`}>{column} (not in this feed)</option>
            ) : null}
            {preview.columns.map((name) => (
              <option key={name} value={name.toLowerCase() === column?.toLowerCase() ? `:${column}` : `:${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
        {fixed === null ? null : (
          <input
            aria-label={`Fixed value for ${label}`}
            disabled={disabled}
            maxLength={199}
            onChange={(event) => onChange(field, `=${event.target.value}`)}
            placeholder="For every car"
            value={fixed}
          />
        )}
      </td>
      {preview.rows.slice(0, 3).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview have no other name
        <td key={at}>
          <span className="forecourt-mapping__cell" title={cellOf(row, taken)}>
            {fixed ?? cellOf(row, taken)}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** What a row holds in a column, whatever the case of its name. */
function cellOf(row: Record<string, string>, column: string | undefined): string {
  if (!column) return ''
  const name = column in row ? column : Object.keys(row).find((key) => key.toLowerCase() === column.toLowerCase())
  return name === undefined ? '' : (row[name] ?? '')
}
