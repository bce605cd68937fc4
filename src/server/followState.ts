import { getSharedCache } from './sharedCache/sharedCache.mjs'

/** How this web server follows the changes of others. Times are monotonic milliseconds. */
interface FollowState {
  /** when the changes were last read; null before the first time */
  readAt: number | null
  /** the pause between two reads */
  pollMs: number
  /** `deaf`: connected, and did not hear its own notification; `unknown` until the first test */
  listener: 'unknown' | 'hears' | 'deaf' | 'disconnected'
}

/** Reads that may fail or be late before health says so. */
const LATE_POLLS = 3

// Next may load this module more than once in a process; all copies share the state.
const shared = globalThis as { forecourtFollowState?: FollowState }

/** Records how this server follows changes; the parts that are not given stay. */
export function recordFollowState(state: Partial<FollowState>): void {
  shared.forecourtFollowState = { readAt: null, pollMs: 0, listener: 'unknown', ...getState(), ...state }
}

const getState = () => shared.forecourtFollowState

/** What is wrong with how this server follows the others, each as a sentence that says what to do. Empty if nothing is. */
export function listFollowProblems(now = performance.now(), environment = process.env): string[] {
  const problems: string[] = []
  const { readAt, pollMs, listener } = getState() ?? { readAt: null, pollMs: 0, listener: 'unknown' }
  const [variable, advice] = environment.DATABASE_DIRECT_URL
    ? ['DATABASE_DIRECT_URL', 'set it to the database itself']
    : ['DATABASE_URL', 'set DATABASE_DIRECT_URL to the database itself']
  if (listener === 'disconnected')
    problems.push(`This server has no connection that listens for changes: check that ${variable} is reachable`)
  if (listener === 'deaf')
    problems.push(
      `This server does not hear of changes: ${variable} probably leads to a pooler in transaction mode; ${advice}`,
    )
  if (readAt !== null && now - readAt > LATE_POLLS * pollMs) {
    const seconds = Math.round((now - readAt) / 1000)
    problems.push(`The changes of other servers were last read ${seconds} s ago, instead of every ${pollMs / 1000} s`)
  }
  if (getSharedCache()?.isReady === false)
    problems.push('Redis is not available: this server uses its own page cache; check REDIS_URL')
  return problems
}
