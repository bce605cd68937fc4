import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPayments } from '../../../src/providers/payments/demo'
import { stripePayments } from '../../../src/providers/payments/stripe'
import { parsePaymentEvent, verifyEvent } from '../../../src/providers/payments/stripeEvents'

interface ReceivedRequest {
  method?: string
  path?: string
  headers: Record<string, unknown>
  fields: Record<string, string>
}

const EXPIRES = new Date('2026-11-22T10:00:00Z')
const CHECKOUT = {
  token: 'token-of-a-payment',
  reference: 'FC-1234',
  description: 'Reservation of the 2024 Toyota HiLux SR5',
  cents: 20_000,
  email: 'ada@shopper.test',
  returnUrl: 'https://harbour.example/payments/token-of-a-payment',
  expiresAt: EXPIRES,
  account: 'acct_harbour123',
}
const SESSION = {
  id: 'cs_1',
  client_reference_id: CHECKOUT.token,
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  amount_total: 20_000,
  currency: 'aud',
}

let server: Server
let url: string
let requests: ReceivedRequest[]
let stripeResponse: { status: number; body: unknown }
/** how many requests fail before `handler` is sent */
let failures: number

// A local server in place of Stripe, which records the requests.
beforeEach(async () => {
  requests = []
  failures = 0
  stripeResponse = {
    status: 200,
    body: { ...SESSION, url: 'https://checkout.stripe.test/cs_1', expires_at: EXPIRES.getTime() / 1000 },
  }
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { method, url: path, headers } = request
      requests.push({ method, path, headers, fields: Object.fromEntries(new URLSearchParams(text)) })
      const status = requests.length <= failures ? 500 : stripeResponse.status
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(stripeResponse.body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((closed) => server.close(closed)))

const stripe = () => stripePayments({ secretKey: 'sk_test_1234567890', url })

describe('[CAR-19] Stripe’s checkout', () => {
  it('is created with the amount in cents, our own payment id and the return URL', async () => {
    const checkout = await stripe().openCheckout(CHECKOUT)
    expect(checkout).toEqual({ sessionId: 'cs_1', url: 'https://checkout.stripe.test/cs_1', expiresAt: EXPIRES })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' })
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer sk_test_1234567890',
      'stripe-account': 'acct_harbour123',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(requests[0]?.fields).toMatchObject({
      mode: 'payment',
      client_reference_id: CHECKOUT.token,
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '20000',
      'line_items[0][price_data][product_data][name]': CHECKOUT.description,
      'payment_intent_data[metadata][token]': CHECKOUT.token,
      success_url: `${CHECKOUT.returnUrl}?returned=1`,
      cancel_url: CHECKOUT.returnUrl,
      expires_at: String(EXPIRES.getTime() / 1000),
    })
  })

  it('uses the same idempotency key for the same payment, and no account for the key’s own', async () => {
    await stripe().openCheckout(CHECKOUT)
    await stripe().openCheckout({ ...CHECKOUT, account: null })
    await stripe().openCheckout({ ...CHECKOUT, expiresAt: new Date(EXPIRES.getTime() + 60_000) })
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
    expect(requests[1]?.headers).not.toHaveProperty('stripe-account')
  })

  it('is created by a retry under the same key after a failure', async () => {
    failures = 1
    expect(await stripe().openCheckout(CHECKOUT)).toMatchObject({ sessionId: 'cs_1' })
    expect(requests).toHaveLength(2)
    expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key'])
  })

  it('reports the reason of an error', async () => {
    stripeResponse = { status: 402, body: { error: { type: 'card_error', message: 'No such account.' } } }
    await expect(stripe().openCheckout(CHECKOUT)).rejects.toThrow('Stripe returned 402: No such account.')
  })

  it.each([
    [{ status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }, 'paid'],
    [{ status: 'complete', payment_status: 'unpaid' }, 'processing'],
    [{ status: 'expired', payment_status: 'unpaid' }, 'expired'],
    [{ status: 'open', payment_status: 'unpaid' }, 'open'],
  ])('with the state %o is %s', async (session, status) => {
    stripeResponse = { status: 200, body: { ...SESSION, ...session } }
    expect(await stripe().getCheckoutState('cs_1', null)).toMatchObject({
      status,
      token: CHECKOUT.token,
      cents: 20_000,
    })
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_1' })
  })

  it('unknown to Stripe is null', async () => {
    stripeResponse = { status: 404, body: { error: { message: 'No such session' } } }
    expect(await stripe().getCheckoutState('cs_2', null)).toBeNull()
  })
})

describe('[CAR-19] Stripe’s webhooks', () => {
  const secret = 'whsec_test_1234567890'
  const now = new Date('2026-11-22T09:00:00Z')
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    created: now.getTime() / 1000,
    data: { object: { ...SESSION, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' } },
  })
  const signed = (time: Date, text = body, key = secret) => {
    const seconds = time.getTime() / 1000
    return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')},v0=ab`
  }

  it('are accepted only with a signature over this body, by our secret, of the last five minutes', () => {
    const verify = (header: string | null, text = body) => verifyEvent(text, header, [secret], now)
    expect(verify(signed(now))).toEqual(JSON.parse(body))
    expect(verify(signed(now), `${body} `)).toBeNull()
    expect(verify(signed(now, body, 'whsec_another'))).toBeNull()
    expect(verify(signed(new Date(now.getTime() - 301_000)))).toBeNull()
    expect(verify(null)).toBeNull()
    expect(verify('t=1,v1=zz')).toBeNull()
    expect(verify(signed(now), '')).toBeNull()
  })

  it('are accepted with either of two secrets, and rejected with invalid JSON', () => {
    const both = ['whsec_another', secret]
    expect(verifyEvent(body, signed(now), both, now)).toEqual(JSON.parse(body))
    expect(() => verifyEvent('{', signed(now, '{'), both, now)).toThrow(SyntaxError)
  })

  it('report the outcome of a checkout, and are ignored for other events', () => {
    expect(parsePaymentEvent(JSON.parse(body))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      at: now,
      state: {
        sessionId: 'cs_1',
        token: CHECKOUT.token,
        status: 'paid',
        paymentId: 'pi_1',
        cents: 20_000,
        currency: 'aud',
      },
    })
    const event = (type: string, object: object) => parsePaymentEvent({ ...JSON.parse(body), type, data: { object } })
    expect(event('checkout.session.async_payment_failed', { ...SESSION, status: 'complete' })?.state.status).toBe(
      'failed',
    )
    expect(event('customer.created', { id: 'cus_1' })).toBeNull()
    const charge = {
      payment_intent: 'pi_1',
      refunded: true,
      amount: 20_000,
      currency: 'aud',
      metadata: { token: 'mine' },
    }
    expect(event('charge.refunded', charge)?.state).toMatchObject({ status: 'refunded', token: 'mine' })
    expect(event('charge.refunded', { ...charge, refunded: false })).toBeNull()
    expect(event('charge.refunded', { ...charge, metadata: {} })).toBeNull()
  })
})

it('[CAR-19] without a key the checkout is a demo, which never reports a payment', async () => {
  const checkout = await demoPayments.openCheckout(CHECKOUT)
  expect(checkout.url).toBe('https://harbour.example/payments/token-of-a-payment/demo')
  expect(await demoPayments.getCheckoutState(checkout.sessionId, null)).toBeNull()
})
