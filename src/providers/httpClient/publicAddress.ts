import ipaddr from 'ipaddr.js'

/** The IPv6 range that is routed on the internet (RFC 4291). */
const ROUTED_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Reserved for documentation (RFC 9637); missing in ipaddr.js. */
const DOCUMENTATION_V6 = ipaddr.IPv6.parseCIDR('3fff::/20')

/** True for a public internet address; false for private, loopback, link-local, reserved and invalid addresses. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also parses short and hexadecimal notations such as "127.1" and "0x7f.1".
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return !(parsed instanceof ipaddr.IPv6) || (parsed.match(ROUTED_V6) && !parsed.match(DOCUMENTATION_V6))
}
