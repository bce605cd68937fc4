import { logger } from '../server/logger'
import { revalidateTags } from '../stockIndex/revalidateTags'

/** Milliseconds until tags are dropped once more, at least; at most it is twice that. */
const WAIT_MS = 4000

/**
 * Drops cached reads once more, some seconds after they were dropped at once. Next dates what it caches by when a page was
 * finished: one that was being drawn while staff saved has read what was there before, and would pass for new from then on.
 */
export function createRevalidateLater(
  drop: (tags: string[]) => Promise<void>,
  every: (run: () => void, ms: number) => { stop: () => void },
): (tags: readonly string[]) => void {
  let fresh = new Set<string>()
  let due = new Set<string>()
  let clock: { stop: () => void } | null = null
  const turn = () => {
    if (due.size > 0) void drop([...due])
    due = fresh
    fresh = new Set()
    if (due.size > 0) return
    clock?.stop()
    clock = null
  }
  return (tags) => {
    for (const tag of tags) fresh.add(tag)
    clock ??= every(turn, WAIT_MS)
  }
}

/** The same for this web server; nothing in scripts and tests, which have no page cache. */
export const revalidateLater = createRevalidateLater(
  (tags) => revalidateTags(tags, logger.child({ part: 'cache' })),
  (run, ms) => {
    const timer = setInterval(run, ms)
    timer.unref()
    return { stop: () => clearInterval(timer) }
  },
)
