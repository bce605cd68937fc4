import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates the token with which a shopper's browser adds further steps to its lead. It is derived from the idempotency key:
 * a repeated submission gets the same token, and only its hash is stored.
 */
export function createLeadToken(secret: string, siteId: number, idempotencyKey: string): string {
  return createHmac('sha256', secret).update(`lead-token:${siteId}:${idempotencyKey}`).digest('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares a token with a stored hash in constant time. */
export function isValidToken(token: string, hash: string | null): boolean {
  const [actual, expected] = [Buffer.from(hashToken(token)), Buffer.from(hash ?? '')]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
