import type { Toast } from './toast'

let count = 0
let requested = false
const listeners = new Set<() => void>()

/** Whether any toast was requested since the page loaded. For `useSyncExternalStore`. */
export const isToastRequested = (): boolean => requested
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows a toast that replaces the previous one; with the id of a toast on screen, updates it (SITE-17). Resolves with its
 * id. Needs one `<Toaster />` in the page.
 */
export async function showToast(toast: Toast, id = `toast-${++count}`): Promise<string> {
  requested = true
  for (const listener of listeners) listener()
  const { raiseToast } = await import('./SonnerToaster')
  raiseToast(toast, id)
  return id
}
