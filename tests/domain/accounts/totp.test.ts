import { describe, expect, it } from 'vitest'
import { findTotpStep, groupKey, TOTP_KEY_BYTES, toTotpKey, totpCode, totpUri } from '../../../src/domain/accounts/totp'

/** The key of the test vectors for SHA-1 in RFC 6238, appendix B. Its codes have eight digits, of which ours are the last six. */
const KEY = toTotpKey(Buffer.from('12345678901234567890'))

const VECTORS: [seconds: number, step: number, code: string][] = [
  [59, 0x1, '287082'],
  [1111111109, 0x23523ec, '081804'],
  [1111111111, 0x23523ed, '050471'],
  [1234567890, 0x273ef07, '005924'],
  [2000000000, 0x3f940aa, '279037'],
  [20000000000, 0x27bc86aa, '353130'],
]

describe('a code of an authenticator app', () => {
  it.each(VECTORS)('at %i seconds is that of RFC 6238, appendix B', (seconds, step, code) => {
    expect(totpCode(KEY, seconds * 1000)).toBe(code)
    expect(findTotpStep(KEY, code, seconds * 1000)).toBe(step)
  })

  it.each([
    ['the last millisecond of the step before the one before', -30_001, null],
    ['the first millisecond of the step before', -30_000, 100],
    ['its own first millisecond', 0, 100],
    ['its own last millisecond', 29_999, 100],
    ['the last millisecond of the step after', 59_999, 100],
    ['the first millisecond of the step after the next', 60_000, null],
  ])('is accepted one step early or late: at %s', (_case, offset, step) => {
    const start = 100 * 30_000
    expect(findTotpStep(KEY, totpCode(KEY, start), start + offset)).toBe(step)
  })

  it('is refused with another key, or with a digit too few or too many', () => {
    const at = 59_000
    const other = toTotpKey(Buffer.from('12345678901234567891'))
    expect(findTotpStep(other, '287082', at)).toBeNull()
    for (const code of ['28708', '2870820', '287083', '', 'abcdef']) expect(findTotpStep(KEY, code, at)).toBeNull()
  })
})

describe('a key', () => {
  it('is base32, as RFC 4648 has it, and readable in groups', () => {
    expect(KEY).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(groupKey(KEY)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  })

  it('has 160 bits', () => {
    expect(toTotpKey(new Uint8Array(TOTP_KEY_BYTES))).toBe('A'.repeat(32))
  })

  it('is added to an app by an address with the account and the service', () => {
    const uri = new URL(totpUri(KEY, 'mia+site@dealer.test'))
    expect(`${uri.protocol}//${uri.host}${decodeURIComponent(uri.pathname)}`).toBe(
      'otpauth://totp/Forecourt:mia+site@dealer.test',
    )
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      ...{ issuer: 'Forecourt', secret: KEY, algorithm: 'SHA1', digits: '6', period: '30' },
    })
  })
})
