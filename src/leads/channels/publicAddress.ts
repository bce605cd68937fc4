import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { Undeliverable } from '../deliver'

/** Addresses that a web address given by staff may not lead to: this machine, its networks, and what is no host at all. */
const CLOSED = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Where cloud machines ask for their own credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, prefix, 'ipv4')

const OPEN_V6 = new BlockList()
OPEN_V6.addSubnet('2000::', 3, 'ipv6')

const CLOSED_V6 = new BlockList()
for (const [network, prefix] of [
  ['2001:db8::', 32],
  // Both carry an IPv4 address inside, which may be any.
  ['2001::', 32],
  ['2002::', 16],
] as const)
  CLOSED_V6.addSubnet(network, prefix, 'ipv6')

/** Whether an address is one that anybody on the internet could reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !CLOSED.check(address, 'ipv4')
  return family === 6 && OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6')
}

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
