/** In place of `cachedHtml.ts` in browsers, which draw elements themselves. */
export const toDigest = cachedHtml

export function cachedHtml(): string {
  throw new Error('HTML is only cached on the server')
}
