import type { HoursRow } from '@/domain/openingHours/hoursRows'
import { Anchor } from '@/ui/actions/Anchor'

/** Opening hours by day, with the dealer's words for closed days as text or a link (LOC-04). */
export function HoursTable({ rows, caption }: { rows: readonly HoursRow[]; caption: string }) {
  return (
    <table className="numbers w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, text, link }) => (
          <tr key={label} className="border-t border-hairline first:border-t-0">
            <th scope="row" className="py-2 pr-6 text-left font-normal text-muted">
              {label}
            </th>
            <td className="py-2 text-right">
              {link ? (
                <Anchor href={link} className="link">
                  {text}
                </Anchor>
              ) : (
                text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
