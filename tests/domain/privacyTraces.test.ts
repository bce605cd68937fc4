import { expect, it } from 'vitest'
import { namesPerson } from '../../src/domain/privacy/namesPerson'
import { withoutContact, withoutPhones } from '../../src/domain/privacy/withoutContact'

const person = {
  emails: ['Ada.Lovelace@example.test'],
  phones: ['0491 570 006'],
  names: ['Lovelace', 'Ada Lovelace'],
  texts: ['1AB2CD', 'Is the blue engine still there?'],
}

it.each([
  ...['ada.lovelace@example.test', 'ADA.LOVELACE', 'lovelace', 'ada  Lovelace', 'love', 'example.test'],
  ...['+61 491 570 006', '0491570006', '(0491) 570-006', '491570006', '570 006', '61491570006 hilux'],
  ...['1ab2cd', 'blue engine', 'lovelace hilux'],
])('[PRIV-04] words of an export name a person: %s', (words) => expect(namesPerson(words, person)).toBe(true))

it.each(['hilux', 'grace', 'ad', '', '03 5550 1234', '2024', 'red engine', '1AB2CE'])(
  '[PRIV-04] words of an export name somebody else: %s',
  (words) => expect(namesPerson(words, person)).toBe(false),
)

it('a person of whom nothing is known is named by no words', () =>
  expect(namesPerson('hilux', { emails: [], phones: [], names: [], texts: [] })).toBe(false))

it.each([
  ['/hello/ada@example.test/x', '/hello/[email]/x'],
  ['/hello/ada%40example.test', '/hello/[email]'],
  ['/call/0491570006', '/call/[number]'],
  ['/call/+61%20491%20570%20006', '/call/[number]'],
  ['/cars/2024-kia-rio-12345678', '/cars/2024-kia-rio-12345678'],
  ['/search/mazda', '/search/mazda'],
])('a path is kept without contact details: %s', (path, kept) => expect(withoutContact(path)).toBe(kept))

it.each(['0491 570 006', '(0491) 570 006', '+61 (0)491 570 006', '61491570006', '03 5550 1234', '0491.570.006'])(
  'no phone number is kept, however it is written: %s',
  (phone) => expect(withoutPhones(`call ${phone} now`).replaceAll(/\D/g, '')).toBe(''),
)
