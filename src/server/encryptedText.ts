import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const PREFIX = 'sealed:1'

/**
 * Encrypts a short secret, such as a feed's password, for storage: AES-256-GCM with a key derived from PAYLOAD_SECRET. A copy
 * of the database alone does not reveal it.
 */
export function encryptText(plaintext: string, secret = process.env.PAYLOAD_SECRET ?? ''): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, deriveKey(secret), nonce)
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
  return [PREFIX, ...[nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts a stored secret; null if it was encrypted with another PAYLOAD_SECRET or is invalid. */
export function decryptText(stored: string, secret = process.env.PAYLOAD_SECRET ?? ''): string | null {
  const [prefix, ...parts] = stored.split('.')
  const [nonce, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (prefix !== PREFIX || !nonce || !tag || !ciphertext) return null
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(secret), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const deriveKey = (secret: string) => createHash('sha256').update(`forecourt sealed text\n${secret}`).digest()
