const PAGE_BYTES = 4096
const BUFFER_BYTES = 64 * 1024 ** 2
const ROUNDS = 5

/**
 * Microseconds to use a page of memory (4 KB) for the first time, the least of five rounds. Some virtual machines take 10 instead of a half,
 * which slows what starts processes and fills memory, such as a first visit in a browser, and not what a running server does.
 */
export function measureFreshMemory(): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
    for (let at = 0; at < BUFFER_BYTES; at += PAGE_BYTES) buffer[at] = 1
    return ((performance.now() - start) * 1000) / (BUFFER_BYTES / PAGE_BYTES)
  })
  return Math.min(...rounds)
}
