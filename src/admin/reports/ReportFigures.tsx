import { formatValue, type ReportFigure } from '@/domain/reports/report'

/** The figures of a report, each with its change. */
export function ReportFigures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <dl className="reports-figures">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            <strong>{figure.value === null ? 'None yet' : formatValue(figure.kind, figure.value)}</strong>
            <FigureChange figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The change of a figure in words and colour; says so if there is nothing to compare. */
export function FigureChange({ figure: { value, change, isMoreBetter } }: { figure: ReportFigure }) {
  if (value === null) return null
  if (change === null) return <span className="reports-change">nothing to compare</span>
  const rounded = Math.round(change * 100)
  const state = rounded === 0 ? 'same' : rounded > 0 === isMoreBetter ? 'better' : 'worse'
  return (
    <span className="reports-change" data-state={state}>
      {rounded === 0 ? 'as before' : `${formatValue('change', change)} on the days before`}
    </span>
  )
}
