import FastBitSet from 'fastbitset'

/** An attribute that is nearly unique to each record, such as a stock number: filtered by, never counted. */
export class KeyColumn {
  private readonly slotsByKey = new Map<string, number[]>()
  private readonly bySlot: (string | undefined)[] = []

  set(slot: number, value: unknown): void {
    const key = typeof value === 'string' ? value.toLowerCase() : undefined
    const before = this.bySlot[slot]
    if (key === before) return
    if (before !== undefined) {
      const others = (this.slotsByKey.get(before) ?? []).filter((other) => other !== slot)
      if (others.length === 0) this.slotsByKey.delete(before)
      else this.slotsByKey.set(before, others)
    }
    this.bySlot[slot] = key
    if (key !== undefined) this.slotsByKey.set(key, [...(this.slotsByKey.get(key) ?? []), slot])
  }

  /** The records with the value, ignoring case. */
  withValue(value: string): FastBitSet {
    return new FastBitSet(this.slotsByKey.get(value.toLowerCase()))
  }
}
