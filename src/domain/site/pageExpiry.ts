/** What staff chose to happen to a page once its campaign is over (SITE-21). */
export interface PageExpiry {
  /** ISO 8601 moment; null for a page that stays */
  expiresAt: string | null
  afterExpiry: 'message' | 'redirect' | 'notFound'
  message: string
  /** where the redirect, or the message's button, leads */
  link: string
}

/** What shoppers get of a page at `now`: the page itself, or what staff chose for after its end. The very moment of the end is after it. */
export function pageOutcome(expiry: PageExpiry, now: Date): 'page' | PageExpiry['afterExpiry'] {
  if (expiry.expiresAt === null || now.getTime() < Date.parse(expiry.expiresAt)) return 'page'
  return expiry.afterExpiry
}
