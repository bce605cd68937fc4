import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { HoursRow } from '@/domain/openingHours/hoursRows'
import { Anchor } from '@/ui/actions/Anchor'

interface HoursTableProps {
  rows: readonly HoursRow[]
  caption: string
  className?: string
}

/** Opening hours by day, with the dealer's words for closed days as text or a link (LOC-04). */
export function HoursTable({ rows, caption, className }: HoursTableProps) {
  return (
    <>
      <p className="sr-only">{caption}</p>
      <dl className={clsx('hours numbers', className)}>
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
