import FastBitSet from 'fastbitset'

/** An attribute that is nearly unique to each record, such as a stock number: filtered by, never counted. */
export class KeyColumn {
  /** a list for the rare key of several records */
  private readonly slotsByKey = new Map<string, number | number[]>()
  private readonly bySlot: (string | undefined)[] = []

  set(slot: number, value: unknown): void {
    const key = typeof value === 'string' ? value.toLowerCase() : undefined
    const before = this.bySlot[slot]
    if (key === before) return
    if (before !== undefined) {
      const others = this.slots(before).filter((other) => other !== slot)
      if (others.length === 0) this.slotsByKey.delete(before)
      else this.slotsByKey.set(before, others)
    }
    this.bySlot[slot] = key
    if (key === undefined) return
    this.slotsByKey.set(key, this.slotsByKey.has(key) ? [...this.slots(key), slot] : slot)
  }

  /** The key of a slot, in lower case; null without one. */
  valueAt(slot: number): string | null {
    return this.bySlot[slot] ?? null
  }

  holds(slot: number, value: unknown): boolean {
    return this.valueAt(slot) === value
  }

  /** The records with the value, ignoring case. */
  withValue(value: string): FastBitSet {
    return new FastBitSet(this.slots(value.toLowerCase()))
  }

  private slots(key: string): number[] {
    const slots = this.slotsByKey.get(key)
    if (slots === undefined) return []
    return typeof slots === 'number' ? [slots] : slots
  }
}
