import { createHash, timingSafeEqual } from 'node:crypto'
import { errorResponse } from './errorResponse'

/** True if an Authorization header has this deployment's CRON_SECRET, as sent by the worker. */
export const hasCronSecret = (authorization: string | null, secret = process.env.CRON_SECRET): boolean =>
  hasBearerToken(authorization, secret)

/** True if an Authorization header has the token as a bearer token; false without a token. */
export function hasBearerToken(authorization: string | null, secret: string | undefined): boolean {
  if (!secret || !authorization) return false
  // The constant-time comparison needs values of equal length, so hashes are compared.
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}

/** Returns a 401 response to a request without CRON_SECRET, otherwise null. */
export function requireCronSecret(request: Request): Response | null {
  if (hasCronSecret(request.headers.get('authorization'))) return null
  return errorResponse(401, { field: 'authorization', message: 'A valid bearer token is required.' })
}
