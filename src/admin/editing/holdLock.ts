/** Milliseconds in which a form that is rendered anew, as after a take-over, takes its lock along. */
const HANDOVER_MS = 500

/** How many forms on the screen hold a lock, by its path. */
const held = new Map<string, number>()

/**
 * Keeps a document's lock until the form closes, by whatever way.
 * @param path of the lock's endpoint
 * @returns lets go of the lock, unless another form has taken it meanwhile
 */
export function holdLock(path: string): () => void {
  const count = (change: number) => held.set(path, (held.get(path) ?? 0) + change)
  const release = () => void fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true })
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
