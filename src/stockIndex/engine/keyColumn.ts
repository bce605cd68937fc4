import FastBitSet from 'fastbitset'

/** An attribute that nearly every record has its own value of, such as a stock number: filtered by, never counted. */
export class KeyColumn {
  private readonly slotsByKey = new Map<string, number[]>()
  private readonly held: (string | undefined)[] = []

  set(slot: number, value: unknown): void {
    const key = typeof value === 'string' ? value.toLowerCase() : undefined
    const before = this.held[slot]
    if (key === before) return
    if (before !== undefined) {
      const others = (this.slotsByKey.get(before) ?? []).filter((other) => other !== slot)
      if (others.length === 0) this.slotsByKey.delete(before)
      else this.slotsByKey.set(before, others)
    }
    this.held[slot] = key
    if (key !== undefined) this.slotsByKey.set(key, [...(this.slotsByKey.get(key) ?? []), slot])
  }

  /** The records that have the value, whatever its case. */
  having(value: string): FastBitSet {
    return new FastBitSet(this.slotsByKey.get(value.toLowerCase()))
  }
}
