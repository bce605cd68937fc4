// @ts-check
// The thread of `watchLoopHolds`: watches the main thread's event loop from outside, and asks the main thread what it runs while it is held.
import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

/** @type {{ beats: Float64Array, thresholdMs: number, describe: string }} */
const { beats, thresholdMs, describe } = workerData

const CHECK_MS = 50
const STANDARD_OUTPUT = 1

/** Milliseconds of a clock that all threads of the process share. */
const now = () => Number(process.hrtime.bigint() / 1000n) / 1000

let checkedAt = now()
let reportedBeat = 0

setInterval(() => {
  const lateMs = now() - checkedAt - CHECK_MS
  checkedAt = now()
  const [beat = 0] = beats
  // Both threads were late: the machine had no time for the process.
  if (lateMs > thresholdMs / 2 || checkedAt - beat < thresholdMs || beat === reportedBeat) return
  reportedBeat = beat
  report(beat)
}, CHECK_MS)

/**
 * Writes what holds the loop. V8 answers in the middle of a loop and of a pattern, and right after a function of its own, such as a sort.
 * @param {number} beat
 */
function report(beat) {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression: `${describe}(${beat})`, returnByValue: true }, (error, answer) => {
    session.disconnect()
    const found = answer?.result?.value
    // The main thread goes on already, with something else.
    if (!error && !found) return
    const entry = {
      ...{ level: 'warn', time: new Date().toISOString(), service: 'forecourt', part: 'watchdog' },
      ...(error ? { err: { message: error.message } } : found),
      ...{ ms: Math.round(now() - beat), msg: 'The event loop is held' },
    }
    try {
      // Not through the main thread, which would write it once it goes on.
      writeSync(STANDARD_OUTPUT, `${JSON.stringify(entry)}\n`)
    } catch {
      // Whoever reads the log is behind. The main thread says afterwards what held it.
    }
  })
}
