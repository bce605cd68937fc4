/** The part of fastbitset that the engine uses; the package has no types. */
declare module 'fastbitset' {
  export default class FastBitSet {
    words: number[]
    constructor(values?: Iterable<number>)
    static fromWords(words: number[]): FastBitSet
    add(value: number): void
    remove(value: number): void
    has(value: number): boolean
    size(): number
    union(other: FastBitSet): FastBitSet
    intersection_size(other: FastBitSet): number
    new_intersection(other: FastBitSet): FastBitSet
    new_difference(other: FastBitSet): FastBitSet
  }
}
