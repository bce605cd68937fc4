/** Paths whose next part opens something without a sign-in. */
const TOKENS = /(\/(?:payments|unsubscribe|alerts|bookings)\/)[\w.-]{16,}/

/** A path without the token of a payment, a booking, alerts or an unsubscribe link: "/payments/[token]". */
export const withoutPathTokens = (path: string): string => path.replace(TOKENS, '$1[token]')
