import { Fragment } from 'react'
import type { HoursRow } from '@/domain/openingHours/hoursRows'
import { Anchor } from '@/ui/actions/Anchor'

/** Opening hours by day, with the dealer's words for closed days as text or a link (LOC-04). */
export function HoursTable({ rows, caption }: { rows: readonly HoursRow[]; caption: string }) {
  return (
    <>
      <p className="sr-only">{caption}</p>
      <dl className="hours numbers">
        {rows.map(({ label, text, link }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {link ? (
                <Anchor href={link} className="link">
                  {text}
                </Anchor>
              ) : (
                text
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
