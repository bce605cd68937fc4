// @ts-check

const MAX_RESTARTS = 5
const WINDOW_MS = 5 * 60_000

/**
 * Counts restarts, so that what cannot run is not started for ever.
 * @param {() => number} [now] milliseconds
 * @returns {() => boolean} counts a restart; false if there were five in the last five minutes
 */
export function createRestartLimit(now = Date.now) {
  /** @type {number[]} */
  let restartedAt = []
  return () => {
    restartedAt = restartedAt.filter((time) => time > now() - WINDOW_MS)
    if (restartedAt.length >= MAX_RESTARTS) return false
    restartedAt.push(now())
    return true
  }
}
