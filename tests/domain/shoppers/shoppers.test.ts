import { describe, expect, it } from 'vitest'
import { accountCsv } from '../../../src/domain/shoppers/accountExport'
import { codeChannels } from '../../../src/domain/shoppers/codeChannels'
import { codeEmail, codeText } from '../../../src/domain/shoppers/codeMessages'
import { joinSavedCars, MAX_SAVED_CARS } from '../../../src/domain/shoppers/savedCars'
import { parseShopperAddress } from '../../../src/domain/shoppers/shopperAddress'
import { parseCode, toCode } from '../../../src/domain/shoppers/signInCode'
import { signInErrorMessage } from '../../../src/domain/shoppers/signInErrors'
import { watchToast } from '../../../src/domain/shoppers/watchToasts'

describe('the address of a sign-in', () => {
  const both = ['email', 'sms'] as const
  it.each([
    [' Ada@Example.test ', { channel: 'email', address: 'ada@example.test' }],
    ['+61 491 570 006', { channel: 'sms', address: '0491570006' }],
    ['0491-570-006', { channel: 'sms', address: '0491570006' }],
    // Landlines and 13 numbers get no texts.
    ['03 5550 1234', null],
    ['13 11 66', null],
    ['ada@example', null],
    ['ada@example.test, grace@example.test', null],
    ['', null],
    [7, null],
  ])('%s', (text, expected) => expect(parseShopperAddress(text, both)).toEqual(expected))

  it('is of a channel that is offered: mobiles alone for a watchlist, and only where texts are sent', () => {
    expect(parseShopperAddress('0491 570 006', ['email'])).toBe(null)
    expect(parseShopperAddress('ada@example.test', ['sms'])).toBe(null)
    expect(codeChannels('watchlist', false)).toEqual(['sms'])
    expect([codeChannels('finance', false), codeChannels('finance', true)]).toEqual([['email'], ['email', 'sms']])
  })
})

describe('a sign-in code', () => {
  it('has six digits, however they are typed', () => {
    expect([toCode(0), toCode(42), toCode(999_999)]).toEqual(['000000', '000042', '999999'])
    expect([parseCode(' 123 456 '), parseCode('123-456'), parseCode('12345'), parseCode('1234567')]).toEqual([
      '123456',
      '123456',
      null,
      null,
    ])
    expect([parseCode('12345a'), parseCode(123_456), parseCode(undefined)]).toEqual([null, null, null])
  })

  it('is in the subject, the text and the HTML of its email, with the link', () => {
    const site = {
      name: 'Harbour <Motors>',
      origin: 'https://harbour.test',
      colours: { accent: '#111111', onAccent: '#ffffff', ink: '#111111' },
    }
    const message = { site, code: '000042', link: 'https://harbour.test/sign-in/link?token=abc' }
    const { subject, text, html } = codeEmail(message)
    expect(subject).toBe('000042 is your sign-in code for Harbour <Motors>')
    for (const part of [text, html]) expect(part).toContain('000042')
    expect(text).toContain(message.link)
    expect(html).not.toContain('<Motors')
    expect(codeText(message)).toBe(
      '000042 is your sign-in code for Harbour <Motors>. It works for 10 minutes. Or use https://harbour.test/sign-in/link?token=abc',
    )
  })

  it('has no message for the name of an unknown error', () => {
    expect(signInErrorMessage('expired')).toContain('can no longer be used')
    expect([signInErrorMessage('toString'), signInErrorMessage('<b>'), signInErrorMessage(undefined)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('[FAV-01] favourites of a browser and an account', () => {
  it('join without duplicates, those of the browser first', () => {
    const car = (id: number) => ({ id })
    expect(joinSavedCars([car(3), car(1)], [car(2), car(1)])).toEqual([car(3), car(1), car(2)])
    const many = Array.from({ length: MAX_SAVED_CARS }, (_, id) => car(id))
    expect(joinSavedCars([car(-1)], many)).toHaveLength(MAX_SAVED_CARS)
    expect(joinSavedCars([car(-1)], many).at(-1)).toEqual(car(MAX_SAVED_CARS - 2))
  })
})

it('[FAV-03] the toasts of the watchlist name the car', () => {
  expect(watchToast('2024 Kia Rio', true)).toEqual({
    title: 'Car Saved In Watchlist',
    description: '2024 Kia Rio is now available in your watchlist',
  })
  expect(watchToast('2024 Kia Rio', false)).toEqual({
    title: 'Car Removed',
    description: '2024 Kia Rio is no longer in your watchlist',
  })
})

it('the export of an account runs no formula in a spreadsheet', () => {
  const csv = accountCsv([{ kind: 'Enquiry', at: null, reference: 'A-1', what: '=cmd()', state: 'New' }])
  expect(csv.split('\r\n')).toEqual(['\uFEFFKind,Time,Reference,What,State', "Enquiry,,A-1,'=cmd(),New", ''])
})
