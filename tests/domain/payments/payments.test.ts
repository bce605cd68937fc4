import { describe, expect, it } from 'vitest'
import {
  type CheckoutState,
  canPay,
  canReuseCheckout,
  checkoutExpiry,
  nextPaymentStatus,
} from '../../../src/domain/payments/checkout'
import { paymentLabels } from '../../../src/domain/payments/labels'
import { formatAmount, PAYMENT_STATUSES, toDollars, toPaymentCents } from '../../../src/domain/payments/payment'

describe('[CAR-19] amounts', () => {
  it.each([
    ['$200', 200],
    ['$1,249.50', 1249.5],
    ['Deposit of $500', 500],
    ['Call us', null],
    ['$0', null],
    ['$999,999', null],
  ])('"%s" is %s dollars', (text, dollars) => expect(toDollars(text)).toBe(dollars))

  it('are whole cents, and show cents only if there are any', () => {
    expect(toPaymentCents(1249.15)).toBe(124_915)
    expect(formatAmount(200)).toBe('$200')
    expect(formatAmount(1249.5)).toBe('$1,249.50')
  })
})

describe('[CAR-19] a checkout', () => {
  const now = new Date('2026-11-22T09:00:00Z')
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  it.each([
    ['awaiting', 'held', true],
    ['failed', null, true],
    ['atDealership', 'held', true],
    ['awaiting', 'expired', false],
    ['processing', 'held', false],
    ['paid', null, false],
    ['refunded', null, false],
    ['expired', null, false],
  ] as const)('of a payment that is %s, with a hold that is %s, may be opened: %s', (status, hold, expected) => {
    expect(canPay({ status, hold: hold && { status: hold } })).toBe(expected)
  })

  it.each([
    ['awaiting', 'stripe', 5 * 60 + 1, true],
    ['awaiting', 'stripe', 5 * 60, false],
    ['awaiting', 'demo', 3600, false],
    ['failed', 'stripe', 3600, false],
  ] as const)(
    'of a payment that is %s at %s, open for %s seconds, is reused: %s',
    (status, provider, seconds, expected) => {
      const session = { expiresAt: new Date(now.getTime() + seconds * 1000) }
      expect(canReuseCheckout({ status, provider, session }, 'stripe', now)).toBe(expected)
    },
  )

  it('expires with the hold, but after half an hour at least and a day at most', () => {
    const held = (minutes: number) => ({ status: 'held', expiresAt: inMinutes(minutes) })
    expect(checkoutExpiry(held(120), now)).toEqual(inMinutes(120))
    expect(checkoutExpiry(held(2), now)).toEqual(inMinutes(31))
    expect(checkoutExpiry(held(5000), now)).toEqual(inMinutes(23 * 60))
    expect(checkoutExpiry(null, now)).toEqual(inMinutes(23 * 60))
    expect(checkoutExpiry({ status: 'pending', expiresAt: inMinutes(1440) }, now)).toEqual(inMinutes(31))
  })

  const buildEvent = (status: CheckoutState['status'], overrides: Partial<CheckoutState> = {}): CheckoutState => ({
    ...{ sessionId: 'cs_1', token: 'mine', status, paymentId: null, cents: 20_000, currency: 'aud' },
    ...overrides,
  })
  const current = { sessionId: 'cs_1', cents: 20_000 }

  it('that is paid marks the payment as paid, in any earlier state, also for an older checkout', () => {
    for (const status of PAYMENT_STATUSES.filter((candidate) => candidate !== 'paid' && candidate !== 'refunded')) {
      expect(nextPaymentStatus({ ...current, status }, buildEvent('paid', { sessionId: 'cs_0' }))).toEqual({
        status: 'paid',
      })
    }
  })

  it('does not undo a payment, except by a refund', () => {
    for (const status of ['open', 'processing', 'paid', 'failed', 'expired'] as const) {
      expect(nextPaymentStatus({ ...current, status: 'paid' }, buildEvent(status))).toBeNull()
    }
    expect(nextPaymentStatus({ ...current, status: 'paid' }, buildEvent('refunded'))).toEqual({ status: 'refunded' })
    expect(nextPaymentStatus({ ...current, status: 'awaiting' }, buildEvent('refunded'))).toBeNull()
  })

  it('with another amount or currency is ignored', () => {
    const awaiting = { ...current, status: 'awaiting' as const }
    expect(nextPaymentStatus(awaiting, buildEvent('paid', { cents: 100 }))).toHaveProperty('problem')
    expect(nextPaymentStatus(awaiting, buildEvent('paid', { currency: 'usd' }))).toHaveProperty('problem')
  })

  it('that failed or expired leaves the payment open, and an older one has no effect', () => {
    const awaiting = { ...current, status: 'awaiting' as const }
    expect(nextPaymentStatus(awaiting, buildEvent('failed'))).toEqual({ status: 'failed' })
    expect(nextPaymentStatus(awaiting, buildEvent('expired'))).toBeNull()
    expect(nextPaymentStatus(awaiting, buildEvent('failed', { sessionId: 'cs_0' }))).toBeNull()
  })
})

describe('[CAR-19] the page of a payment', () => {
  const payment = {
    ...{ kind: 'reservation' as const, amount: 200, holdEnded: false, heldUntil: 'Tuesday' },
    ...{ checkout: 'service' as const, byCard: false },
  }

  it('offers only open payments, while the car is held and the site accepts cards', () => {
    const pay = (status: (typeof PAYMENT_STATUSES)[number], overrides = {}) =>
      paymentLabels({ ...payment, status, ...overrides }).pay
    expect(pay('awaiting')).toBe('Pay $200 by card')
    expect(pay('failed')).toBe('Pay $200 by card')
    for (const status of ['processing', 'atDealership', 'paid', 'expired', 'refunded'] as const) {
      expect(pay(status)).toBeNull()
    }
    expect(pay('awaiting', { holdEnded: true })).toBeNull()
    expect(pay('awaiting', { checkout: null })).toBeNull()
    expect(pay('awaiting', { checkout: 'demo' })).toBe('Open the demo checkout')
  })

  it('mentions a receipt for card payments only, which send one', () => {
    expect(paymentLabels({ ...payment, status: 'paid', byCard: true }).text).toContain(
      'A receipt is on its way by email.',
    )
    expect(paymentLabels({ ...payment, status: 'paid' }).text).not.toContain('receipt')
  })

  it('mentions no card for an invoice if the site accepts none', () => {
    const { text } = paymentLabels({ ...payment, kind: 'invoice', status: 'awaiting', checkout: null })
    expect(text).toContain('Pay at the dealership')
  })

  it('says that a demo reservation is unpaid', () => {
    const { text } = paymentLabels({ ...payment, status: 'atDealership' })
    expect(text).toContain('You pay the $200 at the dealership; nothing was charged here.')
  })
})
