import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseDocumentId } from '../../domain/documentId'

/** What an unsubscribe link names: the lead that it was sent for, and the address as a hash, which survives erasure. */
export interface UnsubscribeTarget {
  leadId: number
  emailHash: string
}

/** Creates the token of an unsubscribe link, "12.hash.signature". It never expires and needs no login (Spam Act 2003 s 18). */
export function createUnsubscribeToken(secret: string, { leadId, emailHash }: UnsubscribeTarget): string {
  return `${leadId}.${emailHash}.${sign(secret, leadId, emailHash)}`
}

/** The target of a token; null unless this deployment signed it. */
export function parseUnsubscribeToken(secret: string, token: string): UnsubscribeTarget | null {
  const match = /^(\d{1,10})\.([0-9a-f]{64})\.([\w-]{43})$/.exec(token)
  const leadId = parseDocumentId(match?.[1])
  if (!match || leadId === null) return null
  const emailHash = match[2]!
  const isValid = timingSafeEqual(Buffer.from(match[3]!), Buffer.from(sign(secret, leadId, emailHash)))
  return isValid ? { leadId, emailHash } : null
}

const sign = (secret: string, leadId: number, emailHash: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${leadId}:${emailHash}`).digest('base64url')
