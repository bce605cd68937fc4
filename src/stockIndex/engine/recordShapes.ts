import { FacetColumn } from './facetColumn'
import type { HeldValues } from './heldValues'
import type { IndexRecord } from './indexRecord'
import { NumberColumn } from './numberColumn'

/** How a value is written into a record's bytes, and read again. */
export interface ValuePacking {
  pack(value: unknown): unknown
  unpack(packed: unknown): unknown
}

/** Where the value of an attribute is: in its column, or in the record's bytes. */
export interface ValuePlace {
  column: HeldValues | null
  packing: ValuePacking | null
}

/** What takes one value per slot. */
export interface ValueColumn {
  set(slot: number, value: unknown): void
}

/** A column, and where its values are among those of a record: behind them if the record has none. */
interface ColumnAt<Column> {
  column: Column
  at: number
}

/** A value that no column holds. */
interface PackedAt {
  packing: ValuePacking | null
  at: number
}

/**
 * The attributes of records that have the same ones in the same order. Columns of one class are walked apart, which takes half the time of
 * columns of any.
 */
export interface RecordShape {
  number: number
  names: readonly string[]
  places: readonly ValuePlace[]
  facets: readonly ColumnAt<FacetColumn>[]
  numbers: readonly ColumnAt<NumberColumn>[]
  others: readonly ColumnAt<ValueColumn>[]
  packed: readonly PackedAt[]
  heldByFacet: readonly ColumnAt<FacetColumn>[]
  heldByNumber: readonly ColumnAt<NumberColumn>[]
  heldByOther: readonly ColumnAt<HeldValues>[]
}

/** The columns of an index by attribute. */
export interface IndexColumns {
  facets: readonly (readonly [string, FacetColumn])[]
  numbers: readonly (readonly [string, NumberColumn])[]
  /** those that depend on the values of a number column are set after it */
  others: readonly (readonly [string, ValueColumn])[]
  /** @param example a value of the attribute: others may be of another kind */
  placeOf(name: string, example: unknown): ValuePlace
}

/** The shapes of an index's records: a handful, since code makes them. Walking values by shape is faster than asking each record for each name. */
export class RecordShapes {
  private readonly shapes: RecordShape[] = []
  private last: RecordShape | undefined

  constructor(private readonly columns: IndexColumns) {}

  of(record: object): RecordShape {
    const names = Object.keys(record)
    if (this.last !== undefined && hasNames(this.last, names)) return this.last
    this.last = this.shapes.find((shape) => hasNames(shape, names)) ?? this.add(names, record as IndexRecord)
    return this.last
  }

  /** By its number. */
  get(number: number): RecordShape {
    return this.shapes[number] as RecordShape
  }

  private add(names: readonly string[], record: IndexRecord): RecordShape {
    const { facets, numbers, others, placeOf } = this.columns
    const find = <Column>([name, column]: readonly [string, Column]): ColumnAt<Column> => {
      const at = names.indexOf(name)
      return { column, at: at < 0 ? names.length : at }
    }
    const places = names.map((name) => placeOf(name, record[name]))
    const packed = places.flatMap(({ column, packing }, at) => (column === null ? [{ packing, at }] : []))
    const held = places.flatMap(({ column }, at) => (column === null ? [] : [{ column, at }]))
    const heldByFacet = held.flatMap(({ column, at }) => (column instanceof FacetColumn ? [{ column, at }] : []))
    const heldByNumber = held.flatMap(({ column, at }) => (column instanceof NumberColumn ? [{ column, at }] : []))
    const shape: RecordShape = {
      ...{ number: this.shapes.length, names, places, packed, heldByFacet, heldByNumber },
      heldByOther: held.filter(({ column }) => !(column instanceof FacetColumn || column instanceof NumberColumn)),
      facets: facets.map(find),
      numbers: numbers.map(find),
      others: others.map(find),
    }
    this.shapes.push(shape)
    return shape
  }
}

function hasNames({ names }: RecordShape, others: readonly string[]): boolean {
  if (names.length !== others.length) return false
  for (let at = 0; at < names.length; at++) if (names[at] !== others[at]) return false
  return true
}
