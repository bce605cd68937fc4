// Passwords of integration tests are hashed with few rounds: hundreds of logins would otherwise take a third of a second of processor
// time each. The product has no such setting.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const MAX_ROUNDS = 1000
const { pbkdf2 } = crypto

// Once in a process, which runs several files.
if (pbkdf2.name !== 'fastPbkdf2') {
  crypto.pbkdf2 = function fastPbkdf2(password, salt, iterations, keyLength, digest, callback) {
    pbkdf2(password, salt, Math.min(iterations, MAX_ROUNDS), keyLength, digest, callback)
  }
  syncBuiltinESMExports()
}
