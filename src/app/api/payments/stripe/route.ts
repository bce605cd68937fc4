import { payloadClient } from '@/data/payloadClient'
import { settlePayment } from '@/leads/settlePayment'
import { type PaymentEvent, parsePaymentEvent, verifyEvent } from '@/providers/payments/stripeEvents'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { readText } from '@/server/requestBody'
import { route } from '@/server/route'

/** Stripe events are a few kilobytes. */
const MAX_BODY_BYTES = 500_000

const UNSIGNED = { field: 'Stripe-Signature', message: 'The signature is invalid.' }

/**
 * Webhook for the outcome of Stripe checkouts (CAR-19). The signature is verified over the raw body, and repeated events
 * change nothing. 200 acknowledges the event; 500 makes Stripe retry.
 */
export const POST = route({}, async (request) => {
  const { STRIPE_WEBHOOK_SECRET: secret } = process.env
  if (!secret) return errorResponse(404, { field: 'host', message: 'Card payments are not configured.' })
  const signature = request.headers.get('stripe-signature')
  if (!signature) return errorResponse(400, UNSIGNED)
  const body = await readText(request, MAX_BODY_BYTES)
  if (body === null) return errorResponse(413, { field: 'body', message: 'The event is too long.' })
  const now = new Date()
  // A Connect platform has a second secret, for events of its accounts.
  const secrets = secret.split(/[\s,]+/).filter(Boolean)
  const event = readEvent(() => verifyEvent(body, signature, secrets, now))
  if (event === 'unsigned') return errorResponse(400, UNSIGNED)
  if (event === 'malformed') return errorResponse(400, { field: 'body', message: 'Not a Stripe event.' })
  if (!event) return Response.json({ received: true })
  const log = loggerFor(request)
  try {
    const settled = await settlePayment((await payloadClient()).db.pool, event, now)
    log.info({ event: event.id, type: event.type, settled }, 'Received a payment event from Stripe')
    return Response.json({ received: true })
  } catch (error) {
    log.error({ err: error, event: event.id }, 'Could not settle a payment')
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
