import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseDocumentId } from '../domain/documentId'

/** Creates the token of the link that confirms a reservation, "12.signature". The hold itself decides for how long it works. */
export function createReservationToken(secret: string, holdId: number): string {
  return `${holdId}.${sign(secret, holdId)}`
}

/** The hold that a token confirms; null unless this deployment signed it. */
export function parseReservationToken(secret: string, token: string): number | null {
  const match = /^(\d{1,10})\.([\w-]{43})$/.exec(token)
  const holdId = parseDocumentId(match?.[1])
  if (!match || holdId === null) return null
  return timingSafeEqual(Buffer.from(match[2]!), Buffer.from(sign(secret, holdId))) ? holdId : null
}

const sign = (secret: string, holdId: number) =>
  createHmac('sha256', secret).update(`reservation:${holdId}`).digest('base64url')
