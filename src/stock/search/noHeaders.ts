/**
 * Stands in for `next/headers` in browsers. InstantSearch asks for the request's headers on the server alone, yet its import
 * would bring 13 KB of Next's server side to every shopper.
 */
export function headers(): never {
  throw new Error('A browser has no request whose headers it could read')
}
