'use client'
import type { FeedFieldHelp, FeedPreview } from '@/domain/feeds/feedPreview'

interface MappingRowProps {
  help: FeedFieldHelp
  /** selected column, "=fixed value", or "" for none; undefined to detect it */
  column: string | undefined
  /** detected column */
  suggested: string | undefined
  preview: FeedPreview
  onChange: (field: string, column: string | null) => void
  disabled: boolean
}

const AUTO = 'auto'
const EMPTY = 'nothing'
const FIXED = 'fixed'

/** What to ask where a feed has no column for a field, and what follows without one. */
const ASK: Readonly<Record<string, string>> = {
  year: 'Which column is it? Without it, cars have no year.',
  car_type: 'Which column is it? Without it, every car is used.',
  price: 'Which column is it? Without it, cars have no price.',
}

/** A field with its column or fixed value, and its values in the first rows. */
export function MappingRow({ help, column, suggested, preview, onChange, disabled }: MappingRowProps) {
  const { field, label, required, isKey, values } = help
  const fixed = column?.startsWith('=') ? column.slice(1) : null
  const source = column === undefined ? suggested : column
  const choice = column === undefined ? AUTO : fixed !== null ? FIXED : column === '' ? EMPTY : `:${column}`
  const isKnown = preview.columns.some((name) => name.toLowerCase() === column?.toLowerCase())
  const choose = (selected: string) => {
    if (selected === AUTO) onChange(field, null)
    else if (selected === EMPTY) onChange(field, '')
    else if (selected === FIXED) onChange(field, '=')
    else onChange(field, selected.slice(1))
  }
  const isMissing = isKey && !source
  return (
    <tr className={isMissing ? 'forecourt-mapping__missing' : undefined}>
      <th scope="row">
        {label}
        {required ? <span className="forecourt-mapping__required"> required</span> : null}
        {isMissing ? <span className="forecourt-mapping__ask">{ASK[field] ?? 'Which column is it?'}</span> : null}
      </th>
      <td>
        <select
          aria-label={`Column for ${label}`}
          disabled={disabled}
          onChange={(event) => choose(event.target.value)}
          value={choice}
        >
          <option value={AUTO}>
            {suggested ? `${suggested} (detected)` : isKey ? 'Choose a column …' : 'Not in the feed'}
          </option>
          {suggested || column !== undefined ? <option value={EMPTY}>Leave empty</option> : null}
          <option value={FIXED}>A fixed value …</option>
          <optgroup label="Columns">
            {column && fixed === null && !isKnown ? (
              <option value={`:${column}`}>{column} (not in this feed)</option>
            ) : null}
            {preview.columns.map((name) => (
              <option key={name} value={name.toLowerCase() === column?.toLowerCase() ? `:${column}` : `:${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
        {fixed !== null && values ? (
          <select
            aria-label={`Fixed value for ${label}`}
            disabled={disabled}
            onChange={(event) => onChange(field, `=${event.target.value}`)}
            value={fixed}
          >
            <option value="">Choose …</option>
            {values.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        {fixed === null || values ? null : (
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
      {preview.rows.slice(0, 3).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: preview rows have no id
        <td key={index}>
          <span className="forecourt-mapping__cell" title={getCell(row, source)}>
            {fixed ?? getCell(row, source)}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** Value of a column, ignoring the case of its name. */
function getCell(row: Record<string, string>, column: string | undefined): string {
  if (!column) return ''
  const name = column in row ? column : Object.keys(row).find((key) => key.toLowerCase() === column.toLowerCase())
  return name === undefined ? '' : (row[name] ?? '')
}
