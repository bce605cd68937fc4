import { priceTypeMeanings } from '@/domain/stock/priceTypes'

interface PriceNoteProps {
  /** the site's price disclaimer */
  disclaimer: string
  cars: readonly { priceType: string | null }[]
}

/** What the prices of a list include, once below it. */
export function PriceNote({ disclaimer, cars }: PriceNoteProps) {
  return <p className="mt-6 text-sm text-muted">{[...priceTypeMeanings(cars), disclaimer].join(' ')}</p>
}
