import { getSharedCache } from '../server/sharedCache/sharedCache.mjs'
import { MemoryRateLimit } from './memoryRateLimit'

/** Counts calls per address and minute: for all web servers in Redis, or in this process while there is none. */
export class SharedRateLimit {
  private readonly own: MemoryRateLimit

  /** @param name of the counter: letters and digits */
  constructor(
    private readonly name: string,
    private readonly callsPerMinute: number,
    private readonly getShared = getSharedCache,
  ) {
    this.own = new MemoryRateLimit(callsPerMinute)
  }

  /** Counts a call; returns 0 when it is allowed, else the seconds to wait. */
  async retryAfterSeconds(address: string): Promise<number> {
    const rule = { name: this.name, times: this.callsPerMinute, seconds: 60 }
    const shared = await this.getShared()?.retryAfterSeconds(rule, address)
    return shared ?? this.own.retryAfterSeconds(address)
  }
}
