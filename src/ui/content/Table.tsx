import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface TableColumn {
  key: string
  label: string
  align?: 'start' | 'end'
  /** visually hides the heading */
  hideLabel?: boolean
}

export interface TableProps {
  caption: string
  hideCaption?: boolean
  columns: readonly TableColumn[]
  /** the first column's cells are row headers */
  rows: readonly { key: string; cells: Record<string, ReactNode>; current?: boolean }[]
}

/** A table with hairlines and aligned numbers. Scrolls horizontally within itself on narrow screens. */
export function Table({ caption, hideCaption = false, columns, rows }: TableProps) {
  const everyHeadHidden = columns.every(({ hideLabel }) => hideLabel)
  return (
    <div className="overflow-x-auto">
      <table className="numbers w-full border-collapse">
        <caption className={clsx('mb-2 text-left text-sm font-semibold', hideCaption && 'sr-only')}>{caption}</caption>
        <thead className={clsx(everyHeadHidden && 'sr-only')}>
          <tr>
            {columns.map(({ key, label, align, hideLabel }) => (
              <th
                key={key}
                scope="col"
                className={clsx(
                  'py-2 pr-4 text-sm font-medium text-muted last:pr-0',
                  align === 'end' ? 'text-right' : 'text-left',
                )}
              >
                <span className={clsx(hideLabel && 'sr-only')}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, current }) => (
            <tr
              key={key}
              className={clsx('border-t border-hairline', current && 'font-semibold')}
              aria-current={current || undefined}
            >
              {columns.map((column, position) => {
                const Cell = position === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={position === 0 ? 'row' : undefined}
                    className={clsx(
                      'py-2.5 pr-4 align-top last:pr-0',
                      position === 0 && !current && 'font-normal',
                      column.align === 'end' ? 'text-right' : 'text-left',
                    )}
                  >
                    {cells[column.key]}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
