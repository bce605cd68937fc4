import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/** A password as Payload stores it. */
export interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

/** Payload's current parameters of PBKDF2 and, for hashes without the prefix, those of its earlier versions. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const EARLIER = { prefix: '', iterations: 25_000, bytes: 512 }

/**
 * Passwords hashed at once in a process. Each takes a thread of libuv's four for a third of a second, which files and new database
 * connections need too.
 */
const MAX_CONCURRENT_HASHES = 2

// One queue per process, even when this module is loaded several times.
const globals = globalThis as { forecourtHashes?: ReturnType<typeof pLimit> }
globals.forecourtHashes ??= pLimit(MAX_CONCURRENT_HASHES)

/** Runs work that hashes a password, when it is its turn. */
export const limitHashes = globals.forecourtHashes

const derive = promisify(pbkdf2)

/** True if the password is the stored one. */
export async function isPassword({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  if (!hash || !salt) return false
  const { prefix, iterations, bytes } = hash.startsWith(CURRENT.prefix) ? CURRENT : EARLIER
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await limitHashes(() => derive(password, salt, iterations, bytes, 'sha256'))
  return stored.length === given.length && timingSafeEqual(stored, given)
}

/** Takes as long as Payload's check of a password, for an account that does not exist. */
export async function spendHashTime(password: string): Promise<void> {
  await derive(password, randomBytes(32), CURRENT.iterations, CURRENT.bytes, 'sha256')
}
