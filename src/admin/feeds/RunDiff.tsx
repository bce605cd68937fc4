import { feedFieldLabel } from '@/domain/feeds/fieldLabels'
import type { FeedRun } from '@/payload-types'
import { type ExampleCar, formatCount, type RunExamples } from './runDetails'

interface RunDiffProps {
  examples: RunExamples
  counts: Pick<FeedRun, 'newCount' | 'changedCount' | 'soldCount'>
  /** true for a dry run or a stopped run */
  isPlan: boolean
}

/** Examples of new, changed and sold cars. */
export function RunDiff({ examples, counts, isPlan }: RunDiffProps) {
  const kinds = [
    { kind: 'new', title: 'New', cars: examples.new, total: counts.newCount },
    { kind: 'changed', title: 'Changed', cars: examples.changed, total: counts.changedCount },
    { kind: 'sold', title: 'Sold', cars: examples.sold, total: counts.soldCount },
  ].filter(({ cars }) => cars.length > 0)
  if (kinds.length === 0) return null
  return (
    <div className="forecourt-run__kinds">
      {kinds.map(({ kind, title, cars, total }) => (
        <details key={kind} className="forecourt-run__kind" open={isPlan}>
          <summary>
            {title} <span className="forecourt-quiet">{formatShown(cars.length, total ?? cars.length)}</span>
          </summary>
          <ul>
            {cars.map((car) => (
              <li key={car.stocknum}>
                <span className="forecourt-run__stock">{car.stocknum}</span> {car.name}
                <Changes car={car} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

const formatShown = (count: number, total: number) =>
  total > count ? `${formatCount(count)} of ${formatCount(total)}` : formatCount(total)

function Changes({ car: { changes } }: { car: ExampleCar }) {
  if (!changes) return null
  if (changes.length === 0) return <p className="forecourt-quiet">Rewritten with the same values.</p>
  return (
    <dl className="forecourt-run__changes">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{feedFieldLabel(field)}</dt>
          <dd>
            <del>{from || 'empty'}</del> <span aria-hidden="true">→</span> <ins>{to || 'empty'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
