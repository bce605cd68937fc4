/** A short message about what just happened. */
export interface Toast {
  title: string
  description?: string
  /** a link to follow: "View List" */
  action?: { label: string; href: string }
  /** takes back what just happened */
  undo?: () => void
  /** duration on screen in milliseconds */
  durationMs?: number
}

/** Default duration of a toast, in milliseconds. */
export const TOAST_DURATION_MS = 3000
