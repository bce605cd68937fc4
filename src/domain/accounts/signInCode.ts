/** Name of the field with the code of the second step. */
export const CODE = 'code'

/** Recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10

/** Without i, l, o and u, which are misread, as base32 by Crockford. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Characters of a recovery code: 80 bits, too many to be found from a hash without salt. */
export const RECOVERY_CODE_LENGTH = 16

/** A recovery code from random bytes, one for each character: "4f7k-9m2x-c0qh-zs3e". */
export function toRecoveryCode(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return characters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** A code as it was entered: of the authenticator app, or a recovery code without its dashes. */
export interface SignInCode {
  kind: 'app' | 'recovery'
  value: string
}

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`)

/** Reads a code, with or without spaces and dashes; null for anything else. */
export function readSignInCode(input: unknown): SignInCode | null {
  if (typeof input !== 'string' || input.length > 100) return null
  const value = input.replace(/[\s-]/g, '').toLowerCase().replace(/o/g, '0').replace(/[il]/g, '1')
  if (APP_CODE.test(value)) return { kind: 'app', value }
  return RECOVERY_CODE.test(value) ? { kind: 'recovery', value } : null
}
