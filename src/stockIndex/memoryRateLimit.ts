/** Default limit per address: a shopper who types makes a few calls a second at most. */
export const DEFAULT_CALLS_PER_MINUTE = 600

const MINUTE_MS = 60_000

/** Addresses counted separately in a minute; further ones share one count, which bounds the memory. */
const MAX_ADDRESSES = 20_000

/**
 * Counts calls per address and minute in this process's memory: cheap enough to check before every search, and bounded, while
 * rate-limiter-flexible keeps a timer for every address in memory.
 */
export class MemoryRateLimit {
  private counts = new Map<string, number>()
  private minute = 0

  constructor(
    private readonly callsPerMinute: number,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Counts a call; returns 0 when it is allowed, else the seconds to wait. */
  retryAfterSeconds(address: string): number {
    const now = this.clock()
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== this.minute) {
      this.minute = minute
      this.counts = new Map()
    }
    const key = this.counts.has(address) || this.counts.size < MAX_ADDRESSES ? address : ''
    const calls = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, calls)
    return calls <= this.callsPerMinute ? 0 : Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000)
  }
}
