/** In place of `cachedHtml.ts` in browsers, which draw elements themselves. */
export function cachedHtml(): string {
  throw new Error('HTML is only cached on the server')
}

/** As above: digests are keys of cached HTML. */
export const digestOf = cachedHtml
