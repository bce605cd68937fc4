import type { FeedRow } from '../domain/feeds/feedRow'

/** Cars that a warning names; the rest are only counted. */
const MAX_NAMED = 5
const VIN_LENGTH = 17

/** Finds what imports but is probably a mistake in the stock system. */
export class StockChecks {
  private readonly unpriced = new Named()
  private readonly shortVins = new Named()

  add({ stocknum, status, price, item_type, vin }: FeedRow): void {
    if (status === 'in_stock' && !price) this.unpriced.add(stocknum)
    // Tractors and older caravans have serial numbers of any length.
    if (item_type === 'car' && vin && vin.length !== VIN_LENGTH) this.shortVins.add(`${vin} (${stocknum})`)
  }

  /** What staff should check, one line per kind. */
  warnings(): string[] {
    return [
      ...this.unpriced.describe((count) => (count === 1 ? '1 car has no price' : `${count} cars have no price`)),
      ...this.shortVins.describe((count) =>
        count === 1 ? `1 VIN is not ${VIN_LENGTH} characters` : `${count} VINs are not ${VIN_LENGTH} characters`,
      ),
    ]
  }
}

class Named {
  private readonly names: string[] = []
  private count = 0

  add(name: string): void {
    this.count += 1
    if (this.names.length < MAX_NAMED) this.names.push(name)
  }

  describe(format: (count: number) => string): string[] {
    if (this.count === 0) return []
    const more = this.count - this.names.length
    return [`${format(this.count)}: ${this.names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
  }
}
