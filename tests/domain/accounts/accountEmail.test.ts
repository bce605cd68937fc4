import { describe, expect, it } from 'vitest'
import { accountEmail, accountEmailSchema } from '../../../src/domain/accounts/accountEmail'

const common = {
  to: 'mia@dealer.test',
  name: 'Mia <b>',
  account: 'mia@dealer.test',
  at: '2026-11-24T06:30:00.000Z',
  timeZone: 'Australia/Melbourne',
  adminOrigin: 'https://dealer.test',
}

describe('an email about an account', () => {
  it('says what changed, when, and how to undo it', () => {
    const { subject, text, html } = accountEmail({ ...common, kind: 'passwordChanged', by: null })
    expect(subject).toBe('Your password was changed')
    expect(text).toContain('When: Tuesday 24 November 2026 at 5:30 pm')
    expect(text).toContain('Set a new password: https://dealer.test/admin/forgot')
    expect(html).toContain('Hello Mia &#60;b&#62;,')
  })

  it('invites somebody to set their password', () => {
    const { subject, text } = accountEmail({ ...common, kind: 'invited', by: 'Sam Okafor', token: 'abc' })
    expect(subject).toBe('Sam Okafor has invited you to Forecourt')
    expect(text).toContain('Set your password: https://dealer.test/admin/reset/abc')
    expect(text).not.toContain('/admin/forgot')
  })

  it('names the manager who set the password', () => {
    const { text } = accountEmail({ ...common, kind: 'passwordChanged', by: 'Sam Okafor' })
    expect(text).toContain('The password of your account was changed by Sam Okafor.')
  })

  it('tells the earlier address the new one, and offers no reset, which would go to the new one', () => {
    const email = { ...common, kind: 'emailChanged', by: null, newEmail: 'mia@elsewhere.test' } as const
    const { text } = accountEmail(email)
    expect(text).toContain('New address: mia@elsewhere.test')
    expect(text).not.toContain('/admin/forgot')
  })

  it('tells of two-step sign-in: turned on, moved, turned off, and reset by a manager', () => {
    const on = (isMove: boolean) => accountEmail({ ...common, kind: 'secondFactorOn', isMove }).subject
    expect([on(false), on(true)]).toEqual(['Two-step sign-in was turned on', 'Two-step sign-in was moved'])
    const off = (by: string | null) => accountEmail({ ...common, kind: 'secondFactorOff', by })
    expect(off(null).subject).toBe('Two-step sign-in was turned off')
    expect(off('Sam Okafor').subject).toBe('Two-step sign-in was reset')
    expect(off('Sam Okafor').text).toContain('because Sam Okafor has reset two-step sign-in.')
  })

  it.each([
    [9, 'there is nothing to do: 9 are left.'],
    [1, 'there is nothing to do: 1 is left.'],
    [0, 'make new ones under your account: none is left.'],
  ])('counts the recovery codes that are left: %i', (left, text) => {
    expect(accountEmail({ ...common, kind: 'recoveryCodeUsed', left }).text).toContain(text)
  })

  it('is read from its job, which has every field', () => {
    const email = { ...common, kind: 'passwordChanged', by: null } as const
    expect(accountEmailSchema.parse(JSON.parse(JSON.stringify(email)))).toEqual(email)
    expect(accountEmailSchema.safeParse({ ...email, adminOrigin: undefined }).success).toBe(false)
  })
})
