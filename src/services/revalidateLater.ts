import { logger } from '../server/logger'
import { revalidateTags } from '../stockIndex/revalidateTags'

/** Milliseconds until tags are dropped once more, at least; at most it is twice that. */
const DELAY_MS = 4000

/**
 * Drops cached reads once more, some seconds after they were dropped at once. Next dates what it caches by when a page was
 * finished: one that was being drawn while staff saved has read what was there before, and would pass for new from then on.
 */
export function createRevalidateLater(
  revalidate: (tags: string[]) => Promise<void>,
  setTimer: (run: () => void, ms: number) => { stop: () => void },
): (tags: readonly string[]) => void {
  let recent = new Set<string>()
  let previous = new Set<string>()
  let timer: { stop: () => void } | null = null
  const onTick = () => {
    if (previous.size > 0) void revalidate([...previous])
    previous = recent
    recent = new Set()
    if (previous.size > 0) return
    timer?.stop()
    timer = null
  }
  return (tags) => {
    for (const tag of tags) recent.add(tag)
    timer ??= setTimer(onTick, DELAY_MS)
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
