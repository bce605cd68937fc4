import { logger } from '../server/logger'
import { revalidateTags } from '../server/revalidateTags'

/** Minimum milliseconds until tags are revalidated again; the maximum is twice that. */
const DELAY_MS = 4000

/**
 * Revalidates tags a second time, a few seconds after the first. Next dates a cached page by when its rendering finished, so
 * a page rendered while staff saved contains old data and would count as new.
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

/** The instance of this web server; has no effect in scripts and tests, which have no page cache. */
export const revalidateLater = createRevalidateLater(
  (tags) => revalidateTags(tags, logger.child({ part: 'cache' })),
  (run, ms) => {
    const timer = setInterval(run, ms)
    timer.unref()
    return { stop: () => clearInterval(timer) }
  },
)
