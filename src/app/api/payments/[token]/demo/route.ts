import { getPayment } from '@/data/enquiry/payments'
import { payloadClient } from '@/data/payloadClient'
import { completeDemoPayment } from '@/leads/completeDemoPayment'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../../../access'
import { requestOrigin } from '../../../requestOrigin'

/**
 * Completes a demo checkout: nothing is charged, and the shopper pays at the dealership. Unavailable if a payment service is
 * configured.
 */
export const POST = route({ access: findSite }, async (request, { access: site, param }) => {
  const token = param('token')
  const payment = site ? await getPayment(site.id, token) : null
  if (!payment) return errorResponse(404, { field: 'token', message: 'Payment not found.' })
  await completeDemoPayment((await payloadClient()).db.drizzle, payment.id)
  return new Response(null, { status: 303, headers: { Location: `${requestOrigin(request)}/payments/${token}` } })
})
