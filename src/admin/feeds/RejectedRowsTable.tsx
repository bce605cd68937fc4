'use client'
import { useState } from 'react'
import { counted, type SetAsideRow } from './runDetails'

/** Rows shown at first; the rest on request. */
const FIRST_ROWS = 20

/** The rows that were set aside: where they are in the feed, which field, and why. */
export function RejectedRowsTable({ rows, total }: { rows: SetAsideRow[]; total: number }) {
  const [all, setAll] = useState(false)
  if (rows.length === 0) return null
  const shown = all ? rows : rows.slice(0, FIRST_ROWS)
  const listed = new Set(rows.map(({ line }) => line)).size
  return (
    <section className="forecourt-run__aside">
      <h4>Rows set aside</h4>
      <p className="forecourt-quiet">
        {total === 1
          ? 'One row was not taken; its car stays'
          : `${counted(total)} rows were not taken; their cars stay`}{' '}
        as
        {total === 1 ? ' it is' : ' they are'}.{total > listed ? ` The first ${counted(listed)} are listed.` : ''}
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
            {shown.map(({ line, stocknum, field, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may be named twice for one field
              <tr key={at}>
                <td>{counted(line)}</td>
                <td>{stocknum ?? ''}</td>
                <td>{field}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length ? (
        <button className="forecourt-textbutton" onClick={() => setAll(true)} type="button">
          Show all {counted(rows.length)}
        </button>
      ) : null}
    </section>
  )
}
