import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface Definition {
  term: string
  value: ReactNode
  icon?: ReactNode
}

export interface DefinitionListProps {
  items: readonly Definition[]
  /** columns from tablet up */
  columns?: 1 | 2 | 3
  /** `rows` puts the value at the end of the line, `stacked` below the term */
  look?: 'rows' | 'stacked'
  className?: string
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

/** Named facts: specifications, totals, contact details. */
export function DefinitionList({ items, columns = 2, look = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={clsx('grid gap-x-10', look === 'stacked' ? 'gap-y-5' : 'fact-rows', COLUMNS[columns], className)}>
      {items.map(({ term, value, icon }) =>
        look === 'stacked' ? (
          <div key={term} className={clsx('min-w-0', icon && 'relative pl-8')}>
            <dt className="text-sm text-muted">
              {icon && (
                <span aria-hidden className="absolute top-0.5 left-0 *:size-5">
                  {icon}
                </span>
              )}
              {term}
            </dt>
            <dd className="numbers font-semibold">{value}</dd>
          </div>
        ) : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
