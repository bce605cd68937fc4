import { BlockList, isIPv6 } from 'node:net'

/** Addresses that lead to this machine, its network or nowhere (RFC 6890): never asked on a stranger's word. */
const CLOSED = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
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
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv4')
}

/** Of IPv6 only what is routed on the internet (2000::/3), less the parts that carry other addresses or are for examples. */
const OPEN_V6 = new BlockList()
OPEN_V6.addSubnet('2000::', 3, 'ipv6')
const CLOSED_V6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED_V6.addSubnet(network, prefix, 'ipv6')
}

/** True for an address of the public internet; false for private, loopback, link-local and reserved ones, and for what is none. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return /^\d+\.\d+\.\d+\.\d+$/.test(address) && !CLOSED.check(address, 'ipv4')
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inner) return isPublicAddress(inner)
  return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6')
}
