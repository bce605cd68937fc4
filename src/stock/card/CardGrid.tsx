import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface CardGridProps {
  /** leaves room for filters at the side */
  wide?: boolean
  /** a row that scrolls sideways on phones and tablets, for a list that is one of many things on its page */
  row?: boolean
  children: ReactNode
}

/** Cards in rows with aligned pictures, titles, facts, prices and buttons. */
export function CardGrid({ wide = false, row = false, children }: CardGridProps) {
  return <ul className={cardGridClass(wide, row)}>{children}</ul>
}

/** The classes of a `CardGrid`. */
export const cardGridClass = (wide: boolean, row = false): string =>
  clsx(
    '-mb-grid gap-x-grid',
    // Search cards have six rows.
    row ? 'narrow-row max-lg:grid-rows-[repeat(6,auto)] lg:grid' : 'card-grid grid sm:grid-cols-2',
    wide ? 'xl:grid-cols-3 2xl:grid-cols-4' : 'lg:grid-cols-3 xl:grid-cols-4',
  )
