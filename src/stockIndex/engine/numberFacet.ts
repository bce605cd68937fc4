import type { FacetTally, MatchedSlots } from './facetColumn'

/**
 * Counts the values of an attribute that differs on nearly every record, such as price or kilometres. It keeps no
 * postings, since such an attribute is filtered by comparison.
 */
export class NumberFacet {
  private readonly values: number[] = []
  private readonly numbers = new Map<number, number>()
  /** value number + 1 by slot; 0 without a value */
  private bySlot = new Int32Array(64)

  set(slot: number, value: unknown): void {
    if (slot >= this.bySlot.length) {
      const resized = new Int32Array(Math.max(slot + 1, this.bySlot.length * 2))
      resized.set(this.bySlot)
      this.bySlot = resized
    }
    this.bySlot[slot] = typeof value === 'number' && Number.isFinite(value) ? this.getValueNumber(value) + 1 : 0
  }

  tally(matched: MatchedSlots): FacetTally {
    const { bySlot: numbers, values } = this
    const counts = new Int32Array(values.length + 1)
    for (const slot of matched.slots()) {
      const number = numbers[slot] as number
      counts[number] = (counts[number] as number) + 1
    }
    return {
      counts: counts.subarray(1),
      valueOf: (number) => String(values[number]),
      amounts: () => values,
      compareValues: (a, b) => (values[a] as number) - (values[b] as number),
    }
  }

  private getValueNumber(value: number): number {
    const known = this.numbers.get(value)
    if (known !== undefined) return known
    const number = this.values.length
    this.values.push(value)
    this.numbers.set(value, number)
    return number
  }
}
