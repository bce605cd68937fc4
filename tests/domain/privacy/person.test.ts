import { describe, expect, it } from 'vitest'
import { deskUrl, parseDeskQuery } from '../../../src/domain/privacy/deskUrl'
import { isTypedPerson, parseIdentifier, parsePersonKey, personKey } from '../../../src/domain/privacy/person'
import { privacyRights } from '../../../src/domain/privacy/privacyRights'

describe('a person', () => {
  it('is found by a whole email in any case, or by the last nine digits of a phone number in any format', () => {
    expect(parseIdentifier(' Ada@Example.TEST ')).toEqual({ email: 'ada@example.test' })
    for (const phone of ['0491 570 006', '+61 491 570 006', '61491570006', '(0491) 570-006'])
      expect(parseIdentifier(phone)).toEqual({ phone: '491570006' })
    expect(parseIdentifier('13 22 33')).toEqual({ phone: '132233' })
  })

  it('is not found by part of one, which could belong to anybody', () => {
    for (const text of [
      '',
      'ada',
      'ada@',
      '@example.test',
      '491 57',
      '12345678',
      '%',
      `${'a'.repeat(250)}@example.test`,
    ])
      expect(parseIdentifier(text)).toBeNull()
  })

  it('has a key that reads back as the same person', () => {
    for (const person of [{ email: 'ada@example.test' }, { phone: '491570006' }])
      expect(parsePersonKey(personKey(person))).toEqual(person)
    for (const key of ['email:', 'email:Ada@example.test', 'name:ada', 'phone:+61491570006', 'ada@example.test'])
      expect(parsePersonKey(key)).toBeNull()
  })

  it('is confirmed by the whole email or phone number, however it is written', () => {
    expect(isTypedPerson('email:ada@example.test', ' ADA@example.test ')).toBe(true)
    expect(isTypedPerson('phone:491570006', '+61 491 570 006')).toBe(true)
    for (const typed of ['', 'ada', 'bob@example.test', '0491 570 006'])
      expect(isTypedPerson('email:ada@example.test', typed)).toBe(false)
  })

  it('is in the URL of the desk, which ignores anything invalid', () => {
    const url = deskUrl({ who: '0491 570 006', open: { site: 3, key: 'email:ada@example.test' } })
    expect(parseDeskQuery(new URL(url, 'http://admin.test').searchParams)).toEqual({
      who: '0491 570 006',
      open: { site: 3, person: { email: 'ada@example.test' }, key: 'email:ada@example.test' },
      tab: 'requests',
    })
    const invalid = new URLSearchParams({ site: '99999999999', person: 'email:ada@example.test', tab: 'other' })
    expect(parseDeskQuery(invalid)).toEqual({ who: '', open: null, tab: 'requests' })
  })
})

it('editors handle requests, leads staff only find people, authors do neither, and managers read the log', () => {
  const handles = { find: true, handle: true }
  expect(privacyRights('superAdmin')).toEqual({ ...handles, readLog: true })
  expect(privacyRights('groupManager')).toEqual({ ...handles, readLog: true })
  expect(privacyRights('siteEditor')).toEqual({ ...handles, readLog: false })
  expect(privacyRights('leadsOnly')).toEqual({ find: true, handle: false, readLog: false })
  for (const role of ['siteAuthor', 'owner', null])
    expect(privacyRights(role)).toEqual({ find: false, handle: false, readLog: false })
})
