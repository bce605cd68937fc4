/** Start and end of a page's campaign, and what is shown afterwards (SITE-21). */
export interface PageExpiry {
  /** ISO 8601 moment before which the page does not exist; null: available immediately */
  startsAt: string | null
  /** ISO 8601 moment; null for a page that does not expire */
  expiresAt: string | null
  afterExpiry: 'message' | 'redirect' | 'notFound'
  message: string
  /** target of the redirect or of the message's button */
  link: string
}

/**
 * What a page shows at `now`: not found before its start, the page until its end, then the option chosen by staff. The start
 * is inclusive, the end exclusive.
 */
export function pageOutcome(expiry: PageExpiry, now: Date): 'page' | PageExpiry['afterExpiry'] {
  if (expiry.startsAt !== null && now.getTime() < Date.parse(expiry.startsAt)) return 'notFound'
  if (expiry.expiresAt === null || now.getTime() < Date.parse(expiry.expiresAt)) return 'page'
  return expiry.afterExpiry
}
