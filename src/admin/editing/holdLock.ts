/** Milliseconds in which a form that is rendered anew, as after a take-over, takes its lock along. */
const HANDOVER_MS = 500

/** How many forms on the screen hold a lock, by its path. */
const held = new Map<string, number>()

/** What lets go of a lock, for each open form, by the lock's path. */
const letGoOf = new Map<string, Set<() => void>>()

/** Path of the endpoint of a document's lock. */
export const lockPath = (collection: string, id: number | string) => `/api/edit-sessions/${collection}/${id}`

/** Has the open forms of a document let go of its lock until they are edited again, as once it waits for somebody else. */
export function letGoOfLock(collection: string, id: number | string): void {
  for (const letGo of letGoOf.get(lockPath(collection, id)) ?? []) letGo()
}

/**
 * Calls `letGo` whenever the document's lock is to be let go of.
 * @param path of the lock's endpoint
 * @returns ends that
 */
export function onLetGo(path: string, letGo: () => void): () => void {
  const calls = letGoOf.get(path) ?? new Set()
  letGoOf.set(path, calls.add(letGo))
  return () => {
    calls.delete(letGo)
    if (calls.size === 0) letGoOf.delete(path)
  }
}

/** Releases the user's lock, also while the page closes. */
export const releaseLock = (path: string) =>
  void fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true })

/**
 * Keeps a document's lock until the form closes, by whatever way.
 * @param path of the lock's endpoint
 * @returns lets go of the lock, unless another form has taken it meanwhile
 */
export function holdLock(path: string): () => void {
  const count = (change: number) => held.set(path, (held.get(path) ?? 0) + change)
  const release = () => releaseLock(path)
  count(1)
  window.addEventListener('pagehide', release)
  return () => {
    count(-1)
    setTimeout(() => {
      window.removeEventListener('pagehide', release)
      if (held.get(path)) return
      held.delete(path)
      release()
    }, HANDOVER_MS)
  }
}
