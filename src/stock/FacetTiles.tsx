import { formatCount } from '@/domain/format'
import { Card, CardLink } from '@/ui/Card'

export interface FacetTile {
  label: string
  count: number
  href: string
}

/** One tile for each value, with how many are in stock, leading to the search (SITE-20). */
export function FacetTiles({ tiles, noun }: { tiles: FacetTile[]; noun: { one: string; many: string } }) {
  return (
    <ul className="grid grid-cols-2 gap-grid md:grid-cols-3 lg:grid-cols-4">
      {tiles.map(({ label, count, href }) => (
        <Card as="li" key={label} interactive className="flex min-h-24 flex-col justify-end">
          <CardLink href={href} className="heading-5">
            {label}
          </CardLink>
          <p className="numbers mt-0.5 text-sm text-muted">{formatCount(count, noun)}</p>
        </Card>
      ))}
    </ul>
  )
}
