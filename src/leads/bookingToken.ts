import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseDocumentId } from '../domain/documentId'

/** The token of the page on which a shopper changes a booking: "12.signature". It is in their email and in their garage. */
export function createBookingToken(secret: string, bookingId: number): string {
  return `${bookingId}.${sign(secret, bookingId)}`
}

/** The booking of a token; null unless this deployment signed it. */
export function parseBookingToken(secret: string, token: string): number | null {
  const match = /^(\d{1,10})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const id = parseDocumentId(match[1])
  if (id === null) return null
  return timingSafeEqual(Buffer.from(match[2]!), Buffer.from(sign(secret, id))) ? id : null
}

const sign = (secret: string, bookingId: number) =>
  createHmac('sha256', secret).update(`booking:${bookingId}`).digest('base64url')
