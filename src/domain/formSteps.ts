/** States of a form kept to go back to. */
const MAX_STEPS = 100

/** The states of a form: those before the present one, the latest last, and those after it that were undone, the next last. */
export interface FormSteps<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
}

export const startSteps = <State>(present: State): FormSteps<State> => ({ past: [], present, future: [] })

/** Adds a state that follows the present one. What was undone can no longer be redone. */
export const addStep = <State>({ past, present }: FormSteps<State>, next: State): FormSteps<State> => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
})

/**
 * Takes in what the form filled in by itself, such as the first rows of a new block: no step of its own, since it would be filled in
 * again whenever it was undone.
 */
export const completeStep = <State>(steps: FormSteps<State>, present: State): FormSteps<State> => ({
  ...steps,
  present,
})

/** Goes back one step; the same steps if there is none. */
export function undoStep<State>(steps: FormSteps<State>): FormSteps<State> {
  const { past, present, future } = steps
  return past.length === 0 ? steps : { past: past.slice(0, -1), present: past.at(-1)!, future: [...future, present] }
}

/** Goes forward again by one undone step; the same steps if there is none. */
export function redoStep<State>(steps: FormSteps<State>): FormSteps<State> {
  const { past, present, future } = steps
  return future.length === 0
    ? steps
    : { past: [...past, present], present: future.at(-1)!, future: future.slice(0, -1) }
}

/**
 * A state to go to from another. A value that it does not have yet is null: a save leaves out what is undefined, and what is stored would
 * stay. What differs is marked as changed here: the response to a save that is under way would bring it back.
 */
export const stepTo = <State extends FormState>(state: State, from: FormState): State =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const value = field.value === undefined && !field.rows ? null : field.value
      const isSame = JSON.stringify(value ?? null) === JSON.stringify(from[path]?.value ?? null)
      return [path, isSame ? field : { ...field, value, isModified: true }]
    }),
  ) as State

interface Field {
  value?: unknown
  /** changed since the last save began */
  isModified?: boolean
  rows?: readonly { id?: string }[]
}
type FormState = Readonly<Record<string, Field>>

/** Whether two states of a form differ in what is entered; validation and open rows do not count. */
export function differInContent(before: FormState, after: FormState, ignored: ReadonlySet<string>): boolean {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const path of paths) {
    const [old, next] = [before[path], after[path]]
    if (old === next || ignored.has(path)) continue
    if (old?.rows || next?.rows) {
      if (listRows(old) !== listRows(next)) return true
    } else if (old?.value !== next?.value && JSON.stringify(old?.value ?? null) !== JSON.stringify(next?.value ?? null))
      return true
  }
  return false
}

const listRows = (field: Field | undefined) => (field?.rows ?? []).map(({ id }) => id).join()

/** A row that a list had in a step before. */
export interface LostRow {
  /** kind of a block; null for the row of another list */
  blockType: string | null
  /** the first words that were entered in it; null if there are none */
  name: string | null
}

/** Fields that name a row, the most telling first. */
const NAMING = ['heading', 'title', 'name', 'label', 'question', 'text'] as const

/** The row that a list has lost from one state to the next, the outermost; null if none has, or if another is in its place. */
export function findLostRow(before: FormState, after: FormState): LostRow | null {
  const [list] = Object.entries(before)
    .filter(([path, { rows }]) => after[path] !== undefined && (rows?.length ?? 0) > (after[path].rows?.length ?? 0))
    // The lists within later rows have other paths once a row before them is gone.
    .sort(([one], [other]) => one.split('.').length - other.split('.').length)
  if (!list) return null
  const [path, { rows = [] }] = list
  const kept = new Set(after[path]?.rows?.map(({ id }) => id))
  // As by a saved section, which is shown in place of its blocks.
  const isReplaced = [...kept].some((id) => !rows.some((row) => row.id === id))
  if (isReplaced) return null
  const row = `${path}.${rows.findIndex(({ id }) => !kept.has(id))}`
  const textOf = (field: string) => {
    const value = before[`${row}.${field}`]?.value
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 60) : null
  }
  return { blockType: textOf('blockType'), name: NAMING.map(textOf).find((text) => text !== null) ?? null }
}
