import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link of an email opens: the confirmation of one search, or all alerts of an address. */
export interface AlertTarget {
  kind: 'search' | 'recipient'
  id: number
}

const LETTERS = { search: 's', recipient: 'r' } as const

/** The token of a link in an email to its recipient. It never expires and needs no login (Spam Act 2003 s 18). */
export function createAlertToken(secret: string, { kind, id }: AlertTarget): string {
  const name = `${LETTERS[kind]}${id}`
  return `${name}.${sign(secret, name)}`
}

/** The target of a token; null unless this deployment signed it. */
export function parseAlertToken(secret: string, token: string): AlertTarget | null {
  const match = /^([sr])(\d{1,15})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const isValid = timingSafeEqual(Buffer.from(match[3]!), Buffer.from(sign(secret, `${match[1]}${match[2]}`)))
  return isValid ? { kind: match[1] === 's' ? 'search' : 'recipient', id: Number(match[2]) } : null
}

const sign = (secret: string, name: string) => createHmac('sha256', secret).update(`alerts:${name}`).digest('base64url')
