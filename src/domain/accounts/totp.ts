import { Secret, TOTP } from 'otpauth'

/** Codes as every authenticator app makes them (RFC 6238): six digits by HMAC-SHA-1, a new one each 30 seconds. */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Time steps before and after the current one whose codes are accepted, since clocks differ. */
const WINDOW = 1

/** Bytes of a key, as long as the hash of its algorithm (RFC 4226, section 4). */
export const TOTP_KEY_BYTES = 20

/** The service in the list of an authenticator app. */
const ISSUER = 'Forecourt'

/** A key as base32, as apps read it. */
export const toTotpKey = (bytes: Uint8Array): string => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32

/**
 * The time step of a code, since 1970; null if it is not a code of the key around the given time.
 * @param key base32
 * @param at milliseconds since 1970
 */
export function findTotpStep(key: string, code: string, at: number): number | null {
  const secret = Secret.fromBase32(key)
  const offset = TOTP.validate({ ...OPTIONS, token: code, secret, timestamp: at, window: WINDOW })
  return offset === null ? null : Math.floor(at / 1000 / OPTIONS.period) + offset
}

/** The code of a key at a time in milliseconds since 1970. */
export const totpCode = (key: string, at: number): string =>
  TOTP.generate({ ...OPTIONS, secret: Secret.fromBase32(key), timestamp: at })

/** The address in a QR code, which adds a key to an authenticator app. */
export const totpUri = (key: string, account: string): string =>
  new TOTP({ ...OPTIONS, issuer: ISSUER, label: account, secret: Secret.fromBase32(key) }).toString()

/** A key in groups of four characters, to be typed. */
export const groupKey = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ')
