import ipaddr from 'ipaddr.js'

/** Of IPv6 only this is routed on the internet (RFC 4291). */
const ROUTED_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** For examples (RFC 9637); ipaddr.js does not know it yet. */
const DOCUMENTATION_V6 = ipaddr.IPv6.parseCIDR('3fff::/20')

/** True for an address of the public internet; false for private, loopback, link-local and reserved ones, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  // Only the usual notation: "127.1" and "0x7f.1" are addresses to ipaddr.js too.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return !(parsed instanceof ipaddr.IPv6) || (parsed.match(ROUTED_V6) && !parsed.match(DOCUMENTATION_V6))
}
