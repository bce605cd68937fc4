import { useEffect } from 'react'

/** Milliseconds between looks at whether the worker has done what is due. */
const DUE_POLL_MS = 5000

/**
 * Loads again once a time has come, until the worker has published or unpublished what was scheduled for it.
 * @param times ISO 8601; the same array for as long as they are the same
 */
export function useLoadOnceDue(times: readonly string[], load: () => Promise<unknown>): void {
  useEffect(() => {
    if (times.length === 0) return
    const timer = setInterval(() => {
      if (times.some((at) => Date.parse(at) <= Date.now())) void load()
    }, DUE_POLL_MS)
    return () => clearInterval(timer)
  }, [times, load])
}
