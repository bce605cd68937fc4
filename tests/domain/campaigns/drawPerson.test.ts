import { expect, it } from 'vitest'
import { drawPersonKeys, toMailbox } from '../../../src/domain/campaigns/drawPerson'

it('[FAV-06] knows a mailbox by any of its spellings', () => {
  expect(toMailbox('Ada+spin@Example.test')).toBe('ada@example.test')
  expect(toMailbox('a.d.a+2@googlemail.com')).toBe('ada@gmail.com')
  // Dots make another mailbox anywhere else.
  expect(toMailbox('a.da@example.test')).toBe('a.da@example.test')
  expect(toMailbox('+ada@example.test')).toBe('+ada@example.test')
})

it('[FAV-06] knows a person by the email, the mailbox and the mobile', () => {
  expect(drawPersonKeys({ email: 'Ada+2@example.test', phone: '0491570006' })).toEqual([
    'ada+2@example.test',
    'ada@example.test',
    'mobile:0491570006',
  ])
  expect(drawPersonKeys({ email: 'ada@example.test', phone: null })).toEqual(['ada@example.test'])
})
