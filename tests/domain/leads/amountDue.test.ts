import { describe, expect, test } from 'vitest'
import { amountDue, reserveFeeDollars } from '../../../src/domain/leads/amountDue'
import type { Site } from '../../../src/domain/site/site'

const site = ({ takesCards = true, reserveFee = '$350' } = {}) =>
  ({ bookings: { takesCards }, carPage: { reserveFee } }) as Pick<Site, 'bookings' | 'carPage'>
const car = { name: '2024 Toyota HiLux SR5' }

describe('[CAR-19] the amount due with an enquiry', () => {
  test('is the reservation fee of a car', () => {
    const expected = { kind: 'reservation', amount: 350, description: 'Reservation of the 2024 Toyota HiLux SR5' }
    expect(amountDue(site(), { kind: 'reserve', details: {} }, car)).toEqual(expected)
    expect(amountDue(site(), { kind: 'purchase', details: {} }, car)).toEqual(expected)
  })

  test('is the amount of an invoice', () => {
    const details = { amount: 1250, invoice: 'A-17' }
    expect(amountDue(site(), { kind: 'payment', details }, null)).toEqual({
      kind: 'invoice',
      amount: 1250,
      description: 'Invoice A-17',
    })
  })

  test.each([
    ['a site without card payments', site({ takesCards: false }), 'reserve', car],
    ['a fee without an amount', site({ reserveFee: 'Call us' }), 'reserve', car],
    ['an enquiry that reserves nothing', site(), 'general', car],
    ['no car', site(), 'reserve', null],
  ] as const)('is null with %s', (_, at, kind, about) => {
    expect(amountDue(at, { kind, details: {} }, about)).toBeNull()
  })

  test('falls back to the default fee', () => expect(reserveFeeDollars(site({ reserveFee: ' ' }))).toBe(200))
})
