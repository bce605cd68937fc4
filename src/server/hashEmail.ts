import { createHash } from 'node:crypto'
import { normalizeEmail } from '../domain/privacy/person'

/** An address among opt-outs and consents. Without a secret, because they must outlive a change of it. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('hex')
}
