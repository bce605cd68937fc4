import type { FacetTally, MatchedSlots } from './facetColumn'

/**
 * Counts the values of an attribute that nearly every record has another value of, such as price or kilometres: numbers
 * stand for values as in a facet, but no posting is kept for each, since such an attribute is filtered by comparison.
 */
export class NumberFacet {
  private readonly values: number[] = []
  private readonly numbers = new Map<number, number>()
  /** value number + 1 by slot; 0 where the record has none */
  private held = new Int32Array(64)

  set(slot: number, value: unknown): void {
    if (slot >= this.held.length) {
      const grown = new Int32Array(Math.max(slot + 1, this.held.length * 2))
      grown.set(this.held)
      this.held = grown
    }
    this.held[slot] = typeof value === 'number' && Number.isFinite(value) ? this.numberOf(value) + 1 : 0
  }

  tally(matched: MatchedSlots): FacetTally {
    const { held, values } = this
    const counts = new Int32Array(values.length + 1)
    for (const slot of matched.slots()) {
      const number = held[slot] as number
      counts[number] = (counts[number] as number) + 1
    }
    return {
      counts: counts.subarray(1),
      valueOf: (number) => String(values[number]),
      amounts: () => values,
      compareValues: (a, b) => (values[a] as number) - (values[b] as number),
    }
  }

  private numberOf(value: number): number {
    const known = this.numbers.get(value)
    if (known !== undefined) return known
    const number = this.values.length
    this.values.push(value)
    this.numbers.set(value, number)
    return number
  }
}
