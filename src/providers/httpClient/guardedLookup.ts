import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { HttpError } from './httpError'

/** The error for a host that is, or resolves to, a forbidden address. */
export const privateAddressError = (host: string) => new HttpError('address', `${host} is not on the public internet`)

/**
 * A DNS lookup for sockets that rejects a name if any of its addresses is forbidden. The socket connects to the address that
 * was checked, which prevents DNS rebinding. `resolve` replaces the resolver in tests.
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
