// Passwords of integration tests are hashed with few rounds: hundreds of logins would otherwise take a third of a second of processor
// time each. The product has no such setting.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const MAX_ROUNDS = 1000
/** Bytes that Payload derives of a password; other uses keep their rounds. */
const PASSWORD_BYTES = 512
const { pbkdf2 } = crypto

// Once in a process, which runs several files.
if (pbkdf2.name !== 'fastPbkdf2') {
  crypto.pbkdf2 = function fastPbkdf2(password, salt, iterations, keyLength, digest, callback) {
    const rounds = keyLength === PASSWORD_BYTES ? Math.min(iterations, MAX_ROUNDS) : iterations
    pbkdf2(password, salt, rounds, keyLength, digest, callback)
  }
  syncBuiltinESMExports()
}
