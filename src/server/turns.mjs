// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** @typedef {{ running: number, waiting: Set<() => void> }} Entry */

/**
 * Gives each key a limited number of turns at a time, in the order in which they were asked for.
 * @param {object} limits
 * @param {number} limits.running turns of one key at a time
 * @param {number} limits.waiting of one key; any further one gets no turn
 * @param {number} limits.waitMs after which one that waits gets no turn
 * @param {number} [limits.turnMs] after which a turn is over, whether or not it was ended; without it, a turn lasts until it is ended
 */
export function createTurns({ running, waiting, waitMs, turnMs }) {
  /** @type {Map<string, Entry>} */
  const entries = new Map()

  /**
   * Waits for a turn.
   * @param {string} key
   * @param {AbortSignal} [signal] gives up the place among those that wait
   * @returns {Promise<(() => void) | null>} ends the turn, once; null without a turn
   */
  async function takeTurn(key, signal) {
    const entry = entries.get(key) ?? { running: 0, waiting: new Set() }
    entries.set(key, entry)
    if (entry.running < running) entry.running += 1
    else if (entry.waiting.size >= waiting || signal?.aborted || !(await wait(entry, signal))) return null
    return startTurn(key, entry)
  }

  /** @param {string} key @param {Entry} entry */
  function startTurn(key, entry) {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      const [next] = entry.waiting
      // The next one takes this one's place.
      if (next) next()
      else entry.running -= 1
      if (entry.running === 0) entries.delete(key)
    }
    const timer = turnMs === undefined ? undefined : setTimeout(end, turnMs)
    return end
  }

  /** True once one that waits gets a turn; false if it gave up or that takes too long. @param {Entry} entry @param {AbortSignal} [signal] */
  function wait({ waiting }, signal) {
    return new Promise((resolve) => {
      const start = () => leave(true)
      const giveUp = () => leave(false)
      /** @param {boolean} hasTurn */
      const leave = (hasTurn) => {
        waiting.delete(start)
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        resolve(hasTurn)
      }
      const timer = setTimeout(giveUp, waitMs)
      signal?.addEventListener('abort', giveUp)
      waiting.add(start)
    })
  }

  return takeTurn
}
