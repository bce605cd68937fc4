import type { FacetTally, MatchedSlots } from './facetColumn'
import type { NumberColumn } from './numberColumn'

/**
 * Counts the values of an attribute that differs on nearly every record, such as price or kilometres. It keeps no
 * postings, since such an attribute is filtered by comparison.
 */
export class NumberFacet {
  private readonly values: number[] = []
  private readonly numbers = new Map<number, number>()
  /** value number + 1 by slot; 0 without a value. Slots behind its end are numbered when they are counted: a large stock loads sooner */
  private bySlot = new Int32Array(0)

  /** @param column the values of the attribute, which are set before those of this facet */
  constructor(private readonly column: NumberColumn) {}

  set(slot: number, value: unknown): void {
    if (slot < this.bySlot.length) this.bySlot[slot] = this.toCode(value)
  }

  tally(matched: MatchedSlots): FacetTally {
    this.index()
    const { bySlot: numbers, values } = this
    const counts = new Int32Array(values.length + 1)
    for (const slot of matched.slots()) {
      const number = numbers[slot] ?? 0
      counts[number] = (counts[number] as number) + 1
    }
    return {
      counts: counts.subarray(1),
      valueOf: (number) => String(values[number]),
      amounts: () => values,
      compareValues: (a, b) => (values[a] as number) - (values[b] as number),
    }
  }

  /** Numbers the values set since the last call, which the next count would wait for. */
  index(): void {
    const { values } = this.column
    const before = this.bySlot
    if (before.length === values.length) return
    this.bySlot = new Int32Array(values.length)
    this.bySlot.set(before)
    for (let slot = before.length; slot < values.length; slot++) this.bySlot[slot] = this.toCode(values[slot])
  }

  private toCode(value: unknown): number {
    return typeof value === 'number' && Number.isFinite(value) ? this.getValueNumber(value) + 1 : 0
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
