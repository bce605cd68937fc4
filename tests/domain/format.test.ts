import { describe, expect, it } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDistance,
  formatDollars,
  formatDollarsAndCents,
  formatKm,
  formatNumber,
  formatShortDate,
} from '../../src/domain/format'
import { fromCents, toCents } from '../../src/domain/money'
import { formatPhone, maskPhone, phoneDigits, telLink } from '../../src/domain/phone'
import { TEXT_LIMITS, truncateWithEllipsis } from '../../src/domain/text'

describe('amounts and numbers', () => {
  const values = [
    0,
    0.4,
    0.5,
    1.5,
    2.5,
    7,
    999,
    999.5,
    1000,
    54_990,
    99_999.49,
    1_234_567,
    999_999_999.5,
    2 ** 53,
    1e21,
  ]
  it.each([...values, ...values.map((value) => -value), Number.NaN])('%d is written as Intl does', (value) => {
    const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })
    expect(formatDollars(value)).toBe(dollars.format(value))
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 }).format(value))
  })
})

describe('[CAR-10] phone numbers in the Australian format', () => {
  it.each([
    ['+61 3 5550 1234', '03 5550 1234'],
    ['+61355501234', '03 5550 1234'],
    ['+61 (0)3 5550 1234', '03 5550 1234'],
    ['0355501234', '03 5550 1234'],
    ['(02) 7010-1234', '02 7010 1234'],
    ['+61491570006', '0491 570 006'],
    ['0491570156', '0491 570 156'],
    ['1800160401', '1800 160 401'],
    ['1300 975 707', '1300 975 707'],
    ['131234', '13 12 34'],
    ['+64 9 555 1234', '+64 9 555 1234'],
    [' ext. 12 ', 'ext. 12'],
  ])('%s is formatted as %s', (input, expected) => {
    expect(formatPhone(input)).toBe(expected)
  })

  it('digits and links', () => {
    expect(phoneDigits('+61 3 5550 1234')).toBe('0355501234')
    expect(telLink('03 5550 1234')).toBe('tel:+61355501234')
    expect(telLink('0491 570 006')).toBe('tel:+61491570006')
    expect(telLink('1800 160 401')).toBe('tel:1800160401')
  })
})

it('[CAR-08] a phone is masked after its first 5 characters', () => {
  expect(maskPhone('+61355501234')).toBe('03 55•• ••••')
  expect(maskPhone('0491570006')).toBe('0491 ••• •••')
  expect(maskPhone('1234')).toBe('1234')
})

it('[MOD-05] prices are whole dollars with separators', () => {
  expect(formatDollars(54_990)).toBe('$54,990')
  expect(formatDollars(0)).toBe('$0')
  expect(formatDollarsAndCents(173.4)).toBe('$173.40')
})

it('kilometres and counts', () => {
  expect(formatKm(24_500)).toBe('24,500 km')
  expect(formatCount(1, { one: 'car', many: 'cars' })).toBe('1 car')
  expect(formatCount(1204, { one: 'caravan', many: 'caravans' })).toBe('1,204 caravans')
})

it('dates are in the requested time zone', () => {
  expect(formatDate('2027-03-30T22:00:00Z', 'Australia/Sydney')).toBe('31 March 2027')
  expect(formatDate('2027-03-30T22:00:00Z', 'UTC')).toBe('30 March 2027')
  expect(formatShortDate('2026-12-25', 'UTC')).toBe('Fri 25 Dec')
})

it('money is summed without floating point', () => {
  expect(fromCents(toCents(0.1) + toCents(0.2))).toBe(0.3)
  expect(toCents(1.005)).toBe(101)
  expect(toCents(-1.5)).toBe(-150)
  expect(toCents(Number.NaN)).toBe(0)
})

describe('[REV-03] [FIN-06] [CAR-09] [MOD-02] long texts are truncated', () => {
  it('at 160, 197, 400, 75 and 200 characters', () => {
    expect(TEXT_LIMITS).toEqual({
      review: 160,
      financeDisclaimer: 197,
      dealerComments: 400,
      modelCard: 75,
      modelRangeCard: 200,
    })
  })

  it.each([
    [196, false],
    [197, false],
    [198, true],
  ])('a disclaimer of %d characters is truncated: %s', (length, truncated) => {
    const cut = truncateWithEllipsis('x'.repeat(length), TEXT_LIMITS.financeDisclaimer)
    expect(cut.truncated).toBe(truncated)
    expect(cut.text).toBe(truncated ? `${'x'.repeat(197)}…` : 'x'.repeat(length))
  })

  it('without a space before the ellipsis and without splitting an emoji', () => {
    expect(truncateWithEllipsis('fine car', 5).text).toBe('fine…')
    expect(truncateWithEllipsis('👨‍👩‍👧 family car', 1).text).toBe('👨‍👩‍👧…')
  })
})

it.each([
  [0.04, '0.0 km'],
  [2.449, '2.4 km'],
  [9.949, '9.9 km'],
  [9.96, '10 km'],
  [1234.5, '1,235 km'],
])('[STK-06] a distance of %d km is formatted as %s', (km, expected) => expect(formatDistance(km)).toBe(expected))
