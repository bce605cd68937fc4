import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * True when a call bears the key that may write scratch indexes: in the header or, as browsers send it, in the address. Without
 * a key in the environment nobody may.
 */
export function bearsAdminKey(request: Request, adminKey: string | undefined): boolean {
  const name = 'x-algolia-api-key'
  const given = request.headers.get(name) ?? new URL(request.url).searchParams.get(name)
  if (!adminKey || !given) return false
  // Hashes are of one length, which the comparison in constant time needs.
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(adminKey))
}
