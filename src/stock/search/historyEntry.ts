/** History state key of an entry's own id, by which the search knows the entry again. */
export const HISTORY_STEP = 'forecourtStep'

/** Maximum history entries of which something is remembered. */
export const MAX_ENTRIES = 60

let lastStep: { id: string; path: string } | null = null

/** The id of the current history entry; null for one that the search has not seen. */
export function findEntryId(): string | null {
  const id = (history.state as Record<string, unknown> | null)?.[HISTORY_STEP]
  return typeof id === 'string' ? id : null
}

/**
 * The id of the current history entry; assigns one if missing. The router may have overwritten it. An entry without a state is the browser's
 * own, of a jump to an anchor: it has the id of the entry it was made from, and stays without, since Next reloads one whose state is not its own.
 */
export function currentEntryId(): string {
  const path = location.pathname + location.search
  const existing = findEntryId()
  const id = existing ?? (lastStep?.path === path ? lastStep.id : `${Date.now()}-${Math.random()}`)
  if (existing === null && history.state !== null) history.replaceState({ ...history.state, [HISTORY_STEP]: id }, '')
  lastStep = { id, path }
  return id
}

/** Remembers something of a history entry as the latest of all, and forgets the oldest beyond the maximum. */
export function rememberEntry<T>(entries: Map<string, T>, id: string, value: T): void {
  entries.delete(id)
  entries.set(id, value)
  const oldest = entries.keys().next().value
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
}
