import type { EndpointOptions } from './httpEndpoint'
import { MemoryRateLimit, USUAL_CALLS_PER_MINUTE } from './memoryRateLimit'

const KEY = Symbol.for('forecourt.stockIndexEndpoint')

/** The endpoint's limit: one in a process, however often Next loads this module. */
export function endpointOptions(addressOf: (headers: Headers) => string | null): EndpointOptions {
  const home = globalThis as { [KEY]?: EndpointOptions }
  home[KEY] ??= {
    limit: {
      rate: new MemoryRateLimit(Number(process.env.STOCK_INDEX_CALLS_PER_MINUTE) || USUAL_CALLS_PER_MINUTE),
      addressOf,
    },
  }
  return home[KEY]
}
