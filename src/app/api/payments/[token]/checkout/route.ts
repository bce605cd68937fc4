import { createPaymentProvider, getPayment } from '@/data/enquiry/payments'
import { payloadClient } from '@/data/payloadClient'
import { canPay, canReuseCheckout, checkoutExpiry } from '@/domain/payments/checkout'
import { toPaymentCents } from '@/domain/payments/payment'
import { saveCheckout } from '@/leads/saveCheckout'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { type RateLimitRule, siteRetryAfterSeconds } from '@/server/rateLimit'
import { route } from '@/server/route'
import { findSite } from '../../../access'
import { requestOrigin } from '../../../requestOrigin'

const PER_ADDRESS: RateLimitRule = { name: 'checkouts', times: 30, seconds: 600 }

/**
 * Redirects (303) to the payment service's checkout page, reusing the session while it is open. When there is none to offer,
 * redirects back to the payment page with a `problem`.
 */
export const GET = route({ access: findSite }, async (request, { access: site, param }) => {
  const token = param('token')
  const payment = site ? await getPayment(site.id, token) : null
  if (!site || !payment) return errorResponse(404, { field: 'token', message: 'Payment not found.' })
  const page = `${requestOrigin(request)}/payments/${token}`
  const now = new Date()
  if (!site.bookings.takesCards || !canPay(payment)) return seeOther(page)
  const { pool } = (await payloadClient()).db
  if ((await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })) > 0) {
    return seeOther(`${page}?problem=rateLimited`)
  }
  const provider = createPaymentProvider()
  const { session } = payment
  if (session && canReuseCheckout({ ...payment, session }, provider.name, now)) return seeOther(session.url)
  try {
    const checkout = await provider.openCheckout({
      ...{ token, reference: payment.reference, description: payment.description, email: payment.email },
      cents: toPaymentCents(payment.amount),
      returnUrl: page,
      expiresAt: checkoutExpiry(payment.hold, now),
      account: site.bookings.stripeAccount,
    })
    const url = await saveCheckout(pool, {
      paymentId: payment.id,
      provider: provider.name,
      session: checkout,
      previousSessionId: session?.id ?? null,
      now,
    })
    return seeOther(url ?? `${page}?problem=taken`)
  } catch (error) {
    loggerFor(request).error({ err: error, reference: payment.reference }, 'Could not open a checkout')
    return seeOther(`${page}?problem=service`)
  }
})

const seeOther = (url: string) =>
  new Response(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } })
