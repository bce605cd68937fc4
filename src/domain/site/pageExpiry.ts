/** When a page's campaign starts and ends, and what staff chose to happen once it is over (SITE-21). */
export interface PageExpiry {
  /** ISO 8601 moment before which there is no page; null for a page that is there at once */
  startsAt: string | null
  /** ISO 8601 moment; null for a page that stays */
  expiresAt: string | null
  afterExpiry: 'message' | 'redirect' | 'notFound'
  message: string
  /** where the redirect, or the message's button, leads */
  link: string
}

/**
 * What shoppers get of a page at `now`: nothing before its start, then the page itself, then what staff chose for after its
 * end. The very moment of the start belongs to the page, that of the end does not.
 */
export function pageOutcome(expiry: PageExpiry, now: Date): 'page' | PageExpiry['afterExpiry'] {
  if (expiry.startsAt !== null && now.getTime() < Date.parse(expiry.startsAt)) return 'notFound'
  if (expiry.expiresAt === null || now.getTime() < Date.parse(expiry.expiresAt)) return 'page'
  return expiry.afterExpiry
}
