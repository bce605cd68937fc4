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

interface Field {
  value?: unknown
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

/** Whether a list has lost a row from one state to the next. */
export const hasLostRow = (before: FormState, after: FormState): boolean =>
  Object.entries(before).some(([path, { rows }]) => {
    const next = after[path]
    return rows !== undefined && next !== undefined && rows.length > (next.rows?.length ?? 0)
  })
