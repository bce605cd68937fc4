import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token that lets a shopper's browser add further steps to its lead. Made from the submission's key, so that a repeated
 * submission is given the same one and only its hash need be kept.
 */
export function leadToken(secret: string, siteId: number, idempotencyKey: string): string {
  return createHmac('sha256', secret).update(`lead-token:${siteId}:${idempotencyKey}`).digest('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether a token is the one whose hash was kept, told in a time that gives nothing away. */
export function isValidToken(token: string, hash: string | null): boolean {
  const [given, kept] = [Buffer.from(tokenHash(token)), Buffer.from(hash ?? '')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
