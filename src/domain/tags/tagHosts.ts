import { getDomain } from 'tldts'

/** The longest name that a host may have. */
const MAX_HOST_LENGTH = 253

/** A host of a content security policy, such as cdn.example.com or *.example.com. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/**
 * Checks a host that a tag may use: an error message, or null if it is valid. A wildcard stands for hosts of one owner, so not below a public
 * suffix, where anybody can have one: `*.com.au`, `*.cloudfront.net`.
 */
export function validateTagHost(entry: string): string | null {
  const host = entry.trim()
  if (host.length > MAX_HOST_LENGTH || !HOST.test(host))
    return `Hosts: ${host.slice(0, MAX_HOST_LENGTH) || 'an empty entry'} is no host. Enter one such as cdn.example.com or *.example.com, without https://.`
  const parent = host.startsWith('*.') ? host.slice(2) : null
  return parent !== null && getDomain(parent, { allowPrivateDomains: true }) === null
    ? `Hosts: ${host} allows the hosts of everybody below ${parent}. Enter one such as cdn.example.com or *.example.com.`
    : null
}
