import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { HttpError } from './httpError'

/** The refusal of a host that is, or leads to, an address that may not be connected to. */
export const privateAddressError = (host: string) => new HttpError('address', `${host} is not on the public internet`)

/**
 * A lookup for sockets that refuses a name with any address that is not allowed: one that leads both outside and inside is
 * somebody's trick. The socket connects to the very address that was checked, so a name whose address changes in between
 * gains nothing. `resolve` replaces the resolver in tests.
 */
export function guardedLookup(
  isAllowed: (address: string) => boolean,
  resolve: (
    host: string,
    options: object,
    callback: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => void = (host, options, callback) => lookup(host, { ...options, all: true }, callback),
): LookupFunction {
  return (host, options, callback) => {
    resolve(host, options, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isAllowed(address)))
        return callback(privateAddressError(host), '', 0)
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
