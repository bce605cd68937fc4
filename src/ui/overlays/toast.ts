/** A short message about what just happened. */
export interface Toast {
  title: string
  description?: string
  /** a link to follow: "View List" */
  action?: { label: string; href: string }
  /** how long it stays, in milliseconds */
  durationMs?: number
}

/** How long a toast shows unless it says otherwise, in milliseconds. */
export const TOAST_DURATION_MS = 3000
