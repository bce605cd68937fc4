/** Pages of every site that no document makes and the sitemap does not list. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  ...['/search', '/cars', '/compare', '/favourites', '/print', '/tow-match', '/save-search', '/cars/trade-in'],
  ...['/sign-in', '/sign-in/link', '/my-garage', '/account', '/checkout-journey', '/personalised/finance'],
])

/** A shopper's own car, which only they see. */
const GARAGE_PAGE = /^\/my-garage\/cars\/(new|\d{1,10})$/

/** Pages by a secret of a mail or link, which a shopper may open at an address that another has abused; looking it up costs as much as the page. */
const SECRET_PAGE = /^\/(payments|reservations|bookings|alerts|unsubscribe|unlisted)\/[\w-]{20,}(\/demo)?$/

/** Whether every site has a page at a path whatever its staff have written. */
export const isOwnPage = (path: string): boolean =>
  OWN_PAGES.has(path) || GARAGE_PAGE.test(path) || SECRET_PAGE.test(path)
