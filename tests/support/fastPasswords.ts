// Passwords of integration tests are hashed with few rounds: hundreds of logins would otherwise take a third of a second of processor
// time each. The product has no such setting.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const FAST_ROUNDS = 1000
/** Payload's rounds, now and before; the challenges of forms have fewer, and keep them. */
const MIN_PASSWORD_ROUNDS = 25_000
const { pbkdf2 } = crypto

// Once in a process, which runs several files.
if (pbkdf2.name !== 'fastPbkdf2') {
  crypto.pbkdf2 = function fastPbkdf2(password, salt, iterations, keyLength, digest, callback) {
    const rounds = iterations >= MIN_PASSWORD_ROUNDS ? FAST_ROUNDS : iterations
    pbkdf2(password, salt, rounds, keyLength, digest, callback)
  }
  syncBuiltinESMExports()
}
