// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** First parts of the paths of pages that belong to one shopper, or to an enquiry. */
export const PERSONAL_ROOTS = [
  ...['account', 'alerts', 'bookings', 'checkout-journey', 'favourites', 'my-garage', 'payments', 'print'],
  ...['reservations', 'save-search', 'sign-in', 'unlisted', 'unsubscribe'],
]
