// @ts-check
import { BlockList, isIP } from 'node:net'

/** Header with the address of the client's connection, which `trackPeerAddresses` sets. A client's own value is overwritten. */
export const PEER_HEADER = 'x-forecourt-peer'

/** Maximum addresses read from X-Forwarded-For. */
const MAX_PROXY_CHAIN = 20

const PRIVATE_NETWORKS = new BlockList()
PRIVATE_NETWORKS.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE_NETWORKS.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE_NETWORKS.addAddress('::1', 'ipv6')
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6')

/**
 * The shopper's address: the connection's address without trusted proxies, otherwise the one seen by the outermost trusted
 * proxy; anything further left in X-Forwarded-For can be forged. Null if no proxy is trusted and the connection comes from a
 * private network, that is, from an unconfigured proxy: all shoppers would share one address and its rate limit.
 * @param {Headers} headers @param {number} trustedProxies
 * @returns {string | null}
 */
export function clientAddress(headers, trustedProxies) {
  const peer = normalizeAddress(headers.get(PEER_HEADER) ?? '')
  if (trustedProxies === 0) return isIP(peer) && !isPrivate(peer) ? peer : null
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').slice(-MAX_PROXY_CHAIN).map(normalizeAddress)
  // The last proxy is the peer; each proxy adds the address of its client.
  const address = forwarded.at(-trustedProxies)
  return address && isIP(address) ? address : null
}

/** The address of a request's sender, by the trusted proxies of the environment. @param {Headers} headers @returns {string | null} */
export const findAddress = (headers) => clientAddress(headers, Number(process.env.FORECOURT_TRUSTED_PROXIES || 0))

/** The sender of a request, for rate limits; null if unknown. @param {Headers} headers @returns {string | null} */
export function findSenderKey(headers) {
  const address = findAddress(headers)
  return address === null ? null : toSenderKey(address)
}

/** The sender of a request to the server. @param {import('node:http').IncomingMessage} request @returns {string | null} */
export function findSender({ headers }) {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join()
  return findSenderKey(new Headers({ [PEER_HEADER]: String(headers[PEER_HEADER] ?? ''), 'x-forwarded-for': forwarded }))
}

/** The sender of an address: the /64 network for IPv6, which belongs to one household. @param {string} address */
export function toSenderKey(address) {
  return isIP(address) === 6 ? toIpv6Network(address, 4) : address
}

/** The network of an address, which one provider assigns: /24 for IPv4, /48 for IPv6. @param {string} address */
export function toNetworkKey(address) {
  return isIP(address) === 6 ? toIpv6Network(address, 3) : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** @param {string} address @param {number} groups number of leading 16-bit groups */
function toIpv6Network(address, groups) {
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const all = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${all.slice(0, groups).join(':')}::/${groups * 16}`
}

/** Whether an address, in any form, is of this machine or a private network. @param {string} address */
export function isPrivate(address) {
  const plain = normalizeAddress(address)
  return isIP(plain) > 0 && PRIVATE_NETWORKS.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Removes the port, brackets and the IPv6 prefix of an IPv4 address. @param {string} address */
function normalizeAddress(address) {
  return address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}
