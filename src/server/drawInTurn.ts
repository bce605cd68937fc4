import pLimit from 'p-limit'

/** Drawings that wait for their turn; any further one is refused. */
const MAX_WAITING = 20

// One queue per process, even when this module is loaded several times.
const globals = globalThis as { forecourtDrawings?: ReturnType<typeof pLimit> }
globals.forecourtDrawings ??= pLimit(1)
const queue = globals.forecourtDrawings

/** Too many drawings wait: a 503. */
export class TooManyDrawingsError extends Error {
  constructor() {
    super('Too many pictures are being drawn.')
    this.name = 'TooManyDrawingsError'
  }
}

/**
 * Draws a picture or a document when it is its turn. One at a time: each holds the event loop for up to a second, and other requests
 * get theirs in between.
 * @throws {TooManyDrawingsError} if 20 wait
 */
export async function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) throw new TooManyDrawingsError()
  return queue(draw)
}
