import { createHmac } from 'node:crypto'
import { type PersonRef, personKey } from '../../domain/privacy/person'

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
