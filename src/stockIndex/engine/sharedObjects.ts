/** Objects that many records share, such as the terms of cars of one price: kept as they are. */
export class SharedObjects {
  private readonly bySlot: unknown[] = []

  set(slot: number, value: unknown): void {
    this.bySlot[slot] = typeof value === 'object' ? value : null
  }

  holds(slot: number, value: unknown): boolean {
    return this.bySlot[slot] === value
  }

  valueAt(slot: number): unknown {
    return this.bySlot[slot] ?? null
  }
}
