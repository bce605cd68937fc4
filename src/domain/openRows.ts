interface Row {
  id?: string
  collapsed?: boolean
  /** new in the form: the server has not answered with its fields yet */
  isLoading?: boolean
}
interface Field {
  value?: unknown
  rows?: readonly Row[]
}
type FormState = Readonly<Record<string, Field>>

/** Whether rows are closed, by id. */
export type ClosedRows = ReadonlyMap<string, boolean>

/** Which rows of a form are closed. Rows are compared by it, because the form changes their own objects. */
export function listClosedRows(state: FormState): ClosedRows {
  const closed = new Map<string, boolean>()
  for (const { rows = [] } of Object.values(state))
    for (const { id, collapsed } of rows) if (id) closed.set(id, collapsed === true)
  return closed
}

/**
 * The rows that a person opened or closed between two states of a form, and the row that they added, which opens. An answer of the server
 * replaces fields; opening and closing leaves all but the list of rows as they are.
 */
export function findChosenRows(before: FormState, closedBefore: ClosedRows, after: FormState): ClosedRows {
  const chosen = new Map<string, boolean>()
  if (changesRowsAlone(before, after))
    for (const [id, isClosed] of listClosedRows(after)) if (closedBefore.get(id) !== isClosed) chosen.set(id, isClosed)
  const added = Object.values(after).flatMap(({ rows = [] }) => rows.filter(isNew))
  // A template adds several rows, which stay closed.
  if (added.length === 1) chosen.set(added[0]!.id!, false)
  return chosen
}

const isNew = ({ id, isLoading, ...row }: Row) => Boolean(id && isLoading) && !('collapsed' in row)

function changesRowsAlone(before: FormState, after: FormState): boolean {
  const paths = Object.keys(after)
  return paths.length === Object.keys(before).length && paths.every((path) => hasSameRows(before[path], after[path]))
}

const hasSameRows = (before: Field | undefined, after: Field | undefined) =>
  before === after || (after?.rows !== undefined && listIds(before) === listIds(after))

const listIds = (field: Field | undefined) => field?.rows?.map(({ id }) => id).join()

/** The lists whose rows are not open or closed as a person chose, with the rows as they should be. */
export function listUnlikeChosen<State extends FormState>(
  state: State,
  chosen: ClosedRows,
): { path: string; rows: NonNullable<State[string]['rows']>[number][] }[] {
  return Object.entries(state).flatMap(([path, { rows = [] }]) => {
    const isUnlike = (row: Row) =>
      chosen.has(row.id ?? '') && ((row.collapsed === true) !== chosen.get(row.id!) || isNew(row))
    if (!rows.some(isUnlike)) return []
    return [
      { path, rows: rows.map((row) => (chosen.has(row.id ?? '') ? { ...row, collapsed: chosen.get(row.id!)! } : row)) },
    ]
  })
}
