import type { FeedRow } from '../domain/feeds/feedRow'
import { KNOWN_CAR_STATUSES } from '../domain/stock/carType'

/** Cars that a warning names; the rest are only counted. */
const MAX_NAMED = 5
const VIN_LENGTH = 17

/** Finds what imports but is probably a mistake in the stock system or in the mapping. */
export class StockChecks {
  private readonly unknownYards = new Named()
  private readonly unplaced = new Named()
  private readonly unpriced = new Named()
  private readonly undated = new Named()
  private readonly unpictured = new Named()
  private readonly unlisted = new Named()
  private readonly shortVins = new Named()

  /** @param stocknum null if the row has none */
  addUnknownYard(yard: string, stocknum: string | null): void {
    this.unknownYards.add(stocknum === null ? yard : `${yard} (${stocknum})`)
  }

  /** A car for which a feed with locations names none. */
  addUnplaced(stocknum: string): void {
    this.unplaced.add(stocknum)
  }

  add({ stocknum, status, price, year, item_type, vin, images }: FeedRow): void {
    if (status === 'in_stock' && !price) this.unpriced.add(stocknum)
    if (status === 'in_stock' && !year) this.undated.add(stocknum)
    if (status === 'in_stock' && images.length === 0) this.unpictured.add(stocknum)
    if (!(KNOWN_CAR_STATUSES as readonly string[]).includes(status))
      this.unlisted.add(`${stocknum} (${status.replaceAll('_', ' ')})`)
    // Tractors and older caravans have serial numbers of any length.
    if (item_type === 'car' && vin && vin.length !== VIN_LENGTH) this.shortVins.add(`${vin} (${stocknum})`)
  }

  /** What staff should check, one line per kind. */
  warnings(): string[] {
    const cars = (count: number, one: string, many: string) => (count === 1 ? `1 car ${one}` : `${count} cars ${many}`)
    return [
      ...this.unknownYards
        .describe((count) => cars(count, 'has a yard code of no location', 'have a yard code of no location'))
        .map((text) => `${text} Enter it as the yard code of a location, else its cars are left out.`),
      ...this.unplaced.describe((count) => cars(count, 'has no location', 'have no location')),
      ...this.unpriced.describe((count) => cars(count, 'has no price', 'have no price')),
      ...this.undated.describe((count) => cars(count, 'has no year', 'have no year')),
      ...this.unpictured.describe((count) => cars(count, 'has no photo', 'have no photo')),
      ...this.unlisted.describe((count) =>
        cars(count, 'is not listed, for its status', 'are not listed, for their status'),
      ),
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
