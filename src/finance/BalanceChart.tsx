import { useId } from 'react'
import { formatYears } from '@/domain/finance/labels'
import { formatDollars } from '@/domain/format'
import { useOpenedDetails } from '@/ui/lazy/useOpenedDetails'

interface BalanceChartProps {
  /** balance at the start, after each year and at the end, in dollars */
  points: readonly { years: number; balance: number }[]
  hidden: boolean
}

/** SVG units. The chart stretches to its column while lines keep their width. */
const WIDTH = 100
const HEIGHT = 40

/** The loan balance over the years, as an area chart and a table. */
export function BalanceChart({ points, hidden }: BalanceChartProps) {
  const id = useId()
  const first = points[0]
  const last = points.at(-1)
  if (hidden || !first || !last || first.balance <= 0)
    return (
      <p className="min-h-48 text-sm text-muted">
        Your balance over time appears here once there is an amount to repay.
      </p>
    )
  const toPoint = ({ years, balance }: { years: number; balance: number }): [number, number] => [
    (years / last.years) * WIDTH,
    HEIGHT - (balance / first.balance) * HEIGHT,
  ]
  const places = points.map(toPoint)
  const line = places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')
  const ending = last.balance > 0 ? `a final payment of ${formatDollars(Math.round(last.balance))}` : 'nothing'
  return (
    <figure className="min-w-0">
      <figcaption id={id} className="text-sm font-semibold">
        What you owe over time
        <span className="sr-only">
          : {formatDollars(Math.round(first.balance))} at the start, falling to {ending} after {formatYears(last.years)}
          .
        </span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="numbers grid content-between py-px text-right text-xs leading-none text-muted">
          <span>{formatDollars(Math.round(first.balance))}</span>
          <span>{formatDollars(Math.round(first.balance / 2))}</span>
          <span>$0</span>
        </div>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption labels and describes it */}
        <svg
          role="img"
          aria-labelledby={id}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-36 w-full overflow-visible"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line
              key={y}
              x1={0}
              x2={WIDTH}
              y1={y}
              y2={y}
              className="stroke-hairline"
              vectorEffect="non-scaling-stroke"
              strokeDasharray={y === HEIGHT ? undefined : '2 4'}
            />
          ))}
          <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-accent-text/12" />
          <path
            d={line}
            className="fill-none stroke-accent-text"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden className="numbers col-start-2 mt-1.5 flex justify-between text-xs text-muted">
          <span>Today</span>
          <span>
            {last.balance > 0 && `${formatDollars(Math.round(last.balance))} due · `}
            {formatYears(last.years)}
          </span>
        </div>
      </div>
      <YearByYear points={points} />
    </figure>
  )
}

function YearByYear({ points }: Pick<BalanceChartProps, 'points'>) {
  const id = useId()
  const { opened, handleOpen } = useOpenedDetails(id, false)
  const table = (
    <table className="numbers w-full max-w-sm">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-1 font-normal">
            After
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Still owed
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ years, balance }) => (
          <tr key={years} className="border-t border-hairline">
            <th scope="row" className="py-1.5 text-left font-normal">
              {years === 0 ? 'Today' : formatYears(years)}
            </th>
            <td className="py-1.5 text-right">{formatDollars(Math.round(balance))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <details id={id} onToggle={handleOpen} className="mt-1 text-sm" data-print="hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
      <summary
        className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent-text hover:underline"
        onClick={handleOpen}
      >
        Year by year
      </summary>
      {opened ? table : <noscript>{table}</noscript>}
    </details>
  )
}
