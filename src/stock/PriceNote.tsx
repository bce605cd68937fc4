import { priceTypeMeanings } from '@/domain/stock/priceTypes'

interface PriceNoteProps {
  /** the site's price disclaimer */
  disclaimer: string
  cars: readonly { priceType: string | null }[]
}

/** What the prices of a list include, once below it and on demand, as beside the price on a car's page. */
export function PriceNote({ disclaimer, cars }: PriceNoteProps) {
  return (
    <details className="mt-2 text-sm text-muted md:mt-4">
      <summary className="link inline-block cursor-pointer py-1">About these prices</summary>
      {[...priceTypeMeanings(cars), disclaimer].join(' ')}
    </details>
  )
}
