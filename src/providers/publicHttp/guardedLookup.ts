import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * A lookup for sockets that refuses a name with any address that may not be asked: one that leads both outside and inside
 * is somebody's trick. The socket connects to the very address that was looked at, so a name that changes its mind in
 * between gains nothing. `resolve` stands in for the resolver in tests.
 */
export function guardedLookup(
  allows: (address: string) => boolean,
  refusal: (host: string) => Error,
  resolve: (host: string, options: object, callback: (error: Error | null, found: LookupAddress[]) => void) => void = (
    host,
    options,
    callback,
  ) => lookup(host, { ...options, all: true }, callback),
): LookupFunction {
  return (host, options, callback) => {
    resolve(host, options, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => !allows(address))) return callback(refusal(host), '', 0)
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}
