import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header with a webhook's signature. */
export const SIGNATURE_HEADER = 'X-Forecourt-Signature'

/**
 * Signs a webhook: `t=1764000000,v1=` and the HMAC-SHA256, in hex, of the time in seconds, a full stop and the body. Signing
 * the time prevents replays.
 */
export function createSignature(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(body, secret, seconds)}`
}

/** True if the signature is valid and no older than `toleranceSeconds`; the check that a receiver makes. */
export function isValidSignature(
  header: string,
  body: string,
  secret: string,
  now: Date,
  toleranceSeconds = 300,
): boolean {
  const [, seconds, signature] = header.match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? []
  if (!seconds || !signature) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(digest(body, secret, Number(seconds))))
}

const digest = (body: string, secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
