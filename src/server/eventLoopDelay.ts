import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between two samples. */
const RESOLUTION_MS = 20

/** One measurement counts for this long. */
const WINDOW_MS = 5000

/** A delay is sustained after this many windows in a row: 30 seconds. */
const SUSTAINED_WINDOWS = 6

const NS_PER_MS = 1e6

export interface EventLoopDelay {
  /** milliseconds that a request waited on average in the last window, before its code could run */
  delayMs: number
  /** the longest block of the last window in milliseconds */
  maxMs: number
  /** the lowest `delayMs` of the last 30 seconds; 0 before that */
  sustainedMs: number
}

/**
 * Average wait of a request that arrives at any moment, in milliseconds. Samples are the lengths of the loop's turns in nanoseconds; a
 * request arrives in a long turn more often, and waits for half of it: E[d²] / 2E[d].
 */
export function toExpectedDelay({ mean, stddev }: Pick<IntervalHistogram, 'mean' | 'stddev'>): number {
  if (!(mean > 0)) return 0
  const waitMs = (stddev ** 2 + mean ** 2) / (2 * mean) / NS_PER_MS
  return Math.max(0, waitMs - RESOLUTION_MS / 2)
}

/** Keeps the delays of the last windows. */
export function createDelayHistory() {
  let delays: number[] = []
  let maxMs = 0
  return {
    add(delayMs: number, windowMaxMs: number) {
      delays = [...delays, delayMs].slice(-SUSTAINED_WINDOWS)
      maxMs = windowMaxMs
    },
    read: (): EventLoopDelay => ({
      delayMs: Math.round(delays.at(-1) ?? 0),
      maxMs: Math.round(maxMs),
      sustainedMs: delays.length < SUSTAINED_WINDOWS ? 0 : Math.round(Math.min(...delays)),
    }),
  }
}

// Next may load this module more than once in a process.
const shared = globalThis as { forecourtEventLoop?: ReturnType<typeof createDelayHistory> }

/** Starts to watch the event loop of this process; once. */
export function watchEventLoop(): void {
  if (shared.forecourtEventLoop) return
  const history = createDelayHistory()
  shared.forecourtEventLoop = history
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  setInterval(() => {
    history.add(toExpectedDelay(histogram), Math.max(0, histogram.max / NS_PER_MS - RESOLUTION_MS))
    histogram.reset()
  }, WINDOW_MS).unref()
}

/** The delay of this process's event loop; zeros if it is not watched. */
export const getEventLoopDelay = (): EventLoopDelay =>
  shared.forecourtEventLoop?.read() ?? { delayMs: 0, maxMs: 0, sustainedMs: 0 }
