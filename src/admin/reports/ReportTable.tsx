import { formatValue, type ReportTable as Table } from '@/domain/reports/report'

/** A table of a report. One column has bars, so that the eye finds what is large. */
export function ReportTable({ table }: { table: Table }) {
  const { title, note, columns, rows, empty, bars } = table
  const id = `report-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  const largest = bars === undefined ? 0 : Math.max(0, ...rows.map((row) => Number(row[bars]) || 0))
  return (
    <section aria-labelledby={id} className="reports-section">
      <h2 id={id}>{title}</h2>
      {note ? <p className="reports-note">{note}</p> : null}
      {rows.length === 0 ? (
        <p className="reports-empty">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keys
        <section aria-labelledby={id} className="reports-scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map(({ label, kind }) => (
                  <th data-kind={kind} key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={JSON.stringify(row)}>
                  {row.map((value, index) => {
                    const { kind, label } = columns[index]!
                    const text = formatValue(kind, value)
                    if (index === 0)
                      return (
                        <th key={label} scope="row">
                          {text}
                        </th>
                      )
                    return (
                      <td data-kind={kind} key={label}>
                        {index === bars && largest > 0 ? (
                          <span
                            aria-hidden
                            className="reports-bar"
                            style={{ inlineSize: `${(Number(value) / largest) * 100}%` }}
                          />
                        ) : null}
                        <span>{text}</span>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
