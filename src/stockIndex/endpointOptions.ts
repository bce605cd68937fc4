import type { EndpointOptions } from './httpEndpoint'
import { DEFAULT_CALLS_PER_MINUTE } from './memoryRateLimit'
import { SharedRateLimit } from './sharedRateLimit'

const KEY = Symbol.for('forecourt.stockIndexEndpoint')

/** Endpoint options with one rate limiter per process, even when Next loads this module more than once. */
export function endpointOptions(getAddress: (headers: Headers) => string | null): EndpointOptions {
  const globals = globalThis as { [KEY]?: EndpointOptions }
  globals[KEY] ??= {
    limit: {
      rate: new SharedRateLimit(
        'searches',
        Number(process.env.STOCK_INDEX_CALLS_PER_MINUTE) || DEFAULT_CALLS_PER_MINUTE,
      ),
      getAddress,
    },
  }
  return globals[KEY]
}
