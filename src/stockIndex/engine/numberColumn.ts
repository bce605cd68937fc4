import FastBitSet from 'fastbitset'

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** One number for each slot; a record without the attribute holds NaN, which no comparison but `!=` accepts. */
export class NumberColumn {
  values = new Float64Array(64).fill(Number.NaN)

  set(slot: number, value: unknown): void {
    if (slot >= this.values.length) {
      const grown = new Float64Array(Math.max(slot + 1, this.values.length * 2)).fill(Number.NaN)
      grown.set(this.values)
      this.values = grown
    }
    this.values[slot] = typeof value === 'number' ? value : Number.NaN
  }

  get(slot: number): number {
    return this.values[slot] as number
  }

  /** Slots below `slots` whose value is from `low` to `high`, both included. */
  between(low: number, high: number, slots: number): FastBitSet {
    return this.select(slots, (value) => value >= low && value <= high)
  }

  /** Slots below `slots` whose value compares as asked. `!=` is left to the caller, as "all but =". */
  compared(operator: Exclude<Comparison, '!='>, operand: number, slots: number): FastBitSet {
    switch (operator) {
      case '<':
        return this.select(slots, (value) => value < operand)
      case '<=':
        return this.select(slots, (value) => value <= operand)
      case '=':
        return this.select(slots, (value) => value === operand)
      case '>=':
        return this.select(slots, (value) => value >= operand)
      case '>':
        return this.select(slots, (value) => value > operand)
    }
  }

  private select(slots: number, accepts: (value: number) => boolean): FastBitSet {
    const { values } = this
    const limit = Math.min(slots, values.length)
    const words = new Array<number>((limit + 31) >>> 5).fill(0)
    for (let slot = 0; slot < limit; slot++) {
      if (accepts(values[slot] as number)) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31))
    }
    return FastBitSet.fromWords(words)
  }
}
