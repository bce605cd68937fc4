/** The part of fastbitset that is used here; the package has no types. */
declare module 'fastbitset' {
  export default class FastBitSet {
    words: number[]
    constructor(values?: Iterable<number>)
    static fromWords(words: number[]): FastBitSet
    add(value: number): void
    remove(value: number): void
    has(value: number): boolean
    size(): number
    isEmpty(): boolean
    clone(): FastBitSet
    [Symbol.iterator](): Iterator<number>
    /** these three change the set itself, and return it */
    union(other: FastBitSet): FastBitSet
    intersection(other: FastBitSet): FastBitSet
    difference(other: FastBitSet): FastBitSet
    intersection_size(other: FastBitSet): number
    new_intersection(other: FastBitSet): FastBitSet
    new_difference(other: FastBitSet): FastBitSet
  }
}
