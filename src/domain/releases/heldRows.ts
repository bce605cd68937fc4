import { isPlainObject } from '../cleanText'

type Data = Record<string, unknown>

/** A row of a list as Payload stores it: its id stays with it when it is moved or changed. */
export type Row = Data & { id: string }

const KEY = '$rows'

/** What a draft changes in a list, row by row, so that it can be published into a list that others have changed meanwhile. */
export interface HeldRows {
  added: Row[]
  /** with the changed fields, nested as in the row, and the row as it was live when the draft changed it */
  changed: { id: string; values: Data; before: Row }[]
  removed: string[]
  /** ids of all rows of the draft in its order, which says where an added row stands */
  order: string[]
  /** whether the draft moved rows: otherwise those of the live list stay in its order */
  isMoved: boolean
}

/** A value of a draft that holds a list by its rows. */
export interface HeldList {
  [KEY]: HeldRows
}

export const isHeldList = (value: unknown): value is HeldList => isPlainObject(value) && isPlainObject(value[KEY])

/** The rows that a draft holds of a list. */
export const readHeldRows = ({ [KEY]: rows }: HeldList): HeldRows => rows

/** The parts of rows that a draft holds: the rows that it adds, and of changed ones the changed fields and how they were. */
export const listHeldParts = ({ [KEY]: { added, changed } }: HeldList): Data[] => [
  ...added,
  ...changed.flatMap(({ values, before }) => [values, before]),
]

/** Whether a list is held by its rows: all of them have ids, as those of lists of related documents do not. */
export const hasRowIds = (list: unknown): list is Row[] =>
  Array.isArray(list) && list.every((row) => isPlainObject(row) && typeof row.id === 'string' && row.id !== '')

/** How two states of a row are compared: its fields that differ, nested. Null for none. */
type Compare = (before: Row, after: Row) => Data | null
/** The fields of a row with changed ones. */
type Merge = (row: Row, values: Data) => Data

/**
 * What makes a list of what is live.
 * @param earlier what was held before. Of rows that it changed, which are live no more, the change is still held as one.
 */
export function holdRows(live: readonly Row[], list: readonly Row[], compare: Compare, earlier: HeldRows | null) {
  const byId = new Map(live.map((row) => [row.id, row]))
  const ids = new Set(list.map(({ id }) => id))
  const held: HeldRows = {
    added: [],
    changed: [],
    removed: live.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    order: [...ids],
    isMoved: isMoved(live, list),
  }
  for (const row of list) {
    const before = byId.get(row.id)
    const values = before && compare(before, row)
    const goneChange = before ? undefined : earlier?.changed.find(({ id }) => id === row.id)
    if (goneChange) held.changed.push(goneChange)
    else if (!before) held.added.push(row)
    else if (values) held.changed.push({ id: row.id, values, before })
  }
  const isSame = held.added.length + held.changed.length + held.removed.length === 0 && !held.isMoved
  return isSame ? null : ({ [KEY]: held } satisfies HeldList)
}

function isMoved(live: readonly Row[], list: readonly Row[]): boolean {
  const places = new Map(live.map(({ id }, place) => [id, place]))
  const common = list.flatMap(({ id }) => places.get(id) ?? [])
  return common.some((place, index) => index > 0 && place < common[index - 1]!)
}

/** The live list with what a draft changes in it. A row that the draft changed and somebody removed meanwhile is in it again. */
export function mergeRows(live: readonly Row[], { [KEY]: held }: HeldList, merge: Merge): Row[] {
  const { added, changed, removed, order } = held
  const rows = new Map(live.filter(({ id }) => !removed.includes(id)).map((row) => [row.id, row]))
  for (const { id, values, before } of changed) {
    const row = rows.get(id) ?? before
    rows.set(id, { ...row, ...merge(row, values), id })
  }
  for (const row of added) rows.set(row.id, row)
  const liveOrder = live.map(({ id }) => id)
  const [first, second] = held.isMoved ? [order, liveOrder] : [liveOrder, order]
  const isThere = (id: string) => rows.has(id)
  return interleave(first.filter(isThere), second.filter(isThere)).map((id) => rows.get(id)!)
}

/** The ids of both lists in the order of the first; each of the second alone follows its neighbour there. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first]
  second.forEach((id, index) => {
    if (all.includes(id)) return
    const neighbour = second.slice(0, index).findLast((other) => all.includes(other))
    all.splice(neighbour === undefined ? 0 : all.indexOf(neighbour) + 1, 0, id)
  })
  return all
}

/** Rows that a draft changed and that are live no more, as the draft has them. */
export function findGoneRows(live: readonly Row[], { [KEY]: { changed } }: HeldList, merge: Merge): Row[] {
  const ids = new Set(live.map(({ id }) => id))
  return changed
    .filter(({ id }) => !ids.has(id))
    .map(({ id, values, before }) => ({ ...before, ...merge(before, values), id }))
}
