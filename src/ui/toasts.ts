/** A short message about what just happened. */
export interface Toast {
  id: string
  title: string
  description?: string
  /** a link to follow: "View List" */
  action?: { label: string; href: string }
  /** how long it stays, in milliseconds */
  durationMs: number
  /** false once dismissed; it leaves the list later, so that an undo could still find it */
  open: boolean
}

export type NewToast = Pick<Toast, 'title' | 'description' | 'action'> & { durationMs?: number }

/** How many are kept: only the newest (SITE-17). */
export const TOAST_LIMIT = 1
/** How long after its dismissal a toast is removed, in milliseconds (SITE-17). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
/** How long a toast shows unless it says otherwise, in milliseconds. */
export const TOAST_DURATION_MS = 3000

export interface ToastStore {
  add(toast: NewToast): string
  update(id: string, change: Partial<NewToast>): void
  dismiss(id?: string): void
  remove(id: string): void
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

/** Toasts outside of React, so that any code can raise one. `schedule` runs a function after some milliseconds. */
export function makeToastStore(schedule: (run: () => void, ms: number) => void): ToastStore {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const remove = (id: string) => set(toasts.filter((toast) => toast.id !== id))
  return {
    add(toast) {
      const id = `toast-${++count}`
      set([{ durationMs: TOAST_DURATION_MS, ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT))
      return id
    },
    update(id, change) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))
    },
    dismiss(id) {
      const leaving = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id))
      if (leaving.length === 0) return
      set(toasts.map((toast) => (leaving.includes(toast) ? { ...toast, open: false } : toast)))
      for (const toast of leaving) schedule(() => remove(toast.id), TOAST_REMOVE_DELAY_MS)
    },
    remove,
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const page = makeToastStore((run, ms) => setTimeout(run, ms))

/** Shows a toast in place of the one before it; returns its id. Needs one `<Toaster />` in the page. */
export const showToast = (toast: NewToast): string => page.add(toast)
export const updateToast = (id: string, change: Partial<NewToast>): void => page.update(id, change)
export const dismissToast = (id?: string): void => page.dismiss(id)
export const pageToasts: ToastStore = page
