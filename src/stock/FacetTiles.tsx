import { formatCount } from '@/domain/format'
import { Card, CardLink } from '@/ui/layout/Card'
import { iconClass } from '@/ui/media/Icon'

export interface FacetTile {
  label: string
  count: number
  href: string
}

/** Column counts of a wide screen, the preferred one first. */
const COLUMNS = [
  [4, 'lg:grid-cols-4'],
  [5, 'lg:grid-cols-5'],
  [3, 'lg:grid-cols-3'],
] as const

/** One tile per value with its count in stock, linked to the search (SITE-20). */
export function FacetTiles({ tiles, noun }: { tiles: FacetTile[]; noun: { one: string; many: string } }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-2 sm:gap-grid ${tiles.length % 4 === 0 ? 'md:grid-cols-4' : 'md:grid-cols-3'} ${columnsFor(tiles.length)}`}
    >
      {tiles.map(({ label, count, href }) => (
        <Card
          as="li"
          key={label}
          interactive
          className={`sprite-icon-after ${iconClass('chevron-right')} grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 [--icon-size:1.25rem] after:row-span-2 after:row-start-1 after:col-start-2 after:text-muted max-sm:gap-x-1 max-sm:px-3 max-sm:py-2 max-sm:[--icon-size:1rem]`}
        >
          <CardLink href={href} className="heading-5">
            {label}
          </CardLink>
          <p className="numbers mt-0.5 text-sm text-muted">{formatCount(count, noun)}</p>
        </Card>
      ))}
    </ul>
  )
}

/** The number of columns that leaves the fewest gaps in the last row. */
function columnsFor(tiles: number): string {
  const gaps = (columns: number) => (columns - (tiles % columns)) % columns
  return [...COLUMNS].sort(([a], [b]) => gaps(a) - gaps(b))[0]![1]
}
