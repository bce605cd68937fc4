import FastBitSet from 'fastbitset'
import type { HeldValues } from './heldValues'
import { Posting } from './posting'

/** The records that a query matched, in the forms that counting needs. */
export interface MatchedSlots {
  set: FastBitSet
  size: number
  /** ascending; computed on first use */
  slots: () => Int32Array
  /** true when every record matched, so that totals can be used */
  everything: boolean
}

/** Counts by value number, and the value of each number. */
export interface FacetTally {
  counts: ArrayLike<number>
  valueOf: (number: number) => string
  /** the values as numbers, by value number; NaN for text */
  amounts: () => ArrayLike<number>
  /** ascending order of two values, by value number; never 0 for different values */
  compareValues: (a: number, b: number) => number
}

/** An attribute's facet values: text as it is, numbers and booleans printed. */
function getFacetValues(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(getFacetValues))]
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value === 'boolean') return [String(value)]
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)]
  return []
}

const NONE: readonly number[] = []

/**
 * The values of one filterable attribute: per value a posting of its records, to filter and count by bitmap, and per
 * record its values, to count a small result directly.
 */
export class FacetColumn {
  /** by value number; a value that no record has keeps its number and an empty posting */
  private readonly values: string[] = []
  /** by value number: the value as the first record had it, a text, a boolean or a number */
  private readonly originals: unknown[] = []
  private readonly folded: string[] = []
  private readonly postings: Posting[] = []
  private readonly numbers = new Map<string, number>()
  /** value numbers by lower-cased value: filters ignore case, counts keep it */
  private readonly numbersByFolded = new Map<string, number[]>()
  /** by slot: 0 for no value, value number + 1 for one, negative (index in `numberLists` + 1) for several */
  private bySlot = new Int32Array(64)
  private readonly numberLists: (readonly number[])[] = []
  /** by value number: the list of it alone */
  private readonly single: (readonly number[])[] = []
  /** value numbers by number or boolean: most of a record's values are one of a few */
  private readonly ofPrimitives = new Map<unknown, readonly number[]>()
  /** value numbers by list of values, for frozen lists: those are shared by many records */
  private readonly sharedLists = new WeakMap<readonly unknown[], readonly number[]>()
  private readonly freeLists: number[] = []
  /** number of values over all records */
  private total = 0
  /** slots with a value, and those without one in between */
  private end = 0
  /** slots from this one on are not in the postings yet: a large stock loads sooner if they are added column by column */
  private indexed = 0

  /** Replaces a slot's values by those of an attribute. `slots` is the number of slots in the index. */
  set(slot: number, attribute: unknown, slots: number): void {
    this.replace(slot, this.toValueNumbers(attribute), slots)
  }

  /** The value of a slot that has one; null if it has none or several. */
  valueAt(slot: number): unknown {
    const code = this.bySlot[slot] ?? 0
    return code > 0 ? this.originals[code - 1] : null
  }

  holds(slot: number, value: unknown): boolean {
    return this.valueAt(slot) === value
  }

  /** The same for an attribute that is a list. */
  readonly lists: HeldValues = {
    valueAt: (slot) => this.getValueNumbers(slot).map((number) => this.originals[number]),
    holds: (slot, value) => {
      const numbers = this.getValueNumbers(slot)
      if (!Array.isArray(value) || value.length !== numbers.length) return false
      for (let at = 0; at < numbers.length; at++) if (this.originals[numbers[at] as number] !== value[at]) return false
      return true
    },
  }

  private replace(slot: number, after: readonly number[], slots: number): void {
    const before = this.getValueNumbers(slot)
    if (after === before) return
    if (slot < this.indexed) {
      for (const number of before) if (!after.includes(number)) this.posting(number).remove(slot)
      for (const number of after) if (!before.includes(number)) this.posting(number).add(slot, slots)
    }
    this.total += after.length - before.length
    this.store(slot, after)
  }

  /** The records with the value, ignoring case. */
  withValue(value: string): FastBitSet {
    this.index()
    const found = new FastBitSet()
    for (const number of this.numbersByFolded.get(value.toLowerCase()) ?? NONE) this.posting(number).addTo(found)
    return found
  }

  tally(matched: MatchedSlots): FacetTally {
    return {
      counts: this.count(matched),
      valueOf: (number) => this.values[number] as string,
      amounts: () => Float64Array.from(this.values, Number),
      compareValues: (a, b) =>
        compareTexts(this.folded[a] as string, this.folded[b] as string) ||
        compareTexts(this.values[a] as string, this.values[b] as string),
    }
  }

  /** Adds the values set since the last call to the postings, which the next query would wait for. */
  index(): void {
    const { bySlot: codes, numberLists, end } = this
    for (; this.indexed < end; this.indexed++) {
      const code = codes[this.indexed] as number
      if (code > 0) this.posting(code - 1).add(this.indexed, end)
      else if (code < 0)
        for (const number of numberLists[-code - 1] as readonly number[]) this.posting(number).add(this.indexed, end)
    }
  }

  /** Counts by bitmap or by record, whichever is cheaper; both give the same counts. */
  private count(matched: MatchedSlots): Int32Array {
    this.index()
    const { postings } = this
    const counts = new Int32Array(postings.length)
    if (matched.everything) {
      for (let number = 0; number < counts.length; number++) counts[number] = this.posting(number).size
    } else if (this.bitmapsAreCheaper(matched.size)) {
      for (let number = 0; number < counts.length; number++) counts[number] = this.posting(number).countIn(matched.set)
    } else {
      this.countBySlot(matched.slots(), counts)
    }
    return counts
  }

  private countBySlot(slots: Int32Array, counts: Int32Array): void {
    const { bySlot: codes, numberLists } = this
    for (let index = 0; index < slots.length; index++) {
      const code = codes[slots[index] as number] as number
      if (code > 0) counts[code - 1] = (counts[code - 1] as number) + 1
      else if (code < 0) {
        for (const number of numberLists[-code - 1] as readonly number[])
          counts[number] = (counts[number] as number) + 1
      }
    }
  }

  /** Visiting one value of a record costs about as much as two words of a bitmap. */
  private bitmapsAreCheaper(matchedSize: number): boolean {
    const recordCost = 2 * matchedSize * Math.max(1, this.total / this.bySlot.length)
    let cost = 0
    for (const posting of this.postings) {
      cost += posting.cost
      if (cost > recordCost) return false
    }
    return true
  }

  private posting(number: number): Posting {
    return this.postings[number] as Posting
  }

  private getValueNumbers(slot: number): readonly number[] {
    const code = this.bySlot[slot] ?? 0
    if (code < 0) return this.numberLists[-code - 1] as readonly number[]
    return code === 0 ? NONE : (this.single[code - 1] as readonly number[])
  }

  private toValueNumbers(attribute: unknown): readonly number[] {
    if (typeof attribute === 'string')
      return attribute === '' ? NONE : (this.single[this.getValueNumber(attribute)] as readonly number[])
    if (attribute === null || attribute === undefined) return NONE
    if (!Array.isArray(attribute)) return this.toValueNumbersOfPrimitive(attribute)
    const isShared = Object.isFrozen(attribute)
    const known = isShared ? this.sharedLists.get(attribute) : undefined
    if (known !== undefined) return known
    const numbers: number[] = []
    for (const value of attribute) {
      if (typeof value !== 'string') return getFacetValues(attribute).map((text) => this.getValueNumber(text))
      const number = value === '' ? -1 : this.getValueNumber(value)
      if (number >= 0 && !numbers.includes(number)) numbers.push(number)
    }
    if (isShared) this.sharedLists.set(attribute, numbers)
    return numbers
  }

  private toValueNumbersOfPrimitive(attribute: unknown): readonly number[] {
    const known = this.ofPrimitives.get(attribute)
    if (known !== undefined) return known
    const [value] = getFacetValues(attribute)
    if (value === undefined) return NONE
    const numbers = this.single[this.getValueNumber(value, attribute)] as readonly number[]
    this.ofPrimitives.set(attribute, numbers)
    return numbers
  }

  private store(slot: number, numbers: readonly number[]): void {
    if (slot >= this.bySlot.length) {
      const resized = new Int32Array(Math.max(slot + 1, this.bySlot.length * 2))
      resized.set(this.bySlot)
      this.bySlot = resized
    }
    if (slot >= this.end) this.end = slot + 1
    const before = this.bySlot[slot] as number
    if (before < 0) this.freeLists.push(-before - 1)
    if (numbers.length <= 1) {
      this.bySlot[slot] = numbers.length === 0 ? 0 : (numbers[0] as number) + 1
      return
    }
    const listIndex = this.freeLists.pop() ?? this.numberLists.length
    this.numberLists[listIndex] = numbers
    this.bySlot[slot] = -listIndex - 1
  }

  private getValueNumber(value: string, original: unknown = value): number {
    const known = this.numbers.get(value)
    if (known !== undefined) return known
    const number = this.values.length
    const folded = value.toLowerCase()
    this.values.push(value)
    this.originals.push(original)
    this.folded.push(folded)
    this.postings.push(new Posting())
    this.single.push([number])
    this.numbers.set(value, number)
    const sameFolded = this.numbersByFolded.get(folded)
    if (sameFolded === undefined) this.numbersByFolded.set(folded, [number])
    else sameFolded.push(number)
    return number
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
