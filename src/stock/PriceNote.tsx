import { priceTypeMeanings } from '@/domain/stock/priceTypes'
import { StaticHtml } from '@/ui/lazy/StaticHtml'

interface PriceNoteProps {
  /** the site's price disclaimer */
  disclaimer: string
  cars: readonly { priceType: string | null }[]
}

/** What the prices of a list include, once below it and on demand, as beside the price on a car's page. */
export function PriceNote({ disclaimer, cars }: PriceNoteProps) {
  const meanings = priceTypeMeanings(cars)
  return (
    <StaticHtml
      as="details"
      part={`price-note-${[...new Set(cars.map(({ priceType }) => priceType))].join('-')}`}
      className="mt-2 text-sm text-muted md:mt-4"
    >
      <summary className="link inline-block cursor-pointer py-1">About these prices</summary>
      {[...meanings, disclaimer].join(' ')}
    </StaticHtml>
  )
}
