/**
 * Replaces `next/headers` in the browser. InstantSearch uses it on the server only, but importing it would send 13 KB
 * of server code to every shopper.
 */
export function headers(): never {
  throw new Error('headers() is not available in the browser')
}
