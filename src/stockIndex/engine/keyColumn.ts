import FastBitSet from 'fastbitset'

/** An attribute that is nearly unique to each record, such as a stock number: filtered by, never counted. */
export class KeyColumn {
  /** by the key in lower case; a list for the rare key of several records */
  private readonly slotsByKey = new Map<string, number | number[]>()
  private readonly bySlot: (string | undefined)[] = []
  /** slots from this one on are not in `slotsByKey` yet: a large stock loads sooner, and few searches are by key */
  private indexed = 0

  set(slot: number, value: unknown): void {
    const key = typeof value === 'string' ? value : undefined
    const before = this.bySlot[slot]
    if (key === before) return
    this.bySlot[slot] = key
    if (slot >= this.indexed) return
    if (before !== undefined) this.remove(before.toLowerCase(), slot)
    if (key !== undefined) this.add(key.toLowerCase(), slot)
  }

  /** The key of a slot; null without one. */
  valueAt(slot: number): string | null {
    return this.bySlot[slot] ?? null
  }

  holds(slot: number, value: unknown): boolean {
    return this.valueAt(slot) === value
  }

  /** The records with the value, ignoring case. */
  withValue(value: string): FastBitSet {
    this.index()
    return new FastBitSet(this.slots(value.toLowerCase()))
  }

  /** Indexes the keys set since the last call, which the next filter would wait for. */
  index(): void {
    for (; this.indexed < this.bySlot.length; this.indexed++) {
      const key = this.bySlot[this.indexed]
      if (key !== undefined) this.add(key.toLowerCase(), this.indexed)
    }
  }

  private add(key: string, slot: number): void {
    this.slotsByKey.set(key, this.slotsByKey.has(key) ? [...this.slots(key), slot] : slot)
  }

  private remove(key: string, slot: number): void {
    const others = this.slots(key).filter((other) => other !== slot)
    if (others.length === 0) this.slotsByKey.delete(key)
    else this.slotsByKey.set(key, others)
  }

  private slots(key: string): number[] {
    const slots = this.slotsByKey.get(key)
    if (slots === undefined) return []
    return typeof slots === 'number' ? [slots] : slots
  }
}
