import { LRUCache } from 'lru-cache'
import { freezeDeep } from '../../domain/freezeDeep'
import type { IndexRecord } from './indexRecord'
import { RecordBytes } from './recordBytes'
import type { RecordShape, RecordShapes, ValuePlace } from './recordShapes'

/** Records that were found last, of all indexes, by version and slot: some twenty megabytes with what searches make of them. */
const found = new LRUCache<string, IndexRecord>({ max: 2000 })

let versions = 0

/**
 * The records of an index by slot, as bytes: a hundred thousand records of a hundred values each would cost the garbage collector as much time
 * as their indexing, and a third more memory. A record is made again when it is asked for; values that columns hold are taken from there.
 */
export class PackedRecords {
  private readonly bytes = new RecordBytes()
  private slots = 0
  /** of all records, told from those of other indexes too */
  private version = ++versions

  constructor(private readonly shapes: RecordShapes) {}

  /** The number of slots, with those that have no record. */
  get length(): number {
    return this.slots
  }

  has(slot: number): boolean {
    return this.bytes.has(slot)
  }

  /** Stores the record of a slot, after its columns have its values. @param values in the order of the shape's names */
  set(slot: number, shape: RecordShape, values: readonly unknown[]): void {
    if (slot >= this.slots) this.slots = slot + 1
    this.version = ++versions
    const packed: unknown[] = [shape.number]
    for (const { packing, at } of shape.packed) packed.push(packing === null ? values[at] : packing.pack(values[at]))
    // What its column does not hold as it is, by place: few records have any.
    const others: unknown[] = []
    for (const { column, at } of shape.heldByFacet) if (!column.holds(slot, values[at])) others.push(at, values[at])
    for (const { column, at } of shape.heldByNumber) if (!column.holds(slot, values[at])) others.push(at, values[at])
    for (const { column, at } of shape.heldByOther) if (!column.holds(slot, values[at])) others.push(at, values[at])
    if (others.length > 0) packed.push(others)
    this.bytes.set(slot, JSON.stringify(packed))
  }

  remove(slot: number): void {
    this.version = ++versions
    this.bytes.remove(slot)
  }

  /** The record of a slot, created from its bytes; undefined without one. */
  get(slot: number): IndexRecord | undefined {
    const text = this.bytes.get(slot)
    if (text === undefined) return undefined
    const packed = JSON.parse(text) as [number, ...unknown[]]
    const { names, places } = this.shapes.get(packed[0])
    const record: Record<string, unknown> = {}
    let next = 1
    for (let at = 0; at < places.length; at++) {
      const { column, packing } = places[at] as ValuePlace
      const name = names[at] as string
      if (column !== null) record[name] = column.valueAt(slot)
      else record[name] = packing === null ? packed[next++] : packing.unpack(packed[next++])
    }
    const others = (packed[next] ?? []) as unknown[]
    for (let at = 0; at < others.length; at += 2) record[names[others[at] as number] as string] = others[at + 1]
    return record as IndexRecord
  }

  /** As `get`, but frozen, and the same object until a record of the index changes: searches find the same cars again and again. */
  find(slot: number): IndexRecord | undefined {
    const key = `${this.version} ${slot}`
    let record = found.get(key)
    if (record === undefined) {
      record = freezeDeep(this.get(slot))
      if (record !== undefined) found.set(key, record)
    }
    return record
  }
}
