import FastBitSet from 'fastbitset'
import type { Comparison } from '../../domain/stock/filters/filter'

/** One number per slot; NaN for a record without the attribute, which only `!=` accepts. */
export class NumberColumn {
  values = new Float64Array(64).fill(Number.NaN)

  set(slot: number, value: unknown): void {
    if (slot >= this.values.length) {
      const resized = new Float64Array(Math.max(slot + 1, this.values.length * 2)).fill(Number.NaN)
      resized.set(this.values)
      this.values = resized
    }
    this.values[slot] = typeof value === 'number' ? value : Number.NaN
  }

  get(slot: number): number {
    return this.values[slot] ?? Number.NaN
  }

  /** The number of a slot; null without one. */
  valueAt(slot: number): number | null {
    const value = this.get(slot)
    return Number.isNaN(value) ? null : value
  }

  holds(slot: number, value: unknown): boolean {
    const held = this.get(slot)
    return held === value || (value === null && Number.isNaN(held))
  }

  /** Slots below `slots` with a value from `low` to `high`, inclusive. */
  between(low: number, high: number, slots: number): FastBitSet {
    const { values } = this
    const limit = Math.min(slots, values.length)
    const words = new Array<number>((limit + 31) >>> 5).fill(0)
    for (let start = 0; start < limit; start += 32) {
      const end = Math.min(start + 32, limit)
      let word = 0
      for (let slot = start; slot < end; slot++) {
        const value = values[slot] as number
        if (value >= low && value <= high) word |= 1 << (slot - start)
      }
      words[start >>> 5] = word
    }
    return FastBitSet.fromWords(words)
  }

  /** Slots below `slots` whose value satisfies the comparison. The caller handles `!=` as "all but =". */
  compared(operator: Exclude<Comparison, '!='>, operand: number, slots: number): FastBitSet {
    switch (operator) {
      case '=':
        return this.between(operand, operand, slots)
      case '<=':
        return this.between(Number.NEGATIVE_INFINITY, operand, slots)
      case '>=':
        return this.between(operand, Number.POSITIVE_INFINITY, slots)
      case '<':
        return this.compared('<=', operand, slots).new_difference(this.compared('=', operand, slots))
      case '>':
        return this.compared('>=', operand, slots).new_difference(this.compared('=', operand, slots))
    }
  }
}
