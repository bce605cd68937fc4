// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { createRestartLimit } from './restartLimit.mjs'

/** Between a start that failed and the next, so that five do not fail within one second of trouble. */
const PAUSE_MS = 1000

/**
 * @typedef {object} RunningServer
 * @property {Promise<{ code: number | null, signal: string | null }>} ended
 */

/**
 * Starts the web server again whenever it ends. A start that fails counts as one restart, as a server that ends does.
 * @param {object} options
 * @param {RunningServer} options.server the server that runs now
 * @param {() => Promise<RunningServer>} options.startAgain rejects if the server ended before it was ready
 * @param {() => boolean} options.isStopping true once everything is being stopped: nothing is started then
 * @param {(line: string) => void} options.onLine called with what happens, for people
 * @param {() => boolean} [options.allowRestart] counts a restart; false if there were too many
 * @param {number} [options.pauseMs] milliseconds after a start that failed
 * @returns {Promise<boolean>} false once there were too many restarts, true when everything is being stopped
 */
export async function keepServerRunning({
  server,
  startAgain,
  isStopping,
  onLine,
  allowRestart = createRestartLimit(),
  pauseMs = PAUSE_MS,
}) {
  /** @type {RunningServer | undefined} */
  let running = server
  while (!isStopping()) {
    if (running) {
      const { code, signal } = await running.ended
      if (isStopping()) return true
      onLine(`The web server exited unexpectedly (${signal ?? `code ${code}`}). Starting it again …`)
    }
    if (!allowRestart()) return false
    try {
      running = await startAgain()
      onLine('The web server is running again.')
    } catch (error) {
      running = undefined
      if (isStopping()) return true
      onLine(`${/** @type {Error} */ (error).message}\nStarting the web server again …`)
      await sleep(pauseMs)
    }
  }
  return true
}
