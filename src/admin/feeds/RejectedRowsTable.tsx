'use client'
import { useState } from 'react'
import { feedFieldLabel } from '@/domain/feeds/fieldLabels'
import { LocationsLink } from './LocationsLink'
import { formatCount, type RejectedRow } from './runDetails'

/** Rows shown before "Show all". */
const INITIAL_ROWS = 20

/** Rejected rows with line, field and reason. */
export function RejectedRowsTable({ rows, total }: { rows: RejectedRow[]; total: number }) {
  const [showAll, setShowAll] = useState(false)
  if (rows.length === 0) return null
  const visible = showAll ? rows : rows.slice(0, INITIAL_ROWS)
  const listedLines = new Set(rows.map(({ line }) => line)).size
  return (
    <section className="forecourt-run__rejected">
      <h4>Rejected rows</h4>
      <p className="forecourt-quiet">
        {total === 1
          ? '1 row was rejected. Its car was not changed.'
          : `${formatCount(total)} rows were rejected. Their cars were not changed.`}
        {total > listedLines ? ` The first ${formatCount(listedLines)} are listed.` : ''}
      </p>
      <div className="forecourt-run__table">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Stock number</th>
              <th scope="col">Field</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {visible.map(({ line, stocknum, field, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row can have two errors in one field
              <tr key={index}>
                <td>{formatCount(line)}</td>
                <td>{stocknum ?? ''}</td>
                <td>{feedFieldLabel(field)}</td>
                <td>
                  {reason}
                  {field === 'location' ? <LocationsLink /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {visible.length < rows.length ? (
        <button className="forecourt-textbutton" onClick={() => setShowAll(true)} type="button">
          Show all {formatCount(rows.length)}
        </button>
      ) : null}
    </section>
  )
}
