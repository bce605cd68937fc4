import { expect, it } from 'vitest'
import { mailboxOf } from '../../../src/domain/leads/mailbox'

it.each([
  ['Ada@Shopper.test', 'ada@shopper.test'],
  ['ada+cars@shopper.test', 'ada@shopper.test'],
  ['a.da@shopper.test', 'a.da@shopper.test'],
  ['R.osa.Lee+x@googlemail.com', 'rosalee@gmail.com'],
  [' rosalee@gmail.com ', 'rosalee@gmail.com'],
  ['', ''],
  ['@', '@'],
])('[CAR-19] %s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
