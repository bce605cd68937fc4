import { type LookupAddress, lookup } from 'node:dns'
import { isPublicAddress } from '../../providers/publicHttp/publicAddress'
import { Undeliverable } from '../deliver'

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * A lookup for sockets that finds public addresses only. The socket connects to the very address that was looked at, so a
 * name that changes its mind in between gains nothing.
 */
export function publicLookup(
  host: string,
  options: { all?: boolean; family?: number | string },
  callback: LookupCallback,
) {
  lookup(host, { ...options, all: true } as never, (error, found) => {
    if (error) return callback(error, [])
    const addresses = found as unknown as LookupAddress[]
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new Undeliverable(`${host} leads to an address inside of a private network.`), [])
    if (options.all) return callback(null, addresses)
    return callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
