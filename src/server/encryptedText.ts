import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const MARK = 'sealed:1'

/**
 * Seals a short secret, such as a feed's password, for keeping in the database: AES-256-GCM under a key made from the
 * deployment's PAYLOAD_SECRET. A copy of the database alone does not give it away.
 */
export function encryptText(plain: string, secret = process.env.PAYLOAD_SECRET ?? ''): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [MARK, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** What was sealed; null where it was sealed under another secret, or is not sealed text. */
export function decryptText(kept: string, secret = process.env.PAYLOAD_SECRET ?? ''): string | null {
  const [mark, ...parts] = kept.split('.')
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (mark !== MARK || !nonce || !tag || !sealed) return null
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(secret), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const keyFrom = (secret: string) => createHash('sha256').update(`forecourt sealed text\n${secret}`).digest()
