import FastBitSet from 'fastbitset'

/** A list up to this length is faster and much smaller than a bitmap over the whole stock. */
const SHORT_LIST = 64

/** A bitmap takes a word per 32 slots, so the list limit grows with the stock. */
const SLOTS_PER_LISTED = 64

/**
 * The slots of the records that share one value or word: a bitmap for common ones, a list for rare ones. A dealer's
 * stock has thousands of rare badges and words, and a bitmap for each would waste memory.
 */
export class Posting {
  private listed: number[] | null = []
  private bitmap: FastBitSet | null = null
  private count = 0

  get size(): number {
    return this.count
  }

  /** The cost of visiting the posting once: words of the bitmap, or entries of the list. */
  get cost(): number {
    return this.bitmap === null ? this.count : this.bitmap.words.length
  }

  /** Adds a slot that is not in the posting; `slots` is the number of slots in the index. */
  add(slot: number, slots: number): void {
    this.count++
    if (this.bitmap !== null) {
      this.bitmap.add(slot)
      return
    }
    const listed = this.listed as number[]
    listed.push(slot)
    if (listed.length > SHORT_LIST && listed.length > slots / SLOTS_PER_LISTED) {
      this.bitmap = new FastBitSet(listed)
      this.listed = null
    }
  }

  /** Removes a slot that is in the posting. */
  remove(slot: number): void {
    this.count--
    if (this.bitmap !== null) {
      this.bitmap.remove(slot)
      return
    }
    const listed = this.listed as number[]
    const at = listed.indexOf(slot)
    const last = listed.pop() as number
    if (at < listed.length) listed[at] = last
  }

  has(slot: number): boolean {
    return this.bitmap === null ? (this.listed as number[]).includes(slot) : this.bitmap.has(slot)
  }

  /** The number of the posting's slots that are in the set. */
  countIn(set: FastBitSet): number {
    if (this.bitmap !== null) return this.bitmap.intersection_size(set)
    const { words } = set
    let count = 0
    for (const slot of this.listed as number[]) {
      const word = slot >>> 5
      if (word < words.length && ((words[word] as number) & (1 << (slot & 31))) !== 0) count++
    }
    return count
  }

  /** Adds the posting's slots to a set that the caller owns. */
  addTo(set: FastBitSet): void {
    if (this.bitmap !== null) set.union(this.bitmap)
    else for (const slot of this.listed as number[]) set.add(slot)
  }

  forEach(visit: (slot: number) => void): void {
    if (this.bitmap === null) for (const slot of this.listed as number[]) visit(slot)
    else forEachSlot(this.bitmap, visit)
  }
}

/** Visits the slots of a set in ascending order. */
export function forEachSlot(set: FastBitSet, visit: (slot: number) => void): void {
  const { words } = set
  for (let index = 0; index < words.length; index++) {
    let word = words[index] as number
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
}

/** The slots of a set, ascending. Pass `size` when it is known. */
export function listSlots(set: FastBitSet, size = set.size()): Int32Array {
  const { words } = set
  const slots = new Int32Array(size)
  let next = 0
  for (let index = 0; index < words.length; index++) {
    let word = words[index] as number
    const base = index << 5
    while (word !== 0) {
      slots[next++] = base + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return slots
}

/** The set of these slots. */
export function toBitSet(slots: Int32Array): FastBitSet {
  const set = new FastBitSet()
  for (const slot of slots) set.add(slot)
  return set
}
