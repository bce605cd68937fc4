/**
 * Whether text is a valid link: a path on the site, a web address, or a tel, sms or mailto link. Rejects other schemes,
 * such as `javascript:`.
 */
export function isLinkValue(value: string): boolean {
  // Browsers read a backslash as a slash, and what follows two of them as another site.
  if (/^\/(?![/\\])/.test(value) || /^#[\w-]+$/.test(value)) return !/\s/.test(value)
  if (/^(tel|sms|mailto):\S+$/i.test(value)) return true
  try {
    const { protocol, hostname } = new URL(value)
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  } catch {
    return false
  }
}

/** Validation message of an invalid link. */
export const INVALID_LINK_MESSAGE = 'Start with / for a page on this site, or https:// for another site.'
