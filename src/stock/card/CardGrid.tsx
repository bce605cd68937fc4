import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Cards in rows with aligned pictures, titles, facts, prices and buttons. `wide` leaves room for filters at the side. */
export function CardGrid({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <ul className={cardGridClass(wide)}>{children}</ul>
}

/** The classes of a `CardGrid`. */
export const cardGridClass = (wide: boolean): string =>
  clsx(
    '-mb-grid grid gap-x-grid sm:grid-cols-2',
    wide ? 'xl:grid-cols-3 2xl:grid-cols-4' : 'lg:grid-cols-3 xl:grid-cols-4',
  )
