import { BlockList, isIP } from 'node:net'
import { PEER_HEADER } from './peerAddress'

/** Longest X-Forwarded-For that is read, in addresses. */
const MAX_PROXY_CHAIN = 20

const PRIVATE_NETWORKS = new BlockList()
PRIVATE_NETWORKS.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE_NETWORKS.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE_NETWORKS.addAddress('::1', 'ipv6')
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6')

/**
 * The shopper's address: with no trusted proxy the one that the connection came from, with some the one that the outermost
 * of them saw. What stands further left in X-Forwarded-For anybody may have written. Null where it cannot be told: nobody is
 * trusted and the connection came from nearby, which is a proxy that nobody told us of. Then all shoppers would share one
 * address, and a limit on it would turn them all away.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | null {
  const peer = normalizeAddress(headers.get(PEER_HEADER) ?? '')
  if (trustedProxies === 0) return isIP(peer) && !isPrivate(peer) ? peer : null
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').slice(-MAX_PROXY_CHAIN).map(normalizeAddress)
  // The last proxy is the peer itself; each adds whom it was called by.
  const address = forwarded.at(-trustedProxies)
  return address && isIP(address) ? address : null
}

/** Who sent a request, as far as this deployment's proxies let it be told; null where they do not. */
export function findSenderKey(headers: Headers): string | null {
  const address = clientAddress(headers, Number(process.env.FORECOURT_TRUSTED_PROXIES || 0))
  return address === null ? null : toSenderKey(address)
}

/** What of an address counts as one sender: of IPv6 the network, since a household has it whole. */
export function toSenderKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const isPrivate = (address: string) => PRIVATE_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Without a port, brackets or the IPv6 coat of an IPv4 address. */
function normalizeAddress(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}
