import { TooBusyError } from './tooBusyError'
import { createTurns } from './turns.mjs'

export interface QueueLimits {
  /** tasks at a time */
  running: number
  /** tasks that wait; any further one is refused */
  waiting: number
  /** milliseconds after which one that waits is refused */
  waitMs: number
}

/** Runs tasks of which few are done at a time and few may wait. */
export interface BoundedQueue {
  /**
   * @param signal gives up the place among those that wait; a task that has begun goes on
   * @throws {TooBusyError} if the queue is full or the wait too long
   */
  <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** Creates a queue for one kind of heavy work, in this process. */
export function createBoundedQueue(limits: QueueLimits): BoundedQueue {
  const takeTurn = createTurns(limits)
  return async (work, signal) => {
    signal?.throwIfAborted()
    const endTurn = await takeTurn('', signal)
    try {
      signal?.throwIfAborted()
      if (!endTurn) throw new TooBusyError()
      return await work()
    } finally {
      endTurn?.()
    }
  }
}
