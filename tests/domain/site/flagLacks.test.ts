import { expect, it } from 'vitest'
import { type FlagFacts, flagLacks } from '../../../src/domain/site/flagLacks'
import { defaultFlags, FLAG_NAMES, type Flags } from '../../../src/domain/site/flags'

const NOTHING: FlagFacts = {
  ratePercent: null,
  hasFees: false,
  hasQuoteService: false,
  sendsTexts: false,
  hasChatLink: false,
  deliveryZones: 0,
}
const EVERYTHING: FlagFacts = {
  ratePercent: 7,
  hasFees: true,
  hasQuoteService: true,
  sendsTexts: true,
  hasChatLink: true,
  deliveryZones: 1,
}
const all = (value: boolean) => Object.fromEntries(FLAG_NAMES.map((name) => [name, value])) as Flags

it('[SITE-02] a flag that is on and does nothing yet says what it lacks', () => {
  const lacks = (flags: Partial<Flags>, facts = NOTHING) =>
    flagLacks({ ...all(false), ...flags }, facts).map(({ label, lacks: missing }) => `${label}: ${missing}`)
  expect(lacks({ finance: true })).toEqual(['Finance: an interest rate under Finance'])
  expect(lacks({ finance: true }, { ...EVERYTHING, hasFees: false })).toEqual([
    'Finance: a provider or an establishment fee under Finance',
  ])
  expect(lacks({ chat: true })).toEqual(['Chat: a chat link under Car page'])
  expect(lacks({ deliveryCalculator: true })).toEqual(['Delivery calculator: delivery zones under Car page'])
  expect(lacks({ gatedCheckout: true })).toEqual(['Sign in for checkout: Reserve online or Buy online'])
  expect(lacks({ gatedSpinToWin: true })).toEqual(['Sign in for spin to win: Prize wheel'])
  expect(lacks({ gatedFinance: true }, EVERYTHING)).toEqual([
    'Sign in for finance: Finance, with an interest rate and fees',
  ])
  expect(lacks({ finance: true, financeQuote: true }, { ...EVERYTHING, hasQuoteService: false })).toEqual([
    'Finance quotes: a quote service: ask who runs this installation',
  ])
  expect(lacks({ watchlist: true })).toEqual(['Watchlist: a text message service: ask who runs this installation'])
})

it('[SITE-02] a flag that is off, or has what it needs, lacks nothing', () => {
  expect(flagLacks(all(false), NOTHING)).toEqual([])
  expect(flagLacks(all(true), EVERYTHING)).toEqual([])
  expect(flagLacks(defaultFlags(), EVERYTHING)).toEqual([])
})
