import { createHash, timingSafeEqual } from 'node:crypto'
import { errorResponse } from './errorResponse'

/** Whether an Authorization header carries this deployment's CRON_SECRET: our own worker, importer or index. */
export function hasCronSecret(authorization: string | null, secret = process.env.CRON_SECRET): boolean {
  if (!secret || !authorization) return false
  // Hashes are of one length, which the comparison in constant time needs.
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}

/** The answer to a request that does not carry CRON_SECRET; null where it does and may go on. */
export function requireCronSecret(request: Request): Response | null {
  if (hasCronSecret(request.headers.get('authorization'))) return null
  return errorResponse(401, { field: 'authorization', message: 'A valid bearer token is required.' })
}
