import { describe, expect, it } from 'vitest'
import { RECOVERY_CODE_LENGTH, readSignInCode, toRecoveryCode } from '../../../src/domain/accounts/signInCode'

describe('a code that was entered', () => {
  it.each(['123456', ' 123 456 ', '123-456', '12345\u00a06'])('is one of the app: %j', (input) => {
    expect(readSignInCode(input)).toEqual({ kind: 'app', value: '123456' })
  })

  it.each(['4f7k-9m2x-c0qh-zs3e', '4F7K 9M2X C0QH ZS3E', '4f7k9m2xc0qhzs3e', '4f7k-9m2x-cOqh-zs3e'])(
    'is a recovery code: %j',
    (input) => {
      expect(readSignInCode(input)).toEqual({ kind: 'recovery', value: '4f7k9m2xc0qhzs3e' })
    },
  )

  it.each(['', '12345', '1234567', '4f7k-9m2x-c0qh-zs3', '4f7k-9m2x-c0qh-zs3eu', '١٢٣٤٥٦', `${' '.repeat(95)}123456`])(
    'is neither: %j',
    (input) => expect(readSignInCode(input)).toBeNull(),
  )

  it.each([undefined, null, 123456, ['123456'], { $ne: '' }])('is no text: %j', (input) => {
    expect(readSignInCode(input)).toBeNull()
  })
})

describe('a recovery code', () => {
  it('has 80 bits in groups of four, each character as likely as another', () => {
    expect(toRecoveryCode(new Uint8Array(RECOVERY_CODE_LENGTH))).toBe('0000-0000-0000-0000')
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    const counts = new Map<string, number>()
    for (let start = 0; start < 256; start += RECOVERY_CODE_LENGTH)
      for (const character of toRecoveryCode(bytes.subarray(start)).replaceAll('-', ''))
        counts.set(character, (counts.get(character) ?? 0) + 1)
    expect(counts.size).toBe(32)
    expect(new Set(counts.values())).toEqual(new Set([8]))
  })

  it('is read as it was made', () => {
    const code = toRecoveryCode(Uint8Array.from({ length: RECOVERY_CODE_LENGTH }, (_, index) => index * 17))
    expect(readSignInCode(code)).toEqual({ kind: 'recovery', value: code.replaceAll('-', '') })
  })
})
