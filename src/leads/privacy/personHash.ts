import { createHash, createHmac } from 'node:crypto'
import { normalizeEmail, type PersonRef, personKey } from '../../domain/privacy/person'

/**
 * A person in the privacy log: the same for one person and site, and meaningless without the secret, since phone numbers can be
 * guessed.
 */
export function hashPerson(secret: string, siteId: number, person: PersonRef): string {
  return createHmac('sha256', secret)
    .update(`privacy-log:${siteId}:${personKey(person)}`)
    .digest('hex')
    .slice(0, 24)
}

/** An address in the list of opt-outs. Without a secret, because an opt-out must outlive a change of it. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('hex')
}
