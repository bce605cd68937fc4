import { formatTowAmount, type TowCheck } from '@/domain/towing/towMatch'

/** Every limit of a car beside what a van needs of it, the tightest first. */
export function TowChecks({ checks }: { checks: readonly TowCheck[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="numbers w-full min-w-[26rem] text-left text-sm">
        <thead>
          <tr className="border-b border-hairline text-muted">
            <th scope="col" className="py-2 pr-3 font-normal">
              Limit
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              May be
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              Is
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              To spare
            </th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ rule, label, limit, needed, margin, isEstimate }) => (
            <tr key={rule} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-3 font-normal first-letter:uppercase">
                {label}
                {isEstimate && <span className="text-muted"> (estimated)</span>}
              </th>
              <td className="py-2 pr-3 text-right">{formatTowAmount(rule, limit)}</td>
              <td className="py-2 pr-3 text-right">{formatTowAmount(rule, needed)}</td>
              <td className={`py-2 text-right font-semibold ${margin < 0 ? 'text-danger' : ''}`}>
                {margin < 0 ? `−${formatTowAmount(rule, -margin)}` : formatTowAmount(rule, margin)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
