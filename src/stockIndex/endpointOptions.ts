import type { EndpointOptions } from './httpEndpoint'
import { MemoryRateLimit, USUAL_CALLS_PER_MINUTE } from './memoryRateLimit'
import { ScratchIndexes } from './scratch/scratchIndexes'

const KEY = Symbol.for('forecourt.stockIndexEndpoint')

/** The endpoint's limit and scratch indexes: one of each in a process, however often Next loads this module. */
export function endpointOptions(addressOf: (headers: Headers) => string | null): EndpointOptions {
  const home = globalThis as { [KEY]?: EndpointOptions }
  home[KEY] ??= {
    limit: {
      rate: new MemoryRateLimit(Number(process.env.STOCK_INDEX_CALLS_PER_MINUTE) || USUAL_CALLS_PER_MINUTE),
      addressOf,
    },
    scratch: { indexes: new ScratchIndexes(), adminKey: process.env.STOCK_INDEX_ADMIN_KEY },
  }
  return home[KEY]
}
