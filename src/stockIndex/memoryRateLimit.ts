/** Calls a minute from one address unless the environment says otherwise: a shopper who types makes a few a second at most. */
export const USUAL_CALLS_PER_MINUTE = 600

const MINUTE_MS = 60_000

/** Addresses told apart in a minute; further ones share what is left, so that no flood of addresses fills the memory. */
const MAX_ADDRESSES = 20_000

/** Counts calls by address, a minute at a time, in this process's memory: cheap enough to ask before every search. */
export class MemoryRateLimit {
  private counts = new Map<string, number>()
  private minute = 0

  constructor(
    private readonly callsPerMinute: number,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Counts a call; answers 0 where it may be made, else the seconds to wait. */
  secondsToWait(address: string): number {
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
