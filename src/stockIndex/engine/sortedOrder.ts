import type { NumberColumn } from './numberColumn'

export interface SortKey {
  attribute: string
  direction: 'asc' | 'desc'
}

/** Compares two slots; never 0 for different slots. */
export type SlotOrder = (a: number, b: number) => number

/**
 * All slots in one order, kept sorted, like an Algolia replica. Changes are merged in on the next read, so a batch of a
 * thousand cars costs one pass and an unused order costs nothing.
 */
export class SortedOrder {
  private order = new Int32Array(0)
  private cachedRanks: Int32Array | null = null
  /** by slot: 1 if its record changed since the last read */
  private changed = new Uint8Array(64)
  private hasChanges = false

  constructor(
    private readonly compare: SlotOrder,
    private readonly isLive: (slot: number) => boolean,
  ) {}

  /** Marks the slot's record as added, removed or changed. */
  touch(slot: number): void {
    if (slot >= this.changed.length) {
      const resized = new Uint8Array(Math.max(slot + 1, this.changed.length * 2))
      resized.set(this.changed)
      this.changed = resized
    }
    this.changed[slot] = 1
    this.hasChanges = true
  }

  /** The live slots, in order. */
  slots(): Int32Array {
    if (this.hasChanges) this.merge()
    return this.order
  }

  /** The rank of each live slot, by slot. */
  ranks(): Int32Array {
    const order = this.slots()
    if (this.cachedRanks === null) {
      let highest = -1
      for (const slot of order) if (slot > highest) highest = slot
      this.cachedRanks = new Int32Array(highest + 1)
      for (let rank = 0; rank < order.length; rank++) this.cachedRanks[order[rank] as number] = rank
    }
    return this.cachedRanks
  }

  private merge(): void {
    const { changed, compare, order } = this
    const touched: number[] = []
    for (let slot = 0; slot < changed.length; slot++) if (changed[slot] === 1 && this.isLive(slot)) touched.push(slot)
    const added = Int32Array.from(touched.sort(compare))
    const merged = new Int32Array(order.length + added.length)
    let length = 0
    let next = 0
    for (const slot of order) {
      if (changed[slot] === 1) continue
      while (next < added.length && compare(added[next] as number, slot) < 0) {
        merged[length++] = added[next++] as number
      }
      merged[length++] = slot
    }
    while (next < added.length) merged[length++] = added[next++] as number
    this.order = merged.subarray(0, length)
    this.cachedRanks = null
    changed.fill(0)
    this.hasChanges = false
  }
}

/** The order by these keys in turn. Slots without a value come last in either direction; ties go to the lower id. */
export function bySortKeys(
  keys: readonly SortKey[],
  numbers: ReadonlyMap<string, NumberColumn>,
  ids: NumberColumn,
): SlotOrder {
  const columns = keys.map(({ attribute, direction }) => {
    const column = numbers.get(attribute)
    if (column === undefined) throw new Error(`${attribute} is sorted by, so it must be a number attribute`)
    return { column, sign: direction === 'asc' ? 1 : -1 }
  })
  return (a, b) => {
    for (const { column, sign } of columns) {
      const left = column.get(a)
      const right = column.get(b)
      if (left < right) return -sign
      if (left > right) return sign
      if (left !== right) {
        const leftMissing = Number.isNaN(left)
        if (leftMissing !== Number.isNaN(right)) return leftMissing ? 1 : -1
      }
    }
    return ids.get(a) - ids.get(b)
  }
}
