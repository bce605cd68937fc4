import { type BoundedQueue, createBoundedQueue } from './boundedQueue'
import { isTooBusy, TooBusyError } from './tooBusyError'

// One queue per process, even when this module is loaded several times.
const globals = globalThis as { forecourtDrawings?: BoundedQueue }
globals.forecourtDrawings ??= createBoundedQueue({ running: 1, waiting: 20, waitMs: 30_000 })
const queue = globals.forecourtDrawings

/**
 * Draws a small picture when it is its turn. One at a time: each holds the event loop for about a tenth of a second, and other requests get
 * theirs in between.
 * @throws {TooBusyError} if 20 wait
 */
export async function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  try {
    return await queue(draw)
  } catch (error) {
    throw isTooBusy(error) ? new TooBusyError('Too many pictures are being drawn. Try again in a moment.') : error
  }
}
