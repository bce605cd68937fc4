import { payloadClient } from '@/data/payloadClient'
import { settlePayment } from '@/leads/settlePayment'
import { type PaymentEvent, parsePaymentEvent, signedEvent } from '@/providers/payments/stripeEvents'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { readText } from '@/server/requestBody'
import { route } from '@/server/route'

/** Stripe's events are a few kilobytes. */
const MAX_BODY_BYTES = 500_000

/**
 * Stripe tells here what became of a checkout (CAR-19). Its signature is checked over the body as it came; the same event told
 * again changes nothing. 200 tells Stripe that we have it, 500 that it should tell us again.
 */
export const POST = route({}, async (request) => {
  const { STRIPE_WEBHOOK_SECRET: secret } = process.env
  if (!secret) return errorResponse(404, { field: 'host', message: 'No payments are taken here.' })
  const body = await readText(request, MAX_BODY_BYTES)
  if (body === null) return errorResponse(413, { field: 'body', message: 'The event is too long.' })
  const now = new Date()
  const signature = request.headers.get('stripe-signature')
  // A platform has a second secret, for the events of its accounts.
  const secrets = secret.split(/[\s,]+/).filter(Boolean)
  const event = readEvent(() => signedEvent(body, signature, secrets, now))
  if (event === 'unsigned')
    return errorResponse(400, { field: 'Stripe-Signature', message: 'The signature does not fit.' })
  if (event === 'malformed') return errorResponse(400, { field: 'body', message: 'This is no event.' })
  if (!event) return Response.json({ received: true })
  const log = loggerFor(request)
  try {
    const settled = await settlePayment((await payloadClient()).db.pool, event, now)
    log.info({ event: event.id, type: event.type, settled }, 'Stripe told of a payment')
    return Response.json({ received: true })
  } catch (error) {
    log.error({ err: error, event: event.id }, 'A payment could not be settled')
    return errorResponse(500, { field: 'body', message: 'Could not save. Try again.' })
  }
})

function readEvent(verify: () => unknown | null): PaymentEvent | null | 'unsigned' | 'malformed' {
  try {
    const event = verify()
    return event === null ? 'unsigned' : parsePaymentEvent(event)
  } catch {
    return 'malformed'
  }
}
